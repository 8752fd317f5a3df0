/**
 * Every die of a match, derived again.
 *
 * What only the rules can tell is not checked here: how many dice an act rolls and of how many sides, the deal at the
 * start, and the digests of the states.
 */
import { entryLink, headerLink } from "./chain";
import { botSalt, commitment, diceKey } from "./commitment";
import type { Deed, Die, Entry, Header, Journal } from "./journal";
import type { EntryProblem, Problem } from "./problem";
import { roll } from "./roll";
import { Stream } from "./stream";

/** What this browser knew of the match before it was given the journal. */
export interface Memory {
  /** Which match it asked for. */
  id?: string;
  salt?: string;
  commitment?: string;
}

export interface CheckedDie extends Die {
  /** What the seed gives, for dice that were not typed. */
  derived: number | undefined;
}

export interface CheckedEntry {
  n: number;
  seat: number | undefined;
  deed: Deed;
  /** The number of the stream that its dice come from. */
  stream: number;
  dice: CheckedDie[];
  /** The entry by which it was taken back. */
  takenBackBy: number | undefined;
  problems: EntryProblem[];
}

/** Where a seat's salt comes from: this browser, another player, the commitment, or whoever ran the bots. */
export type SaltFrom = "me" | "player" | "commitment" | "chosen";

export interface Findings {
  problems: Problem[];
  salts: SaltFrom[];
  /** This browser remembers a salt that is not among them. */
  saltMissing: boolean;
  commitmentRemembered: boolean;
  entries: number;
  takenBack: number;
  /** Dice that follow from the seed, dice that do not, and dice that nobody can derive. */
  derived: number;
  wrong: number;
  typed: number;
  lastLink: string;
}

/** Yields the entries one after the other, as they are checked. */
export function* verify(journal: Journal, memory: Memory = {}): Generator<CheckedEntry, Findings> {
  const { header, entries, closing } = journal;
  const salts = header.seats.map((_, seat) => saltFrom(header, seat, memory));
  const problems: Problem[] = beforehand(journal, salts, memory);
  const key =
    closing &&
    diceKey(
      closing.seed,
      header.id,
      header.seats.map((line) => line.salt),
    );
  const fallen = takenBack(entries);
  const findings = { takenBack: fallen.size, derived: 0, wrong: 0, typed: 0 };
  // Dice are numbered by the entries that stand, so that taking back does not change the next.
  const standing = new Set<number>();
  let link = headerLink(header);
  let ended = false;
  for (const [index, entry] of entries.entries()) {
    const n = index + 1;
    const stream = standing.size + 1;
    const dice = derive(entry.deed, key, stream);
    const wrong = [...outOfPlace(entry, n, header, standing, ended), ...wrongDice(entry, dice)];
    if (entry.link !== entryLink(entry, link)) wrong.push({ type: "link", entry: entry.n });
    link = entry.link;
    ended ||= entry.deed.type === "end";
    if (entry.deed.type === "take_back") for (const n of entry.deed.entries) standing.delete(n);
    else standing.add(n);
    for (const die of dice) {
      if (die.typed) findings.typed += 1;
      else if (die.derived === die.value) findings.derived += 1;
      else if (die.derived !== undefined) findings.wrong += 1;
    }
    for (const problem of wrong) problems.push(problem);
    const { seat, deed } = entry;
    yield { n: entry.n, seat, deed, stream, dice, takenBackBy: fallen.get(entry.n), problems: wrong };
  }
  if (closing && closing.entries !== entries.length) {
    problems.push({ type: "cutShort", written: closing.entries, found: entries.length });
  } else if (closing && closing.link !== link) {
    problems.push({ type: "lastLink" });
  }
  return {
    ...findings,
    problems,
    salts,
    saltMissing: memory.salt !== undefined && !salts.includes("me"),
    commitmentRemembered: memory.commitment !== undefined,
    entries: entries.length,
    lastLink: link,
  };
}

function saltFrom(header: Header, seat: number, memory: Memory): SaltFrom {
  const line = header.seats[seat];
  if (line?.bot) return line.salt === botSalt(header.commitment, seat) ? "commitment" : "chosen";
  return line?.salt === memory.salt ? "me" : "player";
}

/** What is wrong before the first entry. */
function beforehand({ header, closing }: Journal, salts: SaltFrom[], memory: Memory): Problem[] {
  const problems: Problem[] = [];
  if (!closing) problems.push({ type: "noSeed" });
  else if (commitment(closing.seed) !== header.commitment) problems.push({ type: "commitment" });
  if (memory.id !== undefined && memory.id !== header.id) problems.push({ type: "otherMatch" });
  if (memory.commitment !== undefined && memory.commitment !== header.commitment) {
    problems.push({ type: "otherCommitment" });
  }
  // Where only bots play, as in a simulation, there is nobody whom a chosen salt could cheat.
  if (header.seats.some((line) => !line.bot)) {
    header.seats.forEach((line, seat) => {
      if (salts[seat] === "chosen") problems.push({ type: "botSalt", seat: line.name });
    });
  }
  return problems;
}

/** The entries that were taken back, and by which. */
function takenBack(entries: readonly Entry[]): Map<number, number> {
  const fallen = new Map<number, number>();
  for (const { n, deed } of entries) {
    if (deed.type === "take_back") for (const taken of deed.entries) fallen.set(taken, n);
  }
  return fallen;
}

function derive(deed: Deed, key: Uint8Array | undefined, stream: number): CheckedDie[] {
  if (!("dice" in deed)) return [];
  const words = key && new Stream(key, stream);
  // A die that was typed takes no word from the stream.
  return deed.dice.map((die) => ({ ...die, derived: words && !die.typed ? roll(words, die.sides) : undefined }));
}

function wrongDice({ n: entry, deed }: Entry, dice: CheckedDie[]): EntryProblem[] {
  return dice.flatMap(({ derived, ...written }, index): EntryProblem[] => {
    const place = index + 1;
    if (written.value < 1 || written.value > written.sides) return [{ type: "face", entry, place, written }];
    if (written.typed) return deed.type === "act" ? [] : [{ type: "typed", entry, place }];
    if (derived === undefined || derived === written.value) return [];
    return [{ type: "die", entry, place, written, derived }];
  });
}

/** What is wrong with the number, the seat and the place of an entry that should be the `n`th. */
function outOfPlace(
  { n: entry, seat, deed }: Entry,
  n: number,
  header: Header,
  standing: ReadonlySet<number>,
  ended: boolean,
): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (entry !== n) problems.push({ type: "number", entry, expected: n });
  const named = seat !== undefined;
  const fits = deed.type === "end" || named === (deed.type !== "advance");
  if (!fits || (named && seat >= header.seats.length)) problems.push({ type: "seat", entry });
  if (ended) problems.push({ type: "afterEnd", entry });
  if (deed.type === "take_back") {
    const rising = deed.entries.every((taken, index) => index === 0 || taken > (deed.entries[index - 1] ?? 0));
    const stood = deed.entries.every((taken) => standing.has(taken));
    if (deed.entries.length === 0 || !rising || !stood) problems.push({ type: "takeBack", entry });
  }
  return problems;
}
