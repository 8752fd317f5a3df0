import type { Side } from "../../../wire/triumph";
import { list, plural } from "../../../words/sentence";
import { face, faces } from "../words/it/pieces";
import type { TextWords } from "./words";

const army: Record<Side, string> = { french: "dei Francesi", allied: "degli Alleati" };
const units = (count: number) => plural("it", count, { one: "1 unità", other: `${String(count)} unità` });

export const it: TextWords = {
  situation: "Situazione",
  round: (round, hour) => `Round ${String(round)}: ${time(hour)}.`,
  moves: (mover) => `È il turno ${army[mover]}.`,
  commands(corps, independent) {
    const first =
      corps === undefined ? "uno per ogni comandante che non ne ha ancora dati" : `${String(corps)} di corpo`;
    return `Comandi rimasti: ${first}, ${String(independent)} indipendenti.`;
  },
  morale: (whose, morale) => `Morale ${army[whose]}: ${String(morale)}.`,
  demoralised: (whose) => `L’armata ${army[whose]} è demoralizzata.`,
  setUp: "Le armate si schierano.",
  attack: (from, to) => `È in corso un attacco da ${from} contro ${to}.`,
  next: (whom, place, of) => `Ora: ${whom} (${String(place)} di ${String(of)}).`,
  ofCorps: (face, commander) => `${face} di ${commander}`,
  kinds: {
    bid: "Offerte",
    side: "Armate",
    assign: "Assegna a",
    to: "Verso",
    corps: "Movimento di corpo",
    detach: "Movimento di distacco",
    attach: "Unione",
    unit: "Unità",
    leave: "Distacca e lascia indietro",
    enter: "Entra in mappa",
    road: "Su strada",
    threat: "Minaccia un attacco",
    guard_threat: "Minaccia un attacco con la Guardia",
    commander: "Comandanti",
    lead: "Unità guida",
    against: "Attacca l’unità guida",
    hit: "Perdite",
    share: "Ripartizione delle perdite",
    go: "Va in",
    keep: "Unità da tenere con il corpo",
    decision: "Decisioni",
  },
  here: "Scelte in questa zona",
  places: "Zone",
  filters: { occupied: "Occupate", near: "Le mie e quelle adiacenti", all: "Tutte" },
  search: "Cerca una zona",
  searchHint: "Numero o nome",
  found: (count) => plural("it", count, { one: "1 zona", other: `${String(count)} zone` }),
  side: { french: "Francesi", allied: "Alleati" },
  locale: (locale, name) => (name === undefined ? `Zona ${String(locale)}` : `${name} (${String(locale)})`),
  off: "Fuori mappa",
  capacity: (capacity) => `Capacità ${String(capacity)}`,
  hill: "collina",
  star: { blue: "stella blu", red: "stella rossa", green: "stella verde", black: "stella nera" },
  forces: "Forze",
  nobody: "Non c’è nessuno.",
  count: (whose, count) => `${String(count)} ${plural("it", count, peoples[whose])}`,
  choicesHere: (count) => plural("it", count, { one: "1 scelta", other: `${String(count)} scelte` }),
  reserve: "In riserva",
  toward: (locale) => `Sulla via d’accesso verso ${locale}`,
  units,
  detached: (count) => plural("it", count, { one: "1 unità distaccata", other: `${String(count)} unità distaccate` }),
  face,
  faces,
  unknown: (count) => plural("it", count, { one: "1 coperta", other: `${String(count)} coperte` }),
  noted: (faces) => `viste in precedenza tra queste: ${faces}`,
  shown: (faces) => `il nemico vede: ${faces}`,
  fixed: "Qui c’è la batteria fissa.",
  neighbours: "Zone adiacenti",
  width: { wide: "via d’accesso larga", narrow: "via d’accesso stretta", impassable: "intransitabile" },
  inward: (signs) => `per chi entra qui: ${list(signs, "it")}`,
  outward: (signs) => `per chi va di là: ${list(signs, "it")}`,
  penalty: {
    infantry: "penalità per la fanteria",
    cavalry: "penalità per la cavalleria",
    artillery: "penalità per l’artiglieria",
  },
  obstructed: "ostruita",
  roads: "Strade",
  crossing: (place) => `Incrocio ${String(place)}`,
  mainRoad: "strada principale",
  road: "strada minore",
  entry: (entry, whose, main) => `Entrata ${entry} ${army[whose]}${main ? ", strada principale" : ", strada minore"}`,
};

const peoples: Record<Side, { one: string; other: string }> = {
  french: { one: "francese", other: "francesi" },
  allied: { one: "alleata", other: "alleate" },
};

function time(hour: string): string {
  const [day, at] = hour.split(":");
  return at === undefined ? "notte" : `${day ?? ""} dicembre, ore ${String(Number(at))}`;
}
