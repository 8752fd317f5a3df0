/** What is written of a general or a unit in a few signs. */

import type { Measure } from "../../../wire/battles";
import { signed } from "../words/signed";
import type { BattleWords } from "../words/words";
import type { GeneralDraft, SideDraft, Typed } from "./draft";

const typed = (number: Typed): string => (number === null ? "?" : String(number));

/** 17″G(10)+3: span, rating, response and combat modifier. */
export function generalFigures(general: GeneralDraft, measure: Measure, words: BattleWords): string {
  const { span, rating, response, modifier } = general;
  const length = span === null ? "?" : words.length(span, measure).replace(" ", "\u00a0");
  const letter = words.ratingLetter[rating];
  const apart = measure === "centimetres" ? "\u00a0" : "";
  return `${length}${apart}${letter}(${typed(response)})${modifier === null ? "?" : signed(modifier)}`;
}

/** How many play the side. */
export function playersOf(side: SideDraft): number {
  return Math.max(1, ...side.generals.map(({ player }) => player ?? 1));
}

export function figuresOf(side: SideDraft): number {
  return side.units.reduce((sum, { figures }) => sum + (figures ?? 0), 0);
}

/** The name of a file for an order of battle. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain || "order-of-battle"}.${extension}`;
}
