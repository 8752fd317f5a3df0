/** Times as people say them. */

import type { Language } from "../words/language";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
];

const justNow: Record<Language, string> = { it: "poco fa", en: "just now" };

/** "3 hours ago", "yesterday". What is less than a minute away, or seems yet to come, is just now: clocks differ. */
export function howLongAgo(moment: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const distance = Math.min(0, moment - now);
  const unit = units.find(([, length]) => Math.abs(distance) >= length);
  return unit ? format.format(Math.trunc(distance / unit[1]), unit[0]) : justNow[language];
}

/** Date and time in full, in the zone of the viewer. */
export function inFull(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "full",
    timeStyle: "short",
  }).format(moment);
}
