/**
 * A journal as a file: JSON Lines, the header first, then an entry a line, and a closing line with the seed last.
 *
 * Links are hashes over the text of the lines, so a line is taken only as the program writes it: these fields, in this
 * order, none twice, and no blanks between them.
 */
import type { Problem } from "./problem";
import type { Round } from "./round";

export interface Journal {
  header: Header;
  entries: Entry[];
  closing: Closing | undefined;
}

export interface Header {
  text: string;
  id: string;
  game: string;
  scenario: string;
  /** Whether it begins from a position that somebody set up, and not from the game's own start. */
  placed: boolean;
  seats: SeatLine[];
  commitment: string;
  /** In which the players pledged their salts; older matches have none. */
  round: Round | undefined;
}

export interface SeatLine {
  name: string;
  bot: boolean;
  salt: string;
}

export interface Entry {
  text: string;
  n: number;
  /** Nobody where the game went on by itself, or was ended by nobody in particular. */
  seat: number | undefined;
  deed: Deed;
  link: string;
}

export type Deed =
  | { type: "act"; /** The game's own word for it, where it has one. */ kind: string | undefined; dice: Die[] }
  | { type: "advance"; dice: Die[] }
  | { type: "take_back"; entries: number[] }
  | { type: "end"; how: string };

export interface Die {
  sides: number;
  value: number;
  /** Read off a real die and typed in. */
  typed: boolean;
}

export interface Closing {
  seed: string;
  entries: number;
  link: string;
  /** How it ended, as the server has signed it. */
  end: SignedEnd | undefined;
}

export interface SignedEnd {
  outcome: { winners: number[]; how: string };
  key: string;
  signature: string;
}

/** Formats differ in how states are digested, which cannot be derived here; links and dice are the same in all. */
const newestFormat = 3;

export function readJournal(text: string): { journal: Journal } | { problem: Problem } {
  const lines = text
    .split("\n")
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== "");
  const [first, ...rest] = lines;
  if (first === undefined) return { problem: { type: "empty" } };
  const unreadable = (line: number, what: "header" | "entry" | "closing") => ({
    problem: { type: "unreadable", line, what } as const,
  });
  const header = attempt(() => readHeader(first.text));
  if (header === undefined) return unreadable(first.line, "header");
  if (header.format < 1 || header.format > newestFormat) return { problem: { type: "format", format: header.format } };
  const journal: Journal = { header, entries: [], closing: undefined };
  for (const { line, text } of rest) {
    if (journal.closing) return { problem: { type: "afterSeed", line } };
    if (isClosing(text)) {
      journal.closing = attempt(() => readClosing(text));
      if (!journal.closing) return unreadable(line, "closing");
    } else {
      const entry = attempt(() => readEntry(text));
      if (!entry) return unreadable(line, "entry");
      journal.entries.push(entry);
    }
  }
  return { journal };
}

/** By its words, before it is read: a bad closing line must not pass for a bad entry. */
function isClosing(text: string): boolean {
  return text.includes('"seed":') && !text.includes('"deed":');
}

class Misread extends Error {}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // What is nested deeper, or is longer, than the browser can walk through is none of ours either.
    if (error instanceof Misread || error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Misread();
}

function readHeader(text: string): Header & { format: number } {
  const fields = table(parse(text), [
    "bicorne",
    "id",
    "game",
    "rules",
    "scenario",
    "options",
    "position?",
    "seats",
    "commitment",
    "round?",
  ]);
  number(fields["rules"]);
  return {
    text,
    format: number(fields["bicorne"]),
    id: word(fields["id"]),
    game: word(fields["game"]),
    scenario: word(fields["scenario"]),
    placed: "position" in fields,
    seats: list(fields["seats"]).map(readSeat),
    commitment: hexadecimal(fields["commitment"], 32),
    round: "round" in fields ? readRound(fields["round"]) : undefined,
  };
}

function readRound(value: unknown): Round {
  const fields = table(value, ["number", "pledges"]);
  const pledges = list(fields["pledges"]).map((pledge) => {
    const { seat, hash } = table(pledge, ["seat", "hash"]);
    demand(number(seat) <= 0xff);
    return { seat: number(seat), hash: hexadecimal(hash, 32) };
  });
  return { number: number(fields["number"]), pledges };
}

