import type { Arm, Card, Combination, Force, Forces, Nation, Region } from "../../../../wire/europe";
import { bare, feminine, feminines, masculine, masculines, inThe, ofThe, type Noun } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import { arms, countOf } from "../../force";
import { nations } from "../../nations";
import { places } from "../../regions";
import { colourOf, symbolOf } from "../cards";

export const nationNouns: Record<Nation, Noun> = {
  france: feminine("Francia"),
  britain: feminine("Gran Bretagna"),
  prussia: feminine("Prussia"),
  russia: feminine("Russia"),
  ottoman: masculines("Ottomani"),
  austria: feminine("Austria"),
  spain: feminine("Spagna"),
};

/** Cities and islands of names without an article: "a Parigi", "verso Parigi". */
const cities = new Set<Region>([
  "paris",
  "london",
  "berlin",
  "st_petersburg",
  "moscow",
  "constantinople",
  "vienna",
  "madrid",
  "naples",
  "venice",
  "milan",
  "novgorod",
  "minsk_smolensk",
  "gibraltar",
  "ankara",
  "oran",
  "algiers",
  "hanover",
]);

const masculineLands = new Set<Region>([
  "don_basin",
  "caucasus",
  "wales",
  "tyrol",
  "belgium",
  "mecklenburg",
  "grand_duchy_of_warsaw",
  "papal_states",
  "portugal",
  "piedmont",
  "morocco",
  "egypt",
  "ulster",
  "baden_wurtt",
]);

const pluralLands = new Set<Region>(["asturias", "midlands", "highlands"]);

/** "nel Caucaso", where the others are "in Baviera", "in Egitto". */
const withArticle = new Set<Region>([
  "don_basin",
  "caucasus",
  "mecklenburg",
  "grand_duchy_of_warsaw",
  "papal_states",
  "baden_wurtt",
  "asturias",
  "midlands",
  "highlands",
]);

export function region(region: Region): Noun {
  const name = region === "baden_wurtt" ? "Baden-Württemberg" : (places.get(region)?.name.it ?? region);
  if (cities.has(region)) return bare(name, "f");
  if (pluralLands.has(region)) return feminines(name);
  return masculineLands.has(region) ? masculine(name) : feminine(name);
}

/** "a Parigi", "in Baviera", "nel Caucaso" */
export function inRegion(of: Region): string {
  const noun = region(of);
  if (cities.has(of)) return `a ${noun.text}`;
  return withArticle.has(of) ? inThe(noun) : `in ${noun.text}`;
}

const armNouns: Record<Arm, { one: string; many: string }> = {
  infantry: { one: "fanteria", many: "fanterie" },
  cavalry: { one: "cavalleria", many: "cavallerie" },
  artillery: { one: "artiglieria", many: "artiglierie" },
  leader: { one: "comandante", many: "comandanti" },
};

export const armNames: Record<Arm, string> = {
  infantry: "fanteria",
  cavalry: "cavalleria",
  artillery: "artiglieria",
  leader: "comandante",
};

export const pieces = (arm: Arm, count: number): string =>
  `${String(count)} ${count === 1 ? armNouns[arm].one : armNouns[arm].many}`;

/** "3 fanterie e 1 comandante" */
export function force(force: Force): string {
  const parts = arms.filter((arm) => countOf(force, arm) > 0).map((arm) => pieces(arm, countOf(force, arm)));
  return parts.length === 0 ? "nessun pezzo" : list(parts, "it");
}

export function forces(forces: Forces): string {
  const parts = nations.flatMap((of) => {
    const own = forces[of];
    return own === undefined ? [] : [`${force(own)} ${ofThe(nationNouns[of])}`];
  });
  return parts.length === 0 ? "nessun pezzo" : parts.join("; ");
}

export function card(card: Card): string {
  const symbol = symbolOf(card);
  if (symbol === "napoleon") return "Napoleone";
  const colour = colourOf(card);
  return colour === undefined ? "carta senza simbolo" : `${armNames[symbol as Arm]} ${ofThe(nationNouns[colour])}`;
}

export const cardCount = (count: number): string => (count === 1 ? "1 carta" : `${String(count)} carte`);

export const cards = (cards: readonly Card[]): string =>
  cards.length === 0 ? "nessuna carta" : list(cards.map(card), "it");

export const combinations: Record<Combination, Noun> = {
  regiment: masculine("reggimento"),
  brigade: feminine("brigata"),
  division: feminine("divisione"),
  corps: masculine("corpo d’armata"),
};

export const dice = (rolls: readonly number[]): string => rolls.map(String).join(", ");

export const times = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
