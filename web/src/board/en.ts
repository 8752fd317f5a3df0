import type { BoardWords } from "./words";

export const en: BoardWords = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Whole board",
  zoom: "View of the board",
  keys: "Arrow keys move the board, plus and minus zoom, zero shows it whole. Tab leads to what can be chosen, arrow keys from there to what lies beside it.",
  taken: (piece) => `${piece}: taken up. Choose where it goes, or press Escape to put it back.`,
  dismiss: "Close",
};
