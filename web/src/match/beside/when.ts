import type { Moment } from "../../wire/ids";

/** The time of day, with the day where it was another one, in the zone of who reads it. */
export function when(moment: Moment, language: string, now = Date.now()): string {
  const day = (time: number) => new Date(time).toDateString();
  const style: Intl.DateTimeFormatOptions =
    day(moment) === day(now)
      ? { hour: "2-digit", minute: "2-digit" }
      : { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(moment);
}
