import type { Approach, Locale, Position } from "../../../wire/triumph";

export const off = "off" as Position;

export const reserve = (locale: Locale): Position => String(locale) as Position;
export const atApproach = (approach: Approach): Position => approach as string as Position;

/** From this locale toward that one. */
export const approachTo = (from: Locale, to: Locale): Approach => `${String(from)}-${String(to)}` as Approach;

/** The locale beyond an approach. */
export const beyond = (approach: Approach): Locale => Number(approach.split("-")[1]) as Locale;
