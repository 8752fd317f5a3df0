/** How a region is lit: one marches there, rides there, lands there, meets the enemy there, or puts pieces there. */
export const kinds = ["move", "road", "danger", "attack", "place"] as const;

export type Kind = (typeof kinds)[number];
