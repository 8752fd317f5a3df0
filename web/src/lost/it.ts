import type { LostWords } from "./words";

export const it: LostWords = {
  lost: {
    title: "Hai marciato fuori dalla mappa",
    line: "A questo indirizzo non c’è nessuna pagina.",
    wit: "Di qui passò il maresciallo Grouchy nel giugno 1815, e neanche lui arrivò in tempo.",
    drawing: "Un cartello a un bivio nella nebbia. Qualcuno ci ha lasciato sopra il cappello.",
  },
  hidden: {
    title: "Una partita a porte chiuse",
    why: "O a questo indirizzo non c’è nessuna partita, oppure è privata e tu non sei tra i suoi giocatori. Il server non dice quale delle due: chi prova indirizzi a caso non deve scoprire nulla.",
    nobody: "Se uno dei posti è tuo, prima devi accedere.",
    somebody: (name) => `Sei qui come ${name}. Se uno dei posti è tuo con un altro nome, accedi con quello.`,
    code: "Hai ricevuto un codice?",
    codeHint: "Cinque lettere.",
    enter: "Entra",
    noCode: "Un codice ha cinque lettere.",
    signIn: "Accedi",
    yours: "La tua pagina",
  },
  home: "Pagina iniziale",
};
