import type { Section } from "../section";

export const rulings = {
  id: "EB",
  title: "Come si leggono i passi dubbi",
  rules: {
    "EB-1": "I turni sono dei giocatori, non delle nazioni. Tutte le sue nazioni agiscono nel suo unico turno.",
    "EB-2":
      "Le alleanze sono tra giocatori, di comune accordo, in ogni momento fuori dalle battaglie. Le nazioni di uno stesso giocatore sono sempre alleate, e non serve un trattato.",
    "EB-3":
      "Ognuno agisce una volta per round: al suo posto, nel turno di un alleato o, se ha aspettato invano, alla fine del round. Quelli che agiscono in un turno devono essere tutti alleati tra loro. Muovono insieme, poi si combattono tutte le battaglie, poi tutti pescano e producono.",
    "EB-4":
      "Un’alleanza si rompe solo al proprio posto nel round, prima di ogni movimento, e solo se non si è ancora agito. Chi la rompe è l’attaccante.",
    "EB-4a": "Chi ha rotto un’alleanza agisce subito, e non può più aspettare.",
    "EB-5": "Chi è alleato di entrambe le parti di una battaglia non vi partecipa e non può essere colpito.",
    "EB-6": "Tutti i giocatori che non sono alleati sono nemici. La guerra non si dichiara.",
    "EB-7": "Cavalleria e comandanti attraversano ogni regione senza pezzi nemici, di chiunque sia.",
    "EB-8":
      "Una regione cambia padrone a movimento finito, o dopo la sua battaglia, se vi sta fanteria di chi ha mosso. Attraversarla non cambia nulla. La fanteria che si ritira in una regione la prende allo stesso modo.",
    "EB-9":
      "Non si prende nulla a un alleato. Chi caccia il nemico dalla patria di un alleato gliela restituisce. Dove sta fanteria di due alleati la regione è del primo arrivato. Una patria si tiene solo finché vi resta fanteria, e torna subito alla sua nazione se le due si alleano.",
    "EB-10": "Le regioni di una grande potenza neutrale contano tra le dieci che danno una carta.",
    "EB-11":
      "I limiti dello sbarco valgono per ogni nazione e turno. I comandanti contano come pezzi. La Gran Bretagna conserva i suoi sei anche senza Londra.",
    "EB-12": "Nessuno si imbarca in un porto dove ci sono nemici. Quale mare stia tra due ancore non importa.",
    "EB-13":
      "Non si lanciano dadi per sbarcare in una regione propria o di un alleato. Se la Gran Bretagna è neutrale, o se a sbarcare è lei o un suo alleato, la costa britannica è come le altre.",
    "EB-14":
      "Il 5 e il 6 dei difensori valgono in ogni fuoco di una battaglia contro uno sbarco, anche nell’inseguimento, ma non per radunare.",
    "EB-15":
      "Ogni nazione ha la sua mano e pesca per sé. Le capitali nemiche conquistate contano. La mano non ha limiti, e un mazzo vuoto non dà nulla.",
    "EB-16":
      "La carta della battaglia maggiore va alla nazione vincitrice che vi aveva più pezzi all’inizio; a parità al padrone della regione, altrimenti a quella su cui si accordano i loro giocatori, altrimenti a sorte. Si pesca nel turno di chiunque.",
    "EB-17":
      "Una combinazione vuole almeno una carta che non sia Napoleone. Una nazione gioca quante combinazioni vuole. I nuovi pezzi non muovono prima del suo turno successivo.",
    "EB-18":
      "Un giocatore può offrire carte in ogni momento del suo turno fuori da una battaglia, da quando tocca a lui, a una nazione di un altro giocatore; lo possono anche gli alleati che agiscono con lui. Quello che se ne dice non si verifica.",
    "EB-18a": "Le nazioni di uno stesso giocatore non scambiano carte tra loro.",
    "EB-18b": "Uno dei due può non dare nulla, ma non tutti e due.",
    "EB-19": "La parte che fa fuoco sceglie che cosa si perde.",
    "EB-20":
      "I comandanti da soli non combattono. I nemici che li raggiungono vincono subito, inseguono con un fuoco, e chi resta si ritira.",
    "EB-20a":
      "Un comandante non entra in una regione con nemici se non vi entra un’armata che combatte dalla sua parte.",
    "EB-21":
      "Il fuoco è un lancio solo per tutti i pezzi della parte. Nel momento in cui una parte non ha armate in prima linea la battaglia è finita: la seconda linea non avanza e non si raduna nulla.",
    "EB-22":
      "Un comandante raduna qualunque cosa la sua parte abbia perso in questa battaglia, anche in turni precedenti e anche di un alleato. Torna in seconda linea.",
    "EB-23":
      "Nell’inseguimento i pezzi fanno fuoco da dove stanno: l’artiglieria in seconda linea con due dadi. Prima non si muove.",
    "EB-24":
      "Ci si ritira di una regione, anche divisi. Chi stava nella regione già prima del turno, quando si è rotta un’alleanza, si ritira come un difensore. Dove non c’è via d’uscita, tutto è perduto.",
    "EB-24a":
      "Una via d’entrata è degli attaccanti che l’hanno usata. Quella di un alleato che non partecipa alla battaglia non è chiusa ai difensori né aperta agli attaccanti. Gli attaccanti che combattono insieme hanno in comune le loro vie.",
    "EB-24b":
      "Ogni nazione si ritira come è venuta lei stessa. Se è sbarcata, ha solo le vie degli attaccanti venuti per terra, anche dove un’altra nazione del giocatore stava nella regione da prima.",
    "EB-25": "Sei armate contro cinque non fanno una battaglia maggiore. Conta l’inizio.",
    "EB-26":
      "Di più alleati ognuno schiera e muove i suoi pezzi. Il lancio è comune, e i colpi li ripartisce chi ha più pezzi.",
    "EB-27":
      "Con la regola opzionale più comandanti non danno più di un dado. Vale per l’artiglieria in seconda linea e nell’inseguimento. I comandanti allora non lanciano dadi.",
    "EB-28":
      "Se una patria è perduta si guarda dopo ogni movimento e dopo ogni battaglia; possono tenerla insieme nemici diversi. Una nazione eliminata perde pezzi e segnalini, le sue carte tornano nel mazzo, e la sua patria diventa nazioni minori di chi la tiene. La sua capitale conta ancora come tale. Le patrie altrui che teneva tornano alle loro nazioni. Nazioni sconfitte nello stesso momento cadono insieme. Un giocatore è fuori con la sua ultima nazione. Se tutti i giocatori rimasti sono alleati, possono accordarsi per dividere la vittoria.",
    "EB-29":
      "In una Guerra Limitata contano tutte le regioni che una nazione possiede fuori dalla propria patria. La somma si divide per le nazioni che il giocatore aveva all’inizio. Chi è a pari merito divide la vittoria.",
    "EB-30":
      "I pezzi si piazzano allo scoperto, nell’ordine dei turni. Per il primo turno ognuno lancia due dadi, e chi è pari li rilancia. In Fermate la Francia! il primo posto gioca la Francia, gli altri hanno un gruppo di nazioni ciascuno, e le nazioni che per quel numero di giocatori non sono in nessun gruppo sono neutrali.",
  },
  notes: {
    "EB-2": "L’eliminazione di una nazione non scioglie nessuna alleanza.",
    "EB-4": "Chi ha aspettato e agisce alla fine del round non rompe più nulla.",
    "EB-9":
      "Tra alleati la cui fanteria arriva nello stesso turno la regione è di chi l’ha mandata lì per primo; tra quelli che c’erano già, della nazione con più fanteria; a parità, della prima in quest’ordine: Francia, Gran Bretagna, Prussia, Russia, Ottomani, Austria, Spagna. Se chi tiene una patria nemica se ne va o cade, passa a un suo alleato la cui fanteria è ancora lì. La fanteria che ha incontrato un nemico prende la regione appena i due si alleano o la nazione nemica cade, a meno che sia di un amico.",
    "EB-16":
      "Ognuno dei loro giocatori indica una di queste nazioni, allo scoperto. Appena due ne hanno indicate di diverse, decide la sorte.",
    "EB-19":
      "Le probabilità che dà la pagina vogliono una risposta fissa a tutto ciò che i giocatori possono scegliere (EB-31): tutti stanno in prima linea, nessuno muove, chi fa fuoco toglie prima artiglieria, poi cavalleria, poi fanteria, nell’inseguimento per ultimi i comandanti, e nessuno rinuncia alla battaglia.",
    "EB-20":
      "Una parte senza armate ha perso subito; se non ne ha nessuna delle due, ha perso l’attaccante. Il vincitore fa poi fuoco come se tutto stesse in prima linea.",
    "EB-24":
      "Una nazione attaccante di cui alcuni pezzi erano già lì e altri sono entrati può usare entrambi i tipi di via d’uscita: i pezzi di un tipo sono uguali.",
    "EB-26": "Se più d’uno ha più pezzi, lo fa il primo di loro nell’ordine dei turni.",
    "EB-30":
      "I gruppi contro la Francia. In due: Gran Bretagna, Austria, Russia. In tre: Gran Bretagna, Spagna; Austria, Russia. In quattro: Gran Bretagna, Austria; Russia, Spagna; Prussia, Ottomani. In cinque: Gran Bretagna; Russia; Austria; Prussia. In sei: Gran Bretagna; Austria; Russia; Prussia; Spagna. In sette: Gran Bretagna; Prussia; Russia; Ottomani; Austria; Spagna.",
  },
} satisfies Section;
