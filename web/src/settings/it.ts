import { plural } from "../words/sentence";
import type { SettingsWords } from "./words";

export const it: SettingsWords = {
  title: "Impostazioni",
  hint: "Valgono per questo browser, chiunque abbia fatto l’accesso.",
  language: "Lingua",
  theme: "Aspetto",
  themes: { system: "Come il sistema", light: "Chiaro", dark: "Scuro" },
  play: "Gioco",
  confirm: "Chiedi conferma prima di ogni risposta",
  confirmHint: "Altrimenti vale l’ultimo clic. I dadi lanciati non si possono ritirare.",
  chances: "Mostra le probabilità di un attacco",
  chancesHint: "Per quanto ne può sapere la tua parte, e solo contro il computer o sullo stesso schermo.",
  notices: "Quando tocca a te",
  notify: "Avvisami con una notifica del browser",
  notifyHint: "Mentre Bicorne è aperto in una scheda e tu guardi altrove.",
  leave: {
    granted: "Il browser permette le notifiche.",
    askable: "Il browser ti chiederà una volta se può mostrarle.",
    denied:
      "Il browser non permette a questo sito di mostrare notifiche. Puoi cambiarlo accanto alla barra degli indirizzi.",
    insecure:
      "I browser mostrano notifiche solo per gli indirizzi https. Questa pagina non ne ha uno: chiedi a chi gestisce il server.",
    unknown: "Questo browser non supporta le notifiche.",
  },
  tryIt: "Prova",
  noticeTitle: "Bicorne",
  noticeBody: "Così saprai che tocca a te.",
  shown: "Inviata. Se non hai visto nulla, è il sistema a trattenere le notifiche.",
  notShown: "Il browser non l’ha mostrata. Sui telefoni spesso non può: al suo posto c’è l’e-mail.",
  elsewhere: "Per ricevere gli avvisi anche per e-mail, vai alla tua pagina:",
  memory: "Che cosa ricorda questo browser",
  memoryHint:
    "Oltre a un cookie, che dice chi sei, questo browser tiene per sé alcune cose. Nessun altro sito può leggerle.",
  remembers: "Al momento:",
  nothing: "Al momento non ricorda nulla.",
  settings: "le impostazioni di questa pagina",
  salts: (count) =>
    plural("it", count, {
      one: "il tuo contributo ai dadi di una partita",
      other: `il tuo contributo ai dadi di ${String(count)} partite`,
    }),
  others: (count) => plural("it", count, { one: "un’altra cosa", other: `altre ${String(count)} cose` }),
  forget: "Cancella",
  forgetWarning:
    "Le impostazioni tornano com’erano all’inizio. Non perdi né l’accesso né le partite; ma non potrai più verificare di persona che il tuo contributo sia entrato nei dadi delle tue partite.",
  forgetAll: "Cancella tutto",
  keep: "No, lascia così",
};
