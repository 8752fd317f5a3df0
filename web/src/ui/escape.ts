/** Escape puts away what has the focus, and nothing that lies beneath it. */
export const onEscape = (close: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  close();
};
