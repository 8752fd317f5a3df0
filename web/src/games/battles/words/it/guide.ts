import type { GeneralId, Guide, View } from "../../../../wire/battles";
import { fromThe, number_, the, toThe } from "../../../../words/noun";
import { capital, list } from "../../../../words/sentence";
import { shownBy } from "../drawn";
import { victorOf } from "../ending";
import type { BattleSpeaker } from "../words";
import { mend } from "./mend";
import { command, dice, general, seat, side, unit, units, victor } from "./names";

/** Più nomi di questi non stanno in una riga. */
const MOST_NAMED = 2;

function movers(commands: readonly GeneralId[], speaker: BattleSpeaker): { text: string; can: string } {
  const [only, ...others] = commands;
  if (only !== undefined && others.length === 0) {
    const noun = command(only, speaker);
    return { text: the(noun), can: number_(noun, "può", "possono") };
  }
  if (commands.length > MOST_NAMED) return { text: `${String(commands.length)} comandi`, can: "possono" };
  const named = commands.map((id) => the(general(id, speaker)));
  return { text: list(named, "it"), can: "possono" };
}

function rollers(guide: Guide, view: View, speaker: BattleSpeaker): string {
  const open = guide.awaited.flatMap((seat) => view.seats[seat]?.side ?? []);
  const each = open.map((one) => `${side(one, speaker).text} ${dice(view.odds.dice[one])}`);
  return each.length === 0 ? "Lancio per gli ordini" : `Lancio per gli ordini: ${each.join(", ")}`;
}

function waiting(guide: Guide, speaker: BattleSpeaker): string {
  if (guide.awaited.length > MOST_NAMED) return `${String(guide.awaited.length)} giocatori`;
  return list(
    guide.awaited.map((one) => seat(one, speaker).text),
    "it",
  );
}

/** Chi altro prende parte al combattimento. */
function along({ state: { position } }: View, speaker: BattleSpeaker): string {
  const { combat, joined = [] } = position;
  const others = joined.filter((one) => one !== combat?.by && one !== combat?.on);
  return others.length === 0 ? "" : `, con ${units(others, speaker)}`;
}

export function guideLine(guide: Guide, view: View, speaker: BattleSpeaker): string {
  const { step, interrupt, correction, amendment, combat } = guide;
  const { outcome } = view.state.position;
  if (outcome) return `La battaglia è finita: ${victor(victorOf(outcome), speaker)}`;
  if (correction) {
    const now = shownBy(view, correction.thrown);
    const from = now === undefined ? "" : `da ${String(now)} `;
    const fixed = `correggere un dado ${from}in ${String(correction.value)}`;
    const grant = guide.awaited.length === 1 ? "concedi" : "concedete";
    return `${waiting(guide, speaker)}: ${grant} ${toThe(seat(correction.seat, speaker))} di ${fixed}?`;
  }
  if (amendment) {
    const what = `${the(unit(amendment.unit, speaker))}, ${mend(amendment.mend, speaker, view.state.position.units[amendment.unit])}`;
    const grant = guide.awaited.length === 1 ? "concedi" : "concedete";
    return `${waiting(guide, speaker)}: ${grant} ${toThe(seat(amendment.seat, speaker))} di correggere: ${what}?`;
  }
  if (guide.over) return `${waiting(guide, speaker)}: il nemico non ha più unità. La battaglia è finita?`;
  if (interrupt?.type === "square") {
    const enemy = fromThe(unit(interrupt.by, speaker));
    return `${capital(the(unit(interrupt.unit, speaker)))} deve tentare il quadrato: attaccata ${enemy}`;
  }
  if (interrupt?.type === "evade") {
    const enemy = fromThe(unit(interrupt.by, speaker));
    return `${capital(the(unit(interrupt.unit, speaker)))} può evadere: contattata ${enemy}`;
  }
  const who = guide.side === undefined ? waiting(guide, speaker) : side(guide.side, speaker).text;
  switch (step.type) {
    case "weather":
      return `${who}: inserisci il tempo di questo turno`;
    case "arrive":
      return "Le due parti: unità in arrivo appena fuori dal tavolo";
    case "rally":
      return "Le due parti: recupero delle unità in rotta";
    case "chain":
      return "Le due parti: verifica della catena di comando";
    case "roll":
      return rollers(guide, view, speaker);
    case "split":
      return `Ordini, ${who}: suddividi i dadi tra i tuoi giocatori`;
    case "own_dice":
      return `Ordini, ${who}: i giocatori-generali lanciano i propri dadi`;
    case "assign":
      return `Ordini, ${who}: assegna ogni dado a un generale`;
    case "next":
      return `Priorità ${String(step.priority)}, ${who}: scegli il comando che muove adesso`;
    case "move": {
      const { text, can } = movers(guide.commands, speaker);
      const what = guide.may_contact ? "muovere e contattare" : "muovere, senza contatto";
      return `Priorità ${String(step.priority)}, ${who}: ${text} ${can} ${what}`;
    }
    case "tail":
      return `Senza ordini, ${who}: formazioni difensive, mosse di rotta, generali`;
    case "mark":
      return `Contrassegni, ${who}: scegli la cavalleria che potrà reagire`;
    case "rout":
    case "rout_again":
      return `Rotta volontaria, ${who}: metti in rotta unità o prosegui`;
    case "reorder":
      return `Riordino, ${who}: togli il disordine alle unità rimaste ferme`;
    case "react":
      return `Reazione, ${who}: la cavalleria contrassegnata può muovere e contattare`;
    case "counter_react":
      return `Controreazione, ${who}: contatta la cavalleria che ha appena reagito`;
    case "fire":
      return `Tiro, ${who}: scegli chi tira su chi`;
    case "combat":
    case "pursuit_combat":
      return combat
        ? `Combattimento: ${the(unit(combat.by, speaker))} attacca ${the(unit(combat.on, speaker))}${along(view, speaker)}`
        : `Combattimenti, ${who}: scegli il prossimo da risolvere`;
    case "pursue":
      return `Inseguimento, ${who}: la cavalleria contrassegnata può muovere e contattare`;
    case "counter_pursue":
      return `Controinseguimento, ${who}: contatta la cavalleria che ha inseguito`;
    case "pursuit_fire":
      return `Tiro nell’inseguimento, ${who}: solo su chi ha inseguito`;
    case "verdict":
      return `L’ultimo turno è finito. ${who}: chi ha vinto?`;
  }
}
