import { fromThe, ofThe, the } from "../../../words/noun";
import { capital } from "../../../words/sentence";
import { armNames, force, inRegion, nationNouns, region, times } from "../words/it/names";
import type { PlayWords } from "./words";

export const it: PlayWords = {
  nation: {
    france: "Francia",
    britain: "Gran Bretagna",
    prussia: "Prussia",
    russia: "Russia",
    ottoman: "Ottomani",
    austria: "Austria",
    spain: "Spagna",
  },
  region: (of) => region(of).text,
  arm: armNames,
  force,
  army: (of, pieces, at) => `${nationNouns[of].text}: ${force(pieces)}. ${region(at).text}`,
  spent: (pieces) => `Hanno già mosso: ${force(pieces)}`,
  heldBy: (of, by) => (by === undefined ? region(of).text : `${region(of).text}, ${ofThe(nationNouns[by])}`),
  place: (at) => `Piazza ${inRegion(at)}`,
  retreat: (to) => `Ritirata verso ${the(region(to))}`,
  from: (from, to) => `${capital(fromThe(region(from)))} verso ${the(region(to))}`,
  march: "Marcia",
  ride: (via) => `Passa per ${the(region(via))}`,
  land: "Sbarca dal mare",
  landing: (lostUpTo, mean, all) =>
    lostUpTo === 0
      ? "Una costa amica: non si perde nessuno."
      : `Ogni pezzo si perde con ${lostUpTo === 1 ? "1" : "1 o 2"}. In media ne sbarcano ${mean}; tutti nel ${all} dei casi.`,
  afloat: (pieces) => `In questo turno si imbarcano al massimo ${times(pieces, "pezzo", "pezzi")}.`,
  key: "Legenda",
  kinds: { move: "marcia", road: "due regioni", danger: "sbarco", attack: "nemici", place: "qui" },
  fewer: (arm) => `Uno in meno: ${arm}`,
  more: (arm) => `Uno in più: ${arm}`,
  all: "Tutti",
  none: "Nessuno",
  give: { place: "Piazza", march: "Marcia", ride: "Muovi", land: "Sbarca", retreat: "Ritirati" },
  cancel: "Annulla",
  reserve: "Da piazzare",
  nowhere: "Adesso non ci può andare nulla.",
  who: "Pezzi di chi",
  how: "Come vanno",
};
