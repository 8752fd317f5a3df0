import type { BadOrder, Reason, Side, Sort } from "../../../../wire/battles";
import { list } from "../../../../words/sentence";
import type { BattleWords } from "../words";

export const field: BattleWords["field"] = {
  name: "nome",
  id: "sigla",
  level: "livello",
  rating: "qualità",
  span: "raggio di comando",
  response: "risposta",
  modifier: "modificatore di combattimento",
  superior: "superiore",
  player: "giocatore",
  arm: "arma",
  figures: "figure",
  dispersal: "numero di dispersione",
  formation: "formazione",
  general: "generale",
  entry: "turno d’ingresso",
  unit: "unità",
  red: "rosso",
  blue: "blu",
};

const sorts: Record<Sort, string> = { text: "un testo", number: "un numero", table: "una tabella", list: "un elenco" };
const sides: Record<Side, string> = { red: "Il Rosso", blue: "Il Blu" };

export function badReason(reason: Reason): string {
  switch (reason.type) {
    case "unreadable":
      return `Questo non è né TOML né JSON (${reason.why}).`;
    case "long_text":
      return `Il testo è troppo lungo: al massimo ${String(Math.floor(reason.most / 1024))} KiB.`;
    case "missing":
      return `Manca «${reason.field}».`;
    case "unknown_field":
      return `Il campo «${reason.field}» non esiste.`;
    case "other_sort":
      return `«${reason.field}» deve essere ${sorts[reason.wanted]}.`;
    case "unknown_word":
      return `«${reason.field}» non può essere «${reason.word}»: è ${list(reason.known, "it", "disjunction")}.`;
    case "out_of_range":
      return `«${reason.field}» deve essere un numero intero da ${String(reason.least)} a ${String(reason.most)}.`;
    case "bad_name":
      return `«${reason.field}» deve avere da 1 a ${String(reason.most)} lettere.`;
    case "too_many":
      return `Per ogni parte ci possono essere al massimo ${String(reason.most)} «${reason.field}».`;
    case "given_twice":
      return `«${reason.id}» compare due volte.`;
    case "no_commander":
      return `${sides[reason.side]} non ha un comandante in capo: un generale deve essere senza superiore.`;
    case "two_commanders":
      return `«${reason.first}» e «${reason.second}» sono entrambi senza superiore: lo è solo il comandante in capo.`;
    case "unknown_superior":
      return `«${reason.superior}», superiore di «${reason.general}», non è un generale di quella parte.`;
    case "circle":
      return `«${reason.general}» finisce sotto sé stesso: la catena di comando gira in tondo.`;
    case "level_not_above":
      return `«${reason.superior}» comanda «${reason.general}», ma non è di livello più alto.`;
    case "unknown_general":
      return `«${reason.general}», generale di «${reason.unit}», non è un generale di quella parte.`;
    case "no_units":
      return `${sides[reason.side]} non ha unità: ne serve almeno una.`;
    case "other_formation":
      return `«${reason.unit}» non può essere in formazione «${reason.formation}»: la sua arma non la prevede.`;
    case "dispersal_not_below":
      return `Il numero di dispersione di «${reason.unit}» deve essere più basso delle sue figure.`;
    case "player_twice":
      return `Il giocatore ${String(reason.player)} è assegnato a due generali.`;
    case "player_missing":
      return `Manca il giocatore ${String(reason.player)}: i giocatori si numerano senza salti.`;
    case "commander_is_first":
      return `«${reason.general}» è il comandante in capo, quindi è il giocatore 1; gli altri si numerano da 2.`;
  }
}

export const badOrder = ({ line, reason }: BadOrder): string => `Riga ${String(line)}: ${badReason(reason)}`;
