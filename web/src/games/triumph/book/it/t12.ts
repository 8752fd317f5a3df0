import type { Section } from "../section";

export const t12 = {
  id: "T12",
  title: "Le ritirate",
  rules: {
    "T12.1": "Una ritirata non è un movimento, e non vi si spende alcun comando.",
    "T12.2":
      "Quando un giocatore si ritira da una zona, se ne vanno tutti i pezzi che vi ha, su qualunque via d’accesso o in riserva. Non resta nessuno.",
    "T12.3": "Tutte le unità che si ritirano si scoprono all’inizio della ritirata.",
    "T12.4": "L’artiglieria che dovrebbe ritirarsi è eliminata.",
    "T12.5":
      "Ogni via d’accesso della zona, diversa da quella del difensore, che è bloccata da fanteria o cavalleria in ritirata costa un punto forza se è stretta, due se è larga.",
    "T12.6":
      "Questi punti forza vanno alla fanteria e alla cavalleria su quella via d’accesso. Sceglie il proprietario.",
    "T12.7":
      "Se in riserva c’è della fanteria non dichiarata in difesa, costa un punto forza se la via d’accesso del difensore è stretta, due se è larga (R16).",
    "T12.8": "Questi punti forza vanno alla fanteria in riserva che non era stata dichiarata. Sceglie il proprietario.",
    "T12.9": "La cavalleria in riserva non perde nulla in una ritirata.",
    "T12.10":
      "Ciò che resta va nelle riserve di zone adiacenti, tutto in una o diviso tra più zone, come vuole il proprietario.",
    "T12.11": "Nessuno si ritira nella zona dell’attaccante.",
    "T12.12": "Nessuno si ritira attraverso una via d’accesso intransitabile.",
    "T12.13": "Nessuno si ritira in una zona occupata dal nemico.",
    "T12.14": "Nessuno si ritira in una zona oltre la sua capacità (T4.4).",
    "T12.15": "Se c’è posto solo per alcune unità, è il proprietario a scegliere quali lo prendono.",
    "T12.16": "Le unità che non trovano posto sono eliminate, e soltanto quelle: finché c’è posto, va usato (R16).",
    "T12.17":
      "Ogni corpo che si ritira tiene esattamente un’unità, a scelta del proprietario; il comandante va con quella. Le altre sue unità sono distaccate.",
  },
  notes: {
    "T12.3": "Le facce restano visibili fino alla fine del turno (R28).",
    "T12.4": "Dovunque fosse, e conta come forza perduta (R16). Anche la batteria fissa (R42).",
    "T12.5":
      "Mai più di quanto hanno la fanteria e la cavalleria che sono lì (R16). Chi bloccava proprio la via d’accesso del difensore non perde altro nella ritirata, artiglieria esclusa.",
    "T12.7":
      "In una ritirata prima del combattimento nessuno è stato dichiarato: conta tutta la fanteria in riserva. Il costo è uno solo per l’intera riserva, quante che siano le unità.",
    "T12.9":
      "La sola cavalleria leggera in riserva cede quindi terreno senza pagare: lo schermo ideale. La cavalleria pesante con una ritirata è impegnata (T15.3).",
    "T12.13":
      "Si guarda prima che entrino gli attaccanti (R52). Guardati alle spalle: una zona le cui vicine sono tenute dal nemico è una trappola.",
    "T12.16": "Contano come forza perduta nella ritirata (R51).",
    "T12.17":
      "Ne tiene una tra quelle che hanno trovato posto. Se nessuna l’ha trovato, è perduto anche il comandante (R52).",
  },
} satisfies Section;
