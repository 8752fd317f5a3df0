import type { Section } from "../section";

export const table = {
  id: "P",
  title: "Come si tiene il tavolo",
  rules: {
    P1: "Un posto risponde a ciò che gli è stato chiesto, e solo per le unità e i generali che comanda.",
    P2: "Le distanze si misurano sul tavolo vero e si dichiarano nel controllo della catena di comando: di ogni generale, se tocca il superiore, è entro il suo raggio o fuori, se è entro il raggio proprio del comandante in capo, e a quale unità della sua parte è aggregato, se lo è; di ogni unità, se è entro il raggio del suo generale. Si dichiara solo ciò che è cambiato, e nulla due volte; tutto il resto rimane com’era nel turno precedente. All’inizio tutti sono entro il raggio e nessuno è aggregato.",
    P3: "I dadi li lancia Bicorne o, dove la partita lo permette, li lanci a mano e li inserisci; i dadi inseriti si vedono come tali. Un dado degli ordini mostra da 1 a 6, uno contrapposto da 1 a 10.",
    P4: "Chi ha inserito un dado sbagliato può chiedere di correggerlo. Si corregge quando tutti gli altri giocatori, delle due parti, acconsentono; basta uno che non lo faccia perché resti com’è. Finché non è deciso non va avanti altro.",
    P5: "Un dado lanciato da Bicorne non si corregge mai.",
    P6: "Un dado su cui si è costruito qualcosa resta com’è. I dadi di un’armata si correggono finché non è passato, assegnato o lasciato il primo dado di una delle due parti, o non lancia un giocatore-generale; i dadi di un giocatore-generale finché non ne è assegnato il primo; un dado contrapposto finché dura il suo passo.",
    P7: "Le miniature rimaste si annotano solo per le unità su cui si è tirato, o che hanno combattuto, in questo turno. La distruzione si può annotare per queste e per quelle in rotta.",
    P8: "Un’unità ha da nessuna a tutte le miniature che le dà l’ordine di battaglia.",
    P9: "Oltre ai movimenti stessi, un cambio di formazione si annota solo come risultato, nelle fasi di tiro, combattimento e inseguimento.",
    P10: "Un generale perso si annota come perso, e uno perso può essere annotato come sostituito, con la qualità del successore. Finché un generale è perso non fa nulla e di lui non si dichiara nulla.",
    P11: "Nel tiro, nei combattimenti e nell’inseguimento si possono lanciare due dadi contrapposti a dieci facce, ciascuno con un modificatore da -15 a 15. Bicorne fa le somme e mostra la differenza; che cosa significa lo dice il regolamento originale.",
    P12: "In un turno ogni parte fa al massimo 200 annotazioni fuori dal proprio passo, tutti i suoi giocatori insieme: risultati, dadi contrapposti e correzioni.",
    P13: "Dopo l’ultimo turno i due comandanti in capo dicono chi ha vinto, secondo lo scenario. Se sono d’accordo, è così; altrimenti è un pareggio.",
    P14: "Una parte le cui unità sono tutte distrutte ha perso subito. Le unità che devono ancora arrivare non sono distrutte.",
    P15: "Tiro e contatto sono con unità nemiche che sono sul tavolo.",
    P16: "Un giocatore annota unità e generali della propria parte, mai dell’altra.",
    P17: "Le unità distrutte e quelle non arrivate non fanno nulla. Quelle che attendono appena fuori dal tavolo non fanno altro che entrare.",
    P18: "Ciò che si annota cambia qualcosa: ciò che è già così non si annota di nuovo.",
  },
  notes: {
    P1: "I chiarimenti hanno la lettera A, i fatti del regolamento originale F; P è come si tiene questo tavolo, O come dev’essere un ordine di battaglia.",
    P2: "Se è entro il raggio proprio del comandante in capo si chiede solo dove importa, e non di chi dipende direttamente da lui (A6). Un’unità persa libera il generale che vi è aggregato.",
    P4: "Quando si corregge un dado degli ordini di un’armata, i sei si contano di nuovo.",
    P7: "Un’unità è rimossa quando le sue miniature scendono al numero di dispersione (F5). Disordine e rotta si possono annotare in ogni momento.",
    P13: "Il numero dei turni è un’opzione della partita, da 1 a 60.",
  },
} satisfies Section;
