import type { Arm, Card, Combination, Force, Forces, Nation, Region } from "../../../../wire/europe";
import { bare, type Noun } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import { arms, countOf } from "../../force";
import { nations } from "../../nations";
import { places } from "../../regions";
import { colourOf, symbolOf } from "../cards";

export const nationNouns: Record<Nation, Noun> = {
  france: bare("France", "f"),
  britain: bare("Britain", "f"),
  prussia: bare("Prussia", "f"),
  russia: bare("Russia", "f"),
  ottoman: { ...bare("the Ottomans"), plural: true },
  austria: bare("Austria", "f"),
  spain: bare("Spain", "f"),
};

export const nation = (nation: Nation): string => nationNouns[nation].text;

/** The verb as the noun wants it: "France marches", "the Ottomans march". */
export const verb = (noun: Noun, one: string, many: string): string => (noun.plural ? many : one);

/** "French infantry" */
export const adjectives: Record<Nation, string> = {
  france: "French",
  britain: "British",
  prussia: "Prussian",
  russia: "Russian",
  ottoman: "Ottoman",
  austria: "Austrian",
  spain: "Spanish",
};

const withArticle = new Set<Region>([
  "papal_states",
  "grand_duchy_of_warsaw",
  "midlands",
  "highlands",
  "don_basin",
  "caucasus",
]);

export function region(region: Region): string {
  const name = region === "baden_wurtt" ? "Baden-Württemberg" : (places.get(region)?.name.en ?? region);
  return withArticle.has(region) ? `the ${name}` : name;
}

export const armNames: Record<Arm, string> = {
  infantry: "infantry",
  cavalry: "cavalry",
  artillery: "artillery",
  leader: "leader",
};

export const pieces = (arm: Arm, count: number): string =>
  `${String(count)} ${arm === "leader" && count !== 1 ? "leaders" : armNames[arm]}`;

/** "3 infantry and 1 leader" */
export function force(force: Force): string {
  const parts = arms.filter((arm) => countOf(force, arm) > 0).map((arm) => pieces(arm, countOf(force, arm)));
  return parts.length === 0 ? "no pieces" : list(parts, "en");
}

/** "3 infantry of France; 1 cavalry of Spain" */
export function forces(forces: Forces): string {
  const parts = nations.flatMap((of) => {
    const own = forces[of];
    return own === undefined ? [] : [`${force(own)} of ${nation(of)}`];
  });
  return parts.length === 0 ? "no pieces" : parts.join("; ");
}

export function card(card: Card): string {
  const symbol = symbolOf(card);
  if (symbol === "napoleon") return "Napoleon";
  const colour = colourOf(card);
  return colour === undefined ? "blank card" : `${adjectives[colour]} ${armNames[symbol as Arm]}`;
}

export const cardCount = (count: number): string => (count === 1 ? "1 card" : `${String(count)} cards`);

export const cards = (cards: readonly Card[]): string =>
  cards.length === 0 ? "no cards" : list(cards.map(card), "en");

export const combinations: Record<Combination, string> = {
  regiment: "regiment",
  brigade: "brigade",
  division: "division",
  corps: "corps",
};

export const dice = (rolls: readonly number[]): string => rolls.map(String).join(", ");

export const times = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
