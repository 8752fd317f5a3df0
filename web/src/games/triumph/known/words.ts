import type { Face, Locale, LossCause, MoraleCause, Position, Side } from "../../../wire/triumph";
import type { Occasion } from "./sightings";

export interface KnownWords {
  title: string;
  /** Said of an army: the enemy of the reader, his own, or one of two. */
  enemy(side: Side): string;
  mine(side: Side): string;
  army(side: Side): string;
  mineHint: string;
  notYet: string;
  when(hour: string, turn: Side): string;
  before: string;
  face(face: Face): string;
  place(locale: Locale): string;
  position(position: Position): string;
  roster: {
    caption: string;
    face: string;
    first: string;
    now: string;
    seen: string;
    hidden: string;
    total: string;
    note: string;
    waiting: string;
  };
  corps: {
    title: string;
    blocks(count: number): string;
    first(count: number): string;
    gone: string;
    seenNow: string;
    noted: string;
    notedHint: string;
    shown: string;
    never: string;
    detached: string;
    pastDetached: string;
    note: string;
  };
  occasion: (occasion: Occasion) => string;
  losses: {
    title: string;
    none: string;
    total(steps: number): string;
    loss(count: number, face: Face, steps: number, left: Face | undefined): string;
    commanders(names: string): string;
  };
  morale: {
    title: string;
    chart(french: number, allied: number): string;
    change(side: Side, change: number, cause: MoraleCause, morale: number): string;
    none: string;
    history(count: number): string;
  };
}

/** Why steps were lost. */
export type Causes = Record<LossCause, string>;
