/** What stands beside a board that asks by itself, on a screen too small for both. */
export interface Beside {
  /** The end, a past moment, a refusal, a board in words: all that is read beside the board or nowhere. */
  readonly mustBeSeen: boolean;
  /** Whether the board asks what is being answered; unknown while nothing is. */
  readonly asksAtBoard: boolean | undefined;
  /** Whether there is anything else to be done: another question, a take back, a screen to hand over. */
  readonly more: boolean;
}

/** Whether it gives way to the board. Unknown where it says nothing that matters: it stays as it is. */
export function givesWay({ mustBeSeen, asksAtBoard, more }: Beside): boolean | undefined {
  if (mustBeSeen) return false;
  return asksAtBoard ?? (more ? false : undefined);
}
