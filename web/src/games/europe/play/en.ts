import { capital } from "../../../words/sentence";
import { force, nation, region, armNames, nationNouns } from "../words/en/names";
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
  landing: "On a hostile or neutral coast each piece throws a die, and is lost on a 1; on the British coast on 1 or 2.",
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
