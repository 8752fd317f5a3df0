import type { Refusal } from "../../../../wire/battles";
import { ofThe, the, toThe } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import type { BattleSpeaker } from "../words";
import { general, side, unit } from "./names";
import { stepText } from "./told";

function outOfStep({ deed, step }: Extract<Refusal, { type: "out_of_step" }>, speaker: BattleSpeaker): string {
  const now = `Adesso: ${stepText(step, speaker)}.`;
  switch (deed) {
    case "assign":
      return `Ora non puoi assegnare ordini: prima li assegna tutti chi non ha l’iniziativa, poi l’altro. ${now}`;
    case "move_by_order":
      return `Le unità muovono per ordine solo quando è chiamata la loro priorità, da 6 a 1. ${now}`;
    case "fire_first":
      return `Le parti tirano una dopo l’altra: aspetta che l’altra abbia finito. ${now}`;
    case "fire_in_turn":
      return `In questa partita tira per primo chi non ha l’iniziativa, poi l’altro: non è il tuo tiro. ${now}`;
    case "pursuit_fire_first":
      return `Nell’inseguimento tira per primo chi non ha l’iniziativa, poi l’altro: non è il tuo tiro. ${now}`;
    case "choose_combat":
      return `I combattimenti li sceglie, uno alla volta, chi ha l’iniziativa, che indica anche com’è finito ciascuno. ${now}`;
    case "choose_pursuit_combat":
      return `I combattimenti dell’inseguimento li sceglie, uno alla volta, chi ha l’iniziativa, che indica anche com’è finito ciascuno. ${now}`;
    case "other":
      return `Questo spetta a un altro passo, o prima deve rispondere qualcun altro. ${now}`;
  }
}

