import { capital } from "../../../words/sentence";
import { force, nation, region, armNames, nationNouns, times } from "../words/en/names";
import type { PlayWords } from "./words";

export const en: PlayWords = {
  nation: {
    france: "France",
    britain: "Britain",
    prussia: "Prussia",
    russia: "Russia",
    ottoman: "Ottomans",
    austria: "Austria",
    spain: "Spain",
  },
  region: (of) => capital(region(of)),
  arm: armNames,
  force,
  army: (of, pieces, at) => `${capital(nation(of))}: ${force(pieces)}. ${capital(region(at))}`,
  spent: (pieces) => `Moved already: ${force(pieces)}`,
  heldBy: (of, by) =>
    by === undefined ? capital(region(of)) : `${capital(region(of))}, held by ${nationNouns[by].text}`,
  place: (at) => `Place in ${region(at)}`,
  retreat: (to) => `Retreat to ${region(to)}`,
  from: (from, to) => `From ${region(from)} to ${region(to)}`,
  march: "March",
  ride: (via) => `Ride through ${region(via)}`,
  land: "Land from the sea",
  landing: (lostUpTo, mean, all) =>
    lostUpTo === 0
      ? "A friendly coast: nobody is lost."
      : `Each piece is lost on a ${lostUpTo === 1 ? "1" : "1 or a 2"}. On average ${mean} come ashore; all of them in ${all}.`,
  afloat: (pieces) => `At most ${times(pieces, "piece", "pieces")} may sail this turn.`,
  key: "What the marks mean",
  kinds: { move: "march", road: "ride", danger: "landing", attack: "enemies", place: "here" },
  fewer: (arm) => `One fewer: ${arm}`,
  more: (arm) => `One more: ${arm}`,
  all: "All",
  none: "None",
  give: { place: "Place", march: "March", ride: "Ride", land: "Land", retreat: "Retreat" },
  cancel: "Cancel",
  reserve: "To be placed",
  nowhere: "Nothing can go there now.",
  who: "Whose pieces",
  how: "How they go",
};
