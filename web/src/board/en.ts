import type { BoardWords } from "./words";

export const en: BoardWords = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Whole board",
  zoom: "View of the board",
  keys: "Arrow keys move the board, plus and minus zoom, zero shows all of it. Tab takes you to what can be chosen; from there, arrow keys take you to what lies next to it.",
  taken: (piece) => `${piece}: picked up. Choose where it goes, or press Escape to put it back.`,
  dismiss: "Close",
};
