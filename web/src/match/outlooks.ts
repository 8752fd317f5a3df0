/**
 * What the server has said drafts can become. One question tells much at once, so that most picks need no other; where it
 * was cut short it is asked again from there. All of it rests on the position: once that is another, nothing counts any more.
 */

import { same } from "../kept";
import type { AskId, Outlook } from "../wire/table";
import type { Answer } from "./line";

interface Told {
  ask: AskId;
  /** What was asked about. */
  picks: readonly unknown[];
  outlook: Outlook;
  /** The whole answers in it, once somebody wanted to know. */
  actions?: ReadonlySet<string>;
}

export type Looked =
  | { type: "known"; outlook: Outlook }
  /** By the list of what is offered, which we have. */
  | { type: "not_offered" }
  /** The server has said something else, or nothing. */
  | { type: "answered"; answer: Answer | undefined };

export class Outlooks {
  #told: Told[] = [];
  readonly #asked = new Map<string, Promise<Answer | undefined>>();
  readonly #ask: (ask: AskId, picks: readonly unknown[]) => Promise<Answer | undefined>;

  constructor(ask: (ask: AskId, picks: readonly unknown[]) => Promise<Answer | undefined>) {
    this.#ask = ask;
  }

  /** The position is another. What is still being asked will be answered for the new one: frames come in order. */
  forget() {
    this.#told = [];
  }

  /** What is known without asking. */
  known(ask: AskId, picks: readonly unknown[]): Looked | undefined {
    let gone = false;
    for (const told of this.#told) {
      if (told.ask !== ask || told.picks.length > picks.length) continue;
      if (!told.picks.every((pick, place) => same(pick, picks[place]))) continue;
      const found = walk(told.outlook, picks.slice(told.picks.length));
      if (found && found !== "not_offered") return { type: "known", outlook: found };
      gone ||= found === "not_offered";
    }
    return gone ? { type: "not_offered" } : undefined;
  }

  async find(ask: AskId, picks: readonly unknown[]): Promise<Looked> {
    const known = this.known(ask, picks);
    if (known) return known;
    const answer = await this.#question(ask, picks);
    if (answer?.type === "outlook") return { type: "known", outlook: answer.outlook };
    return { type: "answered", answer };
  }

  /** Whether this is a whole answer that may be given, as far as it was told. */
  holds(ask: AskId, action: unknown): boolean {
    const text = textOf(action);
    return this.#told.some((told) => {
      if (told.ask !== ask) return false;
      told.actions ??= new Set(actionsIn(told.outlook).map(textOf));
      return told.actions.has(text);
    });
  }

  /** Many may want to know the same at the same time. */
  #question(ask: AskId, picks: readonly unknown[]): Promise<Answer | undefined> {
    const key = textOf([ask, picks]);
    const before = this.#asked.get(key);
    if (before) return before;
    const question = this.#ask(ask, picks).then((answer) => {
      this.#asked.delete(key);
      if (answer?.type === "outlook") this.#told.push({ ask, picks, outlook: answer.outlook });
      return answer;
    });
    this.#asked.set(key, question);
    return question;
  }
}

/** What the server has said to whole answers in this position: each is asked about once. */
export class Checks<Against> {
  readonly #said = new Map<string, Promise<Against | undefined>>();

  forget() {
    this.#said.clear();
  }

  /** What is against it. Whoever hears nothing may ask again. */
  of(action: unknown, ask: () => Promise<{ against: Against | undefined } | undefined>): Promise<Against | undefined> {
    const key = textOf(action);
    const before = this.#said.get(key);
    if (before) return before;
    const said = ask().then((answer) => {
      if (!answer) this.#said.delete(key);
      return answer?.against;
    });
    this.#said.set(key, said);
    return said;
  }
}

/** What follows these picks; nothing where it was not told. */
function walk(from: Outlook, picks: readonly unknown[]): Outlook | "not_offered" | undefined {
  let here = from;
  for (const pick of picks) {
    if (here.more) return undefined;
    const next = here.next?.find((ahead) => same(ahead.pick, pick));
    if (!next) return "not_offered";
    here = next;
  }
  return here.more ? undefined : here;
}

function actionsIn({ action, next = [] }: Outlook): unknown[] {
  return [...(action === undefined ? [] : [action]), ...next.flatMap(actionsIn)];
}

/** The same text for what says the same. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