export function refusal(refusal: Refusal, speaker: BattleSpeaker): string {
  const one = "unit" in refusal ? capital(the(unit(refusal.unit, speaker))) : "";
  const he = "general" in refusal ? capital(the(general(refusal.general, speaker))) : "";
  switch (refusal.type) {
    case "out_of_step":
      return outOfStep(refusal, speaker);
    case "square_first":
      return `${one} deve prima tentare il quadrato contro ${the(unit(refusal.by, speaker))}: la sua parte indica com’è andata.`;
    case "evasion_first":
      return `Prima si deve dire se ${the(unit(refusal.unit, speaker))} si sottrae ${toThe(unit(refusal.by, speaker))} con un’evasione.`;
    case "correction_first":
      return "C’è una correzione in attesa: prima acconsente o rifiuta chi deve rispondere.";
    case "other_answer":
      return "Adesso la domanda è un’altra: rispondi a quella che è aperta.";
    case "not_yours":
      return "Non è cosa tua: rispondi per le tue unità, i tuoi generali e i tuoi dadi.";
    case "no_such_thing":
      return "Quell’unità, quel generale, quel dado o quel combattimento non esiste: indicane uno che c’è.";
    case "not_there":
      return `${one} non è sul tavolo: è distrutta o non è ancora arrivata.`;
    case "not_due":
      return `${one} non può arrivare: il suo turno d’ingresso non è venuto, o è già qui.`;
    case "not_routed":
      return `${one} non è in rotta: si recuperano solo le unità in rotta.`;
    case "not_measured":
      return "Non è una novità: inserisci solo le distanze cambiate, di generali e unità presenti.";
    case "said_twice":
      return "La stessa distanza è inserita più volte: basta una.";
    case "no_die":
      return "Non hai un dado così: sono ordini solo i tuoi dadi con 4 o più, non ancora assegnati.";
    case "other_army":
      return `${he} è dell’altra armata: gli ordini vanno ai tuoi generali.`;
    case "not_eligible":
      return `${he} non può ricevere ordini: deve comandare direttamente unità sul tavolo o appena fuori.`;
    case "has_order":
      return `${he} ha già avuto un ordine in questo turno, anche se fosse andato perso: ogni generale ne riceve al massimo uno.`;
    case "not_your_general":
      return `${he} è di un altro giocatore: assegna ordini ai generali che controlli.`;
    case "not_subordinate":
      return `${he} non è subordinato al generale che ha lanciato quel dado: i dadi propri vanno solo ai subordinati.`;
    case "not_to_himself":
      return `${he} ha lanciato quel dado: in questa partita i dadi propri vanno ai subordinati, non a sé stessi.`;
    case "nothing_of_his_own":
      return "Non puoi tenere un dado: nessun generale che possa ricevere ordini risponde solo a te. Passalo a un altro giocatore.";
    case "not_activated":
      return `${one} non è attivata: il suo generale deve ricevere un ordine mentre l’unità è nel suo raggio di comando.`;
    case "not_yet":
      return `${one} ha un ordine di priorità ${String(refusal.priority)}: aspetta che sia chiamato il suo comando.`;
    case "other_side_first":
      return `A parità di priorità muove prima chi ha l’iniziativa. Adesso: ${side(refusal.side, speaker).text}.`;
    case "command_waits":
      return `Il comando ${ofThe(general(refusal.general, speaker))} non muove ora: prima la priorità 6, per ultima la 1.`;
    case "command_stands":
      return `Nel comando ${ofThe(general(refusal.general, speaker))} non resta nessuna unità da muovere, o sono tutte eccezioni.`;
    case "move_past":
      return `Il movimento ${ofThe(unit(refusal.unit, speaker))} è passato: un comando che lo ha concluso non ci torna.`;
    case "moved_already":
      return `${one} ha già mosso in questo turno: un’unità muove una volta sola.`;
    case "routed":
      return `${one} è in rotta: va recuperata prima che muova per ordine.`;
    case "in_square":
      return `${one} ha dovuto formare il quadrato: non muove e non cambia formazione per il resto del turno.`;
    case "evaded":
      return `${one} ha compiuto un’evasione: non muove e non cambia formazione per il resto del turno.`;
    case "not_of_arm":
      return `${one} non può prendere quella formazione: non è della sua arma.`;
    case "not_defensive":
      return `${one} è senza ordini: può solo passare da colonna di marcia a colonna, da colonna a linea, in quadrato, oppure sganciare.`;
    case "had_its_order":
      return `${one} è stata attivata: cambia formazione quando muove per ordine, non qui.`;
    case "changed_once":
      return `${one} può fare un solo cambio difensivo: da colonna di marcia passa a colonna, e in linea non prima del prossimo turno.`;
    case "no_rout_move":
      return `${one} non può fare una mossa di rotta: la fanno solo le unità in rotta, una volta per turno.`;
    case "general_stays":
      return `${he} resta dov’è: muovono da soli i generali senza ordine, una volta per turno, e solo se questa partita lo permette.`;
    case "touched_twice":
      return `${one} è indicata due volte, o senza un primo nemico: indica una volta ogni nemico contattato.`;
    case "does_not_join":
      return `${one} non combatte insieme: per parte combattono al massimo due unità, e ognuna tocca un nemico di quel combattimento.`;
    case "not_resting":
      return "In questo turno ti si chiede tutto come al solito: non c’è nulla da riprendere.";
    case "nothing_to_mend":
      return `${one} è già così, o non può esserlo: correggi solo ciò che è stato annotato per sbaglio.`;
    case "no_enemy":
      return `${one} non è un bersaglio: scegli un’unità nemica sul tavolo.`;
    case "disordered_contact":
      return `${one} è disordinata: va riordinata prima che contatti il nemico.`;
    case "artillery_contact":
      return `${one} è artiglieria: l’artiglieria non va a contatto.`;
    case "priority_too_low":
      return `La priorità ${String(refusal.priority)} è troppo bassa perché ${the(unit(refusal.unit, speaker))} contatti il nemico: serve 5.`;
    case "reaction_too_low":
      return `La priorità ${String(refusal.priority)} è troppo bassa per ${the(unit(refusal.unit, speaker))}: in questa partita serve 5 anche in reazione e inseguimento.`;
    case "not_cavalry":
      return `${one} non è cavalleria: solo la cavalleria è contrassegnata per la reazione.`;
    case "mark_not_activated":
      return `${one} non è attivata: la cavalleria senza ordini non riceve il contrassegno.`;
    case "mark_moved":
      return `${one} ha mosso o cambiato formazione: riceve il contrassegno solo la cavalleria rimasta ferma.`;
    case "mark_unfit":
      return `${one} non può ricevere il contrassegno: è impegnata, in rotta o disordinata, ha compiuto un’evasione, o lo ha già.`;
    case "not_marked":
      return `${one} non ha il contrassegno: adesso muove solo la cavalleria contrassegnata.`;
    case "not_marked_to_pursue":
      return `${one} non ha il contrassegno: insegue solo la cavalleria ancora contrassegnata.`;
    case "not_marked_to_meet_pursuit":
      return `${one} non ha il contrassegno: solo la cavalleria ancora contrassegnata va contro chi insegue.`;
    case "only_to_contact":
      return `${one} adesso può muovere solo a contatto con cavalleria nemica che ha appena reagito: indicala, o resta ferma.`;
    case "only_reacted":
      return `${one} non ha reagito: adesso si contatta solo cavalleria nemica che ha appena reagito.`;
    case "pursuit_only_to_contact":
      return `${one} adesso può muovere solo a contatto con cavalleria nemica che ha appena inseguito: indicala, o resta ferma.`;
    case "only_pursuers":
      return `${one} non ha inseguito: adesso si contatta solo cavalleria nemica che ha appena inseguito.`;
    case "engaged_rout":
      return `${one} è a contatto con il nemico: si mettono in rotta volontariamente solo unità non impegnate.`;
    case "engaged_rout_again":
      return `${one} è a contatto con il nemico: neppure dopo la reazione si mettono in rotta unità impegnate.`;
    case "routed_twice":
      return `${one} è già in rotta.`;
    case "in_order":
      return `${one} non è disordinata: non c’è nulla da riordinare.`;
    case "reorder_moved":
      return `${one} ha mosso o cambiato formazione: si riordinano solo le unità rimaste ferme in questo turno.`;
    case "reorder_shaken":
      return `${one} è stata disordinata proprio in questa fase di movimento: si potrà riordinare nel prossimo turno.`;
    case "reorder_contacted":
      return `${one} è stata contattata dal nemico: in questo turno non si riordina.`;
    case "must_try_square":
      return "La fanteria attaccata da cavalleria deve tentare il quadrato: indica com’è andata, o che cosa la esonera.";
    case "disordered_fire":
      return `${one} è disordinata: va riordinata prima che tiri.`;
    case "cavalry_fire":
      return `${one} è cavalleria: la cavalleria non tira.`;
    case "limbered_fire":
      return `${one} è al traino: deve sganciare prima di tirare.`;
    case "routed_fire":
      return `${one} è in rotta: va recuperata prima che tiri.`;
    case "fired_already":
      return `${one} ha già tirato: un’unità tira una volta sola.`;
    case "not_in_pursuit":
      return `${one} non ha mosso nell’inseguimento: adesso si tira solo su chi lo ha fatto.`;
    case "other_side_record":
      return `${one} è del nemico: ogni parte annota le proprie unità.`;
    case "not_hit":
      return `${one} non ha subìto tiro né combattuto in questo turno: le perdite si annotano solo allora.`;
    case "too_many_figures":
      return `${one} non ne ha mai avute tante: le figure vanno da 0 a ${String(refusal.most)}.`;
    case "formation_not_result":
      return `La formazione ${ofThe(unit(refusal.unit, speaker))} si annota solo come risultato di tiro o combattimento; altrimenti cambia quando l’unità muove.`;
    case "nothing_new":
      return `${one} è già così: annota ciò che è cambiato.`;
    case "general_lost":
      return `${he} è perso: prima va sostituito.`;
    case "general_absent":
      return `${he} non è ancora arrivato: arriva con la prima delle unità che comanda.`;
    case "general_not_lost":
      return `${he} non è perso: si sostituisce solo un generale perso.`;
    case "modifier_too_large":
      return "Un modificatore va da −15 a +15.";
    case "too_many_entries":
      return `In un turno una parte fa al massimo ${String(refusal.most)} annotazioni: le altre nel prossimo.`;
    case "rolled_die":
      return "Quel dado lo ha lanciato il programma: si corregge solo un dado inserito a mano.";
    case "built_on":
      return "Quel dado resta com’è: da quel lancio sono già nati ordini.";
    case "not_on_the_die":
      return `Un dado così va da 1 a ${String(refusal.sides)}, e il numero deve essere diverso da quello che ha.`;
    case "no_free_roll":
      return "I dadi degli ordini si lanciano una volta sola: nessun dado si lancia di nuovo.";
    case "chief_rolls":
      return "Per tutta l’armata lancia il comandante in capo: i dadi dei giocatori-generali vengono dopo.";
  }
}
