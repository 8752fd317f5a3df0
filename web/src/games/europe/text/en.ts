import { capital, plural } from "../../../words/sentence";
import { nation, nationNouns, region } from "../words/en/names";
import type { TextWords } from "./words";

export const en: TextWords = {
  situation: "Situation",
  alliance: (one, other) => `${capital(one)} and ${other} are allied.`,
  armies: "Armies that can move",
  goals: (of, from) => `Where ${nation(of)} may go from ${region(from)}`,
  goal: (to, enemies) => (enemies === undefined ? capital(region(to)) : `${capital(region(to))}, against ${enemies}`),
  otherArmy: "Another army",
  inBattle: "The battle",
  inHand: "Cards and treaties",
  places: "Regions",
  filters: { armies: "With armies", mine: "Mine and those beside them", all: "All" },
  search: "Find a region",
  found: (count) => plural("en", count, { one: "1 region", other: `${String(count)} regions` }),
  holder: (of) => `Held by ${nationNouns[of].text}.`,
  unheld: "Held by nobody.",
  homeland: (of) => `Homeland of ${nationNouns[of].text}.`,
  neutralHomeland: (of) => `Homeland of ${nationNouns[of].text}, which nobody plays.`,
  minor: "A minor nation.",
  capital: "A capital.",
  anchor: "It has an anchor: one may sail from it and land there.",
  nobody: "Nobody is here.",
  neighbours: "Neighbours",
  count: (of, pieces) => `${capital(nation(of))} ${String(pieces)}`,
};
