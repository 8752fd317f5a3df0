/** The title of the tab: the page's own, with a sign when it is the visitor's turn. */
class Title {
  page = $state("");
  /** How many matches wait for the visitor. */
  turns = $state(0);

  readonly text = $derived(
    [this.turns > 0 ? `(${String(this.turns)})` : "", this.page, "Bicorne"].filter((part) => part !== "").join(" · "),
  );
}

export const title = new Title();
