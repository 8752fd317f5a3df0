import type { Ask, Thrown, View } from "../../../../wire/battles";
import { fromThe, masculine, the, type Noun } from "../../../../words/noun";
import { capital, plural } from "../../../../words/sentence";
import { shownBy } from "../drawn";
import type { BattleSpeaker } from "../words";
import { mend } from "./mend";
import { seat, unit } from "./names";

export function thrown(thrown: Thrown): Noun {
  switch (thrown.type) {
    case "order":
      return masculine(`dado ordine ${String(thrown.die + 1)}`);
    case "mine":
      return masculine(`proprio dado del lancio ${String(thrown.throw + 1)}`);
    case "theirs":
      return masculine(`dado avversario del lancio ${String(thrown.throw + 1)}`);
  }
}

export function ask(ask: Ask, speaker: BattleSpeaker, view: View | undefined): string {
  switch (ask.type) {
    case "weather":
      return "Che tempo fa in questo turno?";
    case "arrive":
      return "Quali delle tue unità sono arrivate? Stanno appena fuori dal tavolo.";
    case "rally":
      return "Quali delle tue unità in rotta sono state recuperate?";
    case "chain":
      return view?.state.position.turn === 1
        ? "Chi della tua armata è fuori raggio? All’inizio tutti sono entro il raggio: inserisci solo ciò che sul tuo tavolo è diverso."
        : "Che cosa è cambiato nella tua catena di comando? Inserisci solo le novità.";
    case "roll":
      return plural("it", ask.dice, {
        one: "Lancia 1 dado per i tuoi ordini.",
        other: `Lancia ${String(ask.dice)} dadi per i tuoi ordini.`,
      });
    case "split":
      return "Suddividi gli ordini: scegli un dado, poi il giocatore che lo riceve.";
    case "own_dice":
      return plural("it", ask.dice, {
        one: "Lancia il tuo dado, per i tuoi subordinati.",
        other: `Lancia i tuoi ${String(ask.dice)} dadi, per i tuoi subordinati.`,
      });
    case "assign":
      return "Assegna gli ordini: scegli un dado, poi il generale che lo riceve.";
    case "next":
      return `Priorità ${String(ask.priority)}: quale comando muove adesso?`;
    case "move": {
      const contact = view && (view.guide.may_contact ? " Possono contattare il nemico." : " Non possono contattare.");
      return `Priorità ${String(ask.priority)}: muovi le unità attivate, poi inseriscile.${contact ?? ""}`;
    }
    case "tail":
      return "Senza ordini: formazioni difensive, mosse di rotta e generali che muovono.";
    case "mark":
      return "Quale cavalleria contrassegni per la reazione?";
    case "rout":
      return "Metti in rotta qualche unità di tua volontà?";
    case "reorder":
      return "Quali unità disordinate sono riordinate?";
    case "react":
      return "Reazione: quale cavalleria contrassegnata muove?";
    case "counter_react":
      return "Quale cavalleria contrassegnata contatta cavalleria nemica che ha appena reagito?";
    case "fire":
      return "Quale unità tira, e su chi?";
    case "combat":
      return "Quale combattimento si risolve adesso?";
    case "part":
      return `Risolvi il combattimento: ${the(unit(ask.by, speaker))} contro ${the(unit(ask.on, speaker))}. Sono ancora a contatto?`;
    case "pursue":
      return "Inseguimento: quale cavalleria contrassegnata muove?";
    case "counter_pursue":
      return "Quale cavalleria contrassegnata contatta cavalleria nemica che ha appena inseguito?";
    case "pursuit_fire":
      return "Quale unità tira, e su quale cavalleria che ha mosso nell’inseguimento?";
    case "square":
      return `${capital(the(unit(ask.unit, speaker)))} è attaccata ${fromThe(unit(ask.by, speaker))} e deve tentare il quadrato. Com’è andata?`;
    case "evade":
      return `${capital(the(unit(ask.unit, speaker)))} è contattata ${fromThe(unit(ask.by, speaker))}. Si sottrae con un’evasione?`;
    case "verdict":
      return "L’ultimo turno è finito. Chi ha vinto?";
    case "assent": {
      const now = shownBy(view, ask.thrown);
      const from = now === undefined ? "" : ` da ${String(now)}`;
      return `${capital(the(seat(ask.seat, speaker)))} ha sbagliato a inserire un dado: può correggere ${the(thrown(ask.thrown))}${from} in ${String(ask.value)}?`;
    }
    case "over":
      return "Una parte non ha più unità. La battaglia è finita?";
    case "assent_record":
      return `${capital(the(seat(ask.seat, speaker)))} ha annotato per sbaglio: si può correggere ${the(unit(ask.unit, speaker))}? ${capital(mend(ask.mend, speaker, view?.state.position.units[ask.unit]))}.`;
    case "record":
      return "Annota che cosa è successo alle tue unità e ai tuoi generali.";
    case "oppose":
      return "Lancia due dadi contrapposti a dieci facce: inserisci il tuo modificatore, poi quello del nemico.";
    case "correct":
      return "Quale dado hai inserito male, e quanto faceva?";
    case "amend":
      return "Che cosa è stato annotato per sbaglio delle tue unità?";
    case "resting":
      return "In questo turno fai solo ciò che devi, a meno che il nemico non faccia qualcosa.";
  }
}
