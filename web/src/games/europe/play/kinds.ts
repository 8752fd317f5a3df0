/** How a region is lit: one marches there, rides there, lands there, meets the enemy there, or puts pieces there. */
export type Kind = "move" | "road" | "danger" | "attack" | "place";
