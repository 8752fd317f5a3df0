import type { Section } from "../section";

export const land = {
  id: "B8",
  title: "Il movimento di terra",
  rules: {
    "B8.1": "Muovi tutti i tuoi pezzi, alcuni o nessuno: quelli che ci sono.",
    "B8.2": "Fanteria e artiglieria non muovono di due regioni.",
    "B8.3": "Un pezzo muove una volta per turno. Chi ha mosso, o è appena stato costruito, resta dov’è.",
    "B8.4": "Nessuno prosegue attraverso una regione con pezzi nemici: chi ci entra si ferma.",
    "B8.5": "Le battaglie si combattono solo quando tutto il movimento è finito.",
    "B8.6": "Una mossa porta in un’altra regione; non si esce per tornare indietro.",
  },
  notes: { "B8.3": "Un’armata si può dividere: ogni pezzo riceve un ordine, insieme agli altri o da solo." },
} satisfies Section;

export const sea = {
  id: "B9",
  title: "Il movimento per mare",
  rules: {
    "B9.1": "Uno sbarco va da una regione con un’ancora a un’altra regione con un’ancora.",
    "B9.2": "È tutto il movimento del pezzo: non marcia né prima né dopo.",
    "B9.3": "Una nazione imbarca al massimo quattro pezzi per turno per ogni capitale che possiede.",
    "B9.4": "La Gran Bretagna imbarca sei pezzi per turno, o di più se le sue capitali lo permettono.",
    "B9.5": "Tutti i pezzi di una nazione che navigano in un turno partono da una regione e sbarcano in una regione.",
    "B9.6": "Ogni pezzo che sbarca su una costa neutrale o nemica lancia un dado, e si perde con 1.",
    "B9.7": "Sulle coste della patria britannica si perde con 1 o 2.",
    "B9.8": "Contro un’armata di cui una parte è sbarcata i difensori colpiscono con 5 e 6.",
  },
  notes: { "B9.8": "Sbarcare contro resistenza costa caro. Meglio accanto al nemico che addosso a lui." },
} satisfies Section;
