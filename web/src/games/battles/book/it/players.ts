import type { Section } from "../section";

export const players = {
  id: "BM",
  title: "Più giocatori (4.1.2)",
  rules: {
    BM1: "In un’armata di due o più giocatori, chi impersona il comandante in capo lancia per tutta l’armata, con lo stesso numero di dadi e gli stessi modificatori di un giocatore solo (da B4.1.2a a B4.1.2g).",
    BM2: "Il comandante in capo divide gli ordini tra i giocatori come vuole: a ciascuno quanti ne vuole, o nessuno, compreso se stesso.",
    BM3: "Tiene ordini per sé soltanto se almeno un generale che può ricevere un ordine dipende da lui e da nessun altro giocatore.",
    BM4: "Un ordine passato a un giocatore il cui generale sta oltre il raggio di comando del comandante in capo perde uno: un quattro diventa un tre, ed è ancora un ordine.",
    BM5: "Un giocatore il cui generale è Eccellente lancia per sé due dadi, oltre a quelli che gli sono passati; se il generale è Buono ne lancia uno. Generali Medi e Scarsi non ne lanciano.",
    BM6: "Questi dadi si lanciano anche se il comandante in capo non ha passato a quel giocatore nessun ordine.",
    BM7: "Un giocatore assegna i dadi lanciati per sé soltanto a generali subordinati al proprio generale.",
    BM8: "I dadi che un giocatore lancia per sé non contano per l’iniziativa.",
    BM9: "Un giocatore dà ordini soltanto ai generali sotto il proprio controllo.",
  },
  notes: {
    BM1: "Distanze, arrivi e recuperi li dichiara ogni giocatore per il proprio comando. L’altra armata può avere un giocatore o più (A41).",
    BM2: "Gli ordini che non passa a nessuno restano a lui, se può tenerne (BM3), altrimenti sono persi. L’armata senza iniziativa fa tutto questo prima che l’altra cominci (A25).",
    BM4: "Sotto quel giocatore la catena si conta come al solito, dal suo generale in giù; la distanza fino a quel generale non si conta di nuovo (A22).",
    BM5: "Anche qui i dadi sotto il quattro si scartano (A23). Il comandante in capo non ha dadi di questo genere (A24).",
    BM7: "E a quel generale stesso, se comanda direttamente unità da combattimento; un’opzione lo vieta (A24).",
    BM9: "Il proprio generale e tutti quelli sotto di lui, fin dove comincia il comando di un altro giocatore. Un generale che non è sotto nessun altro giocatore dipende dal comandante in capo, e così il comando di un giocatore-generale perso o non ancora arrivato (A38).",
  },
} satisfies Section;
