import type { Section } from "../section";

export const preparing = {
  id: "B17",
  title: "Prima della battaglia",
  rules: {
    "B17.1": "I nemici in una stessa regione combattono. Chi vi è entrato è l’attaccante.",
    "B17.2": "Con almeno sei armate per parte è una battaglia maggiore. Tutto il resto è una schermaglia.",
    "B17.3":
      "Ogni giocatore schiera i suoi pezzi su due linee, in segreto. Quando tutti hanno schierato, le linee si scoprono.",
    "B17.4": "Almeno un’armata di ogni giocatore che ne ha sta in prima linea.",
  },
  notes: { "B17.4": "Nel corso della battaglia un alleato può lasciare la prima linea agli altri (B19.2)." },
} satisfies Section;

export const sequence = {
  id: "B18",
  title: "La sequenza di battaglia",
  rules: {
    "B18.1":
      "Il difensore muove tra le linee, fa fuoco e raduna; poi fa lo stesso l’attaccante. Questo è un turno di battaglia, e ne segue un altro.",
  },
  notes: {},
} satisfies Section;

export const lines = {
  id: "B19",
  title: "Muovere tra le linee",
  rules: {
    "B19.1": "Nel suo movimento una parte sposta i pezzi che vuole da una linea all’altra.",
    "B19.2": "Una parte che lascia la prima linea senza armate ha rinunciato alla battaglia.",
  },
  notes: { "B19.2": "Ci si ritira così di propria volontà; l’inseguimento arriva lo stesso." },
} satisfies Section;

export const fire = {
  id: "B20",
  title: "Il fuoco",
  rules: {
    "B20.1": "In prima linea la fanteria lancia un dado, la cavalleria tre, un comandante tre, l’artiglieria quattro.",
    "B20.2": "Ogni 6 elimina un pezzo: tanti quanti sono i 6, non di più e non di meno.",
    "B20.3": "Il fuoco colpisce le armate nella prima linea nemica, e nient’altro.",
  },
  notes: {},
} satisfies Section;

export const behind = {
  id: "B21",
  title: "Artiglieria e comandanti in seconda linea",
  rules: {
    "B21.1": "L’artiglieria fa fuoco anche dalla seconda linea, con due dadi.",
    "B21.2": "Un comandante in seconda linea non fa fuoco.",
    "B21.3": "I comandanti si perdono solo nell’inseguimento.",
  },
  notes: {},
} satisfies Section;

export const rallies = {
  id: "B22",
  title: "Radunare",
  rules: {
    "B22.1":
      "Dopo il fuoco della sua parte, un comandante in seconda linea lancia due dadi. Ogni 5 o 6 riporta un pezzo perduto.",
    "B22.2": "Si raduna solo ciò che la parte ha perso in questa battaglia.",
    "B22.3": "Tornano tanti pezzi quanti ne danno i dadi, se tanti se ne sono persi.",
  },
  notes: {},
} satisfies Section;

export const end = {
  id: "B23",
  title: "Fine della battaglia e inseguimento",
  rules: {
    "B23.1": "La parte che non ha più armate in prima linea ha perso.",
    "B23.2": "Il vincitore insegue con un altro fuoco, che colpisce qualunque cosa resti ai battuti, in ogni linea.",
  },
  notes: {},
} satisfies Section;

export const retreat = {
  id: "B24",
  title: "La ritirata",
  rules: {
    "B24.1": "Ciò che resta dei battuti si ritira. Il vincitore rimane.",
    "B24.2": "Ci si ritira in una regione che confina con la battaglia.",
    "B24.3": "Nessuno si ritira in una regione con nemici.",
    "B24.4": "I difensori non si ritirano in una regione da cui sono venuti attaccanti.",
    "B24.5": "Gli attaccanti si ritirano solo in regioni da cui è venuto qualcuno di loro.",
    "B24.6": "Nessuno si ritira per mare.",
  },
  notes: { "B24.6": "Uno sbarco respinto è perduto, a meno che altri dell’armata siano venuti per terra." },
} satisfies Section;

export const optional = {
  id: "B25",
  title: "La regola opzionale sui comandanti",
  rules: {
    "B25.1":
      "Se si è scelta questa regola, un comandante in prima linea dà un dado in più a ogni armata della sua parte che fa fuoco.",
  },
  notes: {},
} satisfies Section;
