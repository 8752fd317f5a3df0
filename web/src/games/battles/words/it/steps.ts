import type { Step } from "../../../../wire/battles";
import type { BattleWords } from "../words";

export const phase: BattleWords["phase"] = {
  weather: "tempo meteorologico",
  control: "fase di controllo",
  orders: "comunicazioni",
  movement: "movimento",
  reaction: "reazione della cavalleria",
  fire: "tiro",
  combat: "combattimenti",
  pursuit: "inseguimento",
  end: "fine della battaglia",
};

export const stepName: BattleWords["stepName"] = {
  weather: "tempo meteorologico",
  arrive: "ingresso",
  rally: "recupero",
  chain: "catena di comando",
  roll: "dadi degli ordini",
  split: "suddivisione degli ordini",
  own_dice: "dadi dei giocatori-generali",
  assign: "assegnazione degli ordini",
  next: "prossimo comando",
  move: "movimento",
  tail: "senza ordini",
  mark: "contrassegni di reazione",
  rout: "rotta volontaria",
  reorder: "riordino",
  react: "reazione della cavalleria",
  counter_react: "controreazione",
  rout_again: "rotta volontaria dopo la reazione",
  fire: "tiro",
  combat: "combattimenti",
  pursue: "inseguimento",
  counter_pursue: "controinseguimento",
  pursuit_fire: "tiro nell’inseguimento",
  pursuit_combat: "combattimenti dell’inseguimento",
  verdict: "chi ha vinto",
};

const hints: Record<Step["type"], string> = {
  weather: "Determina il tempo di questo turno con il regolamento originale. Inseriscilo qui, così lo vedono tutti.",
  arrive:
    "Metti le unità in arrivo appena fuori dal tavolo, dove faranno il loro ingresso. Inserisci quali sono arrivate.",
  rally:
    "Prova a recuperare le unità in rotta con il regolamento originale: le due parti insieme. Inserisci quelle recuperate.",
  chain:
    "Misura da ogni generale al suo superiore e alle sue unità. Inserisci solo ciò che è diverso da quanto indica la pagina: il resto vale ancora.",
  roll: "Prima inserisci ciò che è cambiato nelle distanze e chi è arrivato, poi lancia qui, oppure inserisci dadi veri. Ogni 4, 5 o 6 è un ordine; chi fa più 6 ha l’iniziativa.",
  split:
    "Scegli un dado e chi lo riceve; quelli che non passi a nessuno restano a te, se qualche generale dipende solo da te. A un giocatore oltre il raggio del comandante in capo il dado perde 1.",
  own_dice:
    "I giocatori-generali Eccellenti lanciano due dadi propri, i Buoni uno. Valgono solo per i loro subordinati.",
  assign:
    "Metti ogni dado accanto al generale che riceve l’ordine e inseriscilo qui. Le sue unità nel raggio di comando sono attivate e muoveranno.",
  next: "Più comandi hanno la stessa priorità. Scegli quale muove adesso.",
  move: "Muovi sul tavolo le unità attivate, poi inserisci ciascuna con la formazione in cui finisce, o un intero comando in una volta; chi non è inserito è rimasto fermo. Per il contatto serve priorità 5 o 6.",
  tail: "Ciò che non chiede ordini: cambi di formazione difensivi, artiglieria che sgancia, mosse di rotta, generali che si spostano da soli.",
  mark: "La cavalleria attivata che non ha mosso può essere contrassegnata: muoverà più tardi, nella reazione o nell’inseguimento.",
  rout: "Puoi mettere in rotta di tua volontà unità che non siano a contatto. Di solito non c’è nulla da fare.",
  reorder:
    "Togli il disordine alle unità che non hanno mosso, non sono state disordinate in questo movimento e non sono state contattate.",
  react:
    "La cavalleria contrassegnata può muovere come vuole, anche a contatto. Muovila sul tavolo e inseriscila: il contrassegno è usato.",
  counter_react:
    "La cavalleria contrassegnata può muovere solo per contattare cavalleria nemica che ha appena reagito.",
  rout_again: "Dopo la reazione le unità che non sono a contatto possono ancora essere messe in rotta.",
  fire: "Inserisci chi tira su chi, trova il risultato con il regolamento originale e annotalo. Cavalleria e unità disordinate non tirano.",
  combat:
    "Scegli un combattimento e risolvilo con il regolamento originale. Annota perdite, disordine e rotta, poi di’ com’è finito.",
  pursue: "La cavalleria ancora contrassegnata può inseguire: muovila come vuoi, anche a contatto, e inseriscila.",
  counter_pursue:
    "La cavalleria ancora contrassegnata può muovere solo per contattare la cavalleria che ha appena inseguito.",
  pursuit_fire:
    "Si può tirare, ma solo su unità che hanno mosso nell’inseguimento, anche per evadere. Annota i risultati.",
  pursuit_combat: "Risolvi uno alla volta i combattimenti nati dall’inseguimento e annota i risultati.",
  verdict:
    "L’ultimo turno è finito. Ogni comandante in capo indica chi ha vinto secondo lo scenario; se non concordano, è pareggio.",
};

export const stepHint = ({ type }: Step): string => hints[type];

export const interruptName: BattleWords["interruptName"] = {
  square: "quadrato di emergenza",
  evade: "evasione",
  correction: "correzione",
};

export const interruptHint: BattleWords["interruptHint"] = {
  square:
    "Lancia per il quadrato con il regolamento originale e indica com’è andata. La fanteria che lo forma non muove e non cambia formazione in questo turno.",
  evade:
    "Cavalleria e artiglieria contattate possono sottrarsi al contatto. Chi evade non muove più e non cambia formazione in questo turno.",
  correction:
    "Un dado è stato inserito male, o qualcosa è stato annotato per sbaglio. Gli altri acconsentono o rifiutano, poi il turno prosegue.",
};
