import { capital, list, plural } from "../../../words/sentence";
import { fromThe, ofThe } from "../../../words/noun";
import { nationNouns, region } from "../words/it/names";
import type { TextWords } from "./words";

export const it: TextWords = {
  situation: "Situazione",
  alliance: (one, other) => `${capital(list([one, other], "it"))} sono alleati.`,
  armies: "Armate che possono muovere",
  goals: (of, from) => `Armata ${ofThe(nationNouns[of])}, ${fromThe(region(from))} verso`,
  goal: (to, enemies) => (enemies === undefined ? region(to).text : `${region(to).text}, contro ${enemies}`),
  otherArmy: "Un’altra armata",
  inBattle: "La battaglia",
  inHand: "Carte e trattati",
  places: "Regioni",
  filters: { armies: "Con armate", mine: "Le mie e quelle confinanti", all: "Tutte" },
  search: "Cerca una regione",
  found: (count) => plural("it", count, { one: "1 regione", other: `${String(count)} regioni` }),
  holder: (of) => `È ${ofThe(nationNouns[of])}.`,
  unheld: "Non è di nessuno.",
  homeland: (of) => `Patria ${ofThe(nationNouns[of])}.`,
  neutralHomeland: (of) => `Patria ${ofThe(nationNouns[of])}, che nessuno gioca.`,
  minor: "Nazione minore.",
  capital: "Capitale.",
  anchor: "Ha un’ancora: da qui ci si imbarca e qui si sbarca.",
  nobody: "Non c’è nessuno.",
  neighbours: "Regioni confinanti",
  count: (of, pieces) => `${nationNouns[of].text} ${String(pieces)}`,
};
