import { ofThe } from "../../../words/noun";
import { capital } from "../../../words/sentence";
import { armNames, forces, inRegion, nationNouns, times } from "../words/it/names";
import type { BattleWords } from "./words";

export const it: BattleWords = {
  title: (at, major) => `${major ? "Battaglia maggiore" : "Schermaglia"} ${inRegion(at)}`,
  turn: (turn) => `Turno ${String(turn)}`,
  side: { attacker: "Attacco", defender: "Difesa" },
  front: "Prima linea",
  back: "Seconda linea",
  lost: "Perdite",
  hidden: "Si schiera in segreto",
  empty: "nessuno",
  landed: "L’attacco viene dal mare: i difensori colpiscono con 5 e 6.",
  dice: (count) => times(count, "dado", "dadi"),
  piece: (nation, arm, count) => `${capital(armNames[arm])} ${ofThe(nationNouns[nation])}: ${String(count)}`,
  toBack: (piece) => `${piece}. Uno indietro`,
  toFront: (piece) => `${piece}. Uno in prima linea`,
  mark: (piece) => `${piece}. Scegline uno`,
  marked: (count) => (count === 1 ? "1 scelto" : `${String(count)} scelti`),
  unmark: (piece) => `${piece}. Uno scelto in meno`,
  allFront: "Tutti in prima linea",
  allBack: "Tutti indietro",
  chosen: (count, of) => `Scelti ${String(count)} su ${String(of)}`,
  clear: "Scegli da capo",
  deploy: "Schiera così",
  arrange: "Fuoco",
  stay: "Fuoco, e tieni queste linee",
  stayHint: "A chi tiene le sue linee non si chiedono più in questa battaglia.",
  stayChanged: "Si possono tenere solo le linee come stanno ora: prima fai fuoco con quelle nuove.",
  stays: "In questa battaglia le tue linee restano come sono.",
  askAgain: "Chiedimi di nuovo le linee",
  holding: "linee ferme",
  hit: "Elimina questi",
  rally: "Raduna questi",
  deployed: "Hai schierato. Le linee si scoprono quando hanno schierato tutti.",
  throws: "I dadi",
  noThrows: "Non si è ancora sparato un colpo.",
  fired: (side, pursuit, hits) =>
    `${side === "attacker" ? "L’attacco" : "La difesa"} ${pursuit ? "insegue" : "fa fuoco"}: ${times(hits, "colpo a segno", "colpi a segno")}`,
  rallied: (who, pieces) => `${capital(who)}: ${times(pieces, "pezzo radunato", "pezzi radunati")}`,
  eliminated: (lost) => `Eliminati: ${forces(lost)}`,
  returned: (back) => `Tornano: ${forces(back)}`,
  reports: "Rapporti sulle battaglie",
  won: (side, givenUp) =>
    side === "attacker"
      ? "Vincono gli attaccanti."
      : givenUp
        ? "I difensori tengono: gli attaccanti rinunciano."
        : "Vincono i difensori.",
  drawn: (pieces) => times(pieces, "pezzo schierato", "pezzi schierati"),
  losses: (lost) => (Object.keys(lost).length === 0 ? "nessuna perdita" : `perdite: ${forces(lost)}`),
  close: "Chiudi",
  die: (value) => `Dado: ${String(value)}`,
  toMap: "Guarda la mappa",
  toBattle: "Torna alla battaglia",
  stage: {
    deploying: "Si schierano le linee in segreto.",
    arranging: "I pezzi muovono tra le linee.",
    hitting: "Si scelgono le perdite.",
    rallying: "I comandanti radunano.",
    retreating: "I battuti si ritirano.",
    awarding: "I vincitori si accordano su chi pesca la carta.",
  },
};
