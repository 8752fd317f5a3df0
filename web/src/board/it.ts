import type { BoardWords } from "./words";

export const it: BoardWords = {
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  fit: "Tutta la mappa",
  zoom: "Vista della mappa",
  keys: "Le frecce spostano la mappa, più e meno la ingrandiscono o la riducono, zero la mostra intera. Con Tab raggiungi ciò che puoi scegliere; da lì, con le frecce, passi a ciò che sta accanto.",
  taken: (piece) => `${piece}: in mano. Scegli la destinazione, o premi Esc per rimettere il pezzo al suo posto.`,
  dismiss: "Chiudi",
};
