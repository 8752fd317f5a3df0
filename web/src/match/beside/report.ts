/** A report of a wrong rule: all that is needed to look into it, and nothing that the seat does not know. */

import { version } from "../../../package.json";
import type { MatchView } from "../../wire/lobby";
import type { AnyRefused, OpenAsk } from "../../wire/table";
import type { Language } from "../../words/language";
import type { Making, Pick as GamePick, Session } from "../session.svelte";

/** So many of the last events are enough to see what led to it. */
const told = 20;

/** What a place at the table knows. */
export type AtHand = Pick<Session, "eyes" | "view" | "asks" | "making" | "messages">;

/** What the player adds. */
export interface Complaint {
  text: string;
  rule: string | undefined;
  /** The last answer that was refused, if one was. */
  refused: AnyRefused | undefined;
  language: Language;
}

export interface Report {
  type: "bicorne report";
  client: string;
  language: Language;
  game: string;
  rules: number;
  match: string;
  scenario: string;
  options: MatchView["options"];
  viewer: string;
  /** The last message that the viewer was sent. */
  number?: number;
  view: unknown;
  asks: readonly OpenAsk<unknown>[];
  draft?: { ask: Making["ask"]["id"]; picks: readonly GamePick[] };
  refused?: AnyRefused;
  told: readonly { number: number; told: unknown }[];
  rule?: string;
  text: string;
}

export function reportOf(
  match: Pick<MatchView, "id" | "game" | "rules" | "scenario" | "options">,
  known: AtHand,
  complaint: Complaint,
): Report {
  const { eyes, making, messages } = known;
  const events = messages.flatMap(({ number, told = [] }) => told.map((event) => ({ number, told: event })));
  const number = messages.at(-1)?.number;
  return {
    type: "bicorne report",
    client: version,
    language: complaint.language,
    game: match.game,
    rules: match.rules,
    match: match.id,
    scenario: match.scenario,
    options: match.options,
    viewer: eyes.type === "seat" ? String(eyes.seat) : eyes.type,
    ...(number === undefined ? {} : { number }),
    view: known.view,
    asks: known.asks,
    ...(making ? { draft: { ask: making.ask.id, picks: making.picks } } : {}),
    ...(complaint.refused ? { refused: complaint.refused } : {}),
    told: events.slice(-told),
    ...(complaint.rule === undefined ? {} : { rule: complaint.rule }),
    text: complaint.text.trim(),
  };
}

export const fileOf = ({ game, match, viewer, number }: Report) =>
  `bicorne-report-${game}-${match}-${viewer}-${String(number ?? 0)}.json`;

/** The rules that hold all the words, in their id or in their text. */
export function rulesWith(rules: Readonly<Record<string, string>>, search: string): [id: string, text: string][] {
  const words = search.toLowerCase().split(/\s+/);
  return Object.entries(rules).filter(([id, text]) => {
    const whole = `${id} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
