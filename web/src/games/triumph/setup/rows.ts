/** Arrow keys between buttons that lie in rows: each row is a `data-row`. */

const seen = (button: HTMLElement) => button.getAttribute("aria-hidden") !== "true" && button.offsetParent !== null;

/** Whether the key moved the focus. */
export function alongRows(event: KeyboardEvent): boolean {
  const here = event.target;
  const area = event.currentTarget;
  if (!(here instanceof HTMLElement) || !(area instanceof HTMLElement)) return false;
  const row = here.closest<HTMLElement>("[data-row]");
  if (!row) return false;
  const rows = [...area.querySelectorAll<HTMLElement>("[data-row]")];
  const buttonsOf = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll<HTMLElement>("button") ?? [])].filter(seen);
  const next = () => {
    switch (event.key) {
      case "ArrowRight":
        return buttonsOf(row)[buttonsOf(row).indexOf(here) + 1];
      case "ArrowLeft":
        return buttonsOf(row)[buttonsOf(row).indexOf(here) - 1];
      case "ArrowDown":
        return buttonsOf(rows[rows.indexOf(row) + 1])[0];
      case "ArrowUp":
        return buttonsOf(rows[rows.indexOf(row) - 1])[0];
      case "Home":
        return buttonsOf(rows[0])[0];
      default:
        return undefined;
    }
  };
  const found = next();
  found?.focus();
  return found !== undefined;
}
