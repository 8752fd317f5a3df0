import type { Section } from "../section";

export const facts = {
  id: "F",
  title: "Fatti del regolamento originale",
  rules: {
    F1: "Le unità disordinate non tirano.",
    F2: "La cavalleria non tira.",
    F3: "Le unità disordinate non vanno a contatto.",
    F4: "L’artiglieria non va a contatto.",
    F5: "Un’unità è rimossa quando le figure che le restano non superano il suo numero di dispersione.",
    F6: "Le unità in rotta non muovono per ordine né per contrassegno, non cambiano formazione e non tirano.",
    F7: "Un’unità prende solo formazioni della sua arma: la fanteria linea, colonna, colonna di marcia e quadrato; la cavalleria linea, colonna e colonna di marcia; l’artiglieria al traino o in batteria.",
    F8: "La fanteria non tenta il quadrato di emergenza se tocca fanteria nemica non in rotta o ne è entro un pollice; se è già in quadrato, in colonna di marcia o in rotta; se è in un abitato o in un bosco, o dietro trincee o un muro.",
    F9: "L’artiglieria al traino non tira.",
  },
  notes: {
    F1: "Queste sono le poche cose di Napoleon’s Battles, prima edizione, su cui poggia l’appendice e che Bicorne conosce. Per tutto il resto ti serve il regolamento originale.",
    F6: "Possono fare una mossa di rotta (B4.2.3i) e recuperarsi (B4.1b).",
    F9: "Né l’appendice né ciò che sappiamo del regolamento originale lo dicono a parole. È stato stabilito, perché i pezzi al traino devono prima sganciare (B4.2.3f).",
    F8: "A quadrati, colonne di marcia e unità in rotta non si chiede nulla. Gli altri motivi li dichiara chi comanda l’unità.",
  },
} satisfies Section;