function readSeat(value: unknown): SeatLine {
  const fields = table(value, ["name", "parties", "holder", "salt"]);
  const holder = table(fields["holder"], ["type", "person?", "level?"]);
  const bot = holder["type"] === "bot";
  demand(bot || holder["type"] === "person");
  demand(Object.keys(holder).length === 2);
  word(holder[bot ? "level" : "person"]);
  list(fields["parties"]).forEach(number);
  return { name: word(fields["name"]), bot, salt: hexadecimal(fields["salt"], 16) };
}

function readEntry(text: string): Entry {
  const fields = table(parse(text), ["n", "seat?", "deed", "digest", "link"]);
  hexadecimal(fields["digest"], 32);
  return {
    text,
    n: number(fields["n"]),
    seat: "seat" in fields ? number(fields["seat"]) : undefined,
    deed: readDeed(fields["deed"]),
    link: hexadecimal(fields["link"], 32),
  };
}

function readDeed(value: unknown): Deed {
  demand(isTable(value));
  switch (value["type"]) {
    case "act": {
      const fields = table(value, ["type", "ask", "action", "dice?"]);
      word(fields["ask"]);
      return { type: "act", kind: kindOf(fields["action"]), dice: readDice(fields) };
    }
    case "advance":
      return { type: "advance", dice: readDice(table(value, ["type", "dice?"])) };
    case "take_back":
      return { type: "take_back", entries: list(table(value, ["type", "entries"])["entries"]).map(number) };
    case "end": {
      return { type: "end", how: readOutcome(table(value, ["type", "outcome"])["outcome"]).how };
    }
    default:
      throw new Misread();
  }
}

function kindOf(action: unknown): string | undefined {
  if (!isTable(action)) return undefined;
  return typeof action["type"] === "string" ? action["type"] : undefined;
}

function readDice(fields: Record<string, unknown>): Die[] {
  if (!("dice" in fields)) return [];
  const dice = list(fields["dice"]).map(readDie);
  demand(dice.length > 0);
  return dice;
}

function readDie(value: unknown): Die {
  const fields = table(value, ["sides", "value", "typed?"]);
  const typed = "typed" in fields;
  demand(!typed || fields["typed"] === true);
  const sides = number(fields["sides"]);
  demand(sides > 0);
  return { sides, value: number(fields["value"]), typed };
}

function readClosing(text: string): Closing {
  const fields = table(parse(text), ["seed", "entries", "link", "end?"]);
  return {
    seed: hexadecimal(fields["seed"], 32),
    entries: number(fields["entries"]),
    link: hexadecimal(fields["link"], 32),
    end: "end" in fields ? readEnd(fields["end"]) : undefined,
  };
}

function readEnd(value: unknown): SignedEnd {
  const fields = table(value, ["outcome", "key", "signature"]);
  return {
    outcome: readOutcome(fields["outcome"]),
    key: hexadecimal(fields["key"], 32),
    signature: hexadecimal(fields["signature"], 64),
  };
}

function readOutcome(value: unknown): SignedEnd["outcome"] {
  const { winners, how } = table(value, ["winners", "how"]);
  return { winners: list(winners).map(number), how: word(how) };
}

/** JSON without blanks and without a field that stands there twice, of which one would go unread. */
function parse(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let keys = 0;
  const bare = text.replace(/"(?:[^"\\]|\\.)*"(:?)/g, (_, colon: string) => {
    keys += colon.length;
    return "";
  });
  demand(!/\s/.test(bare) && keys === countKeys(value));
  return value;
}

function countKeys(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + countKeys(inner), 0);
  if (!isTable(value)) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + 1 + countKeys(inner), 0);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A table with these fields in this order; one that ends in "?" may be absent. */
function table(value: unknown, fields: readonly string[]): Record<string, unknown> {
  demand(isTable(value));
  const keys = Object.keys(value);
  let next = 0;
  for (const field of fields) {
    const optional = field.endsWith("?");
    if (keys[next] === (optional ? field.slice(0, -1) : field)) next += 1;
    else demand(optional);
  }
  demand(next === keys.length);
  return value;
}

function list(value: unknown): unknown[] {
  demand(Array.isArray(value));
  return value;
}

function word(value: unknown): string {
  demand(typeof value === "string");
  return value;
}

function number(value: unknown): number {
  demand(typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff);
  return value;
}

function hexadecimal(value: unknown, length: number): string {
  const text = word(value);
  demand(text.length === 2 * length && /^[0-9a-f]*$/.test(text));
  return text;
}
