/**
 * Every die of a match, derived again.
 *
 * What only the rules can tell is not checked here: how many dice an act rolls and of how many sides, the deal at the
 * start, and the digests of the states.
 */
import { entryLink, headerLink } from "./chain";
import { botSalt, commitment, diceKey } from "./commitment";
import type { Part } from "./memory";
import type { Deed, Die, Entry, Header, Journal } from "./journal";
import type { EntryProblem, Problem } from "./problem";
import { roll } from "./roll";
import { botSaltIn, pledgeOf, samePledges } from "./round";
import { isSigned } from "./signature";
import { Stream } from "./stream";

/** What this browser knew of the match before it was given the journal. */
export interface Memory {
  /** Which match it asked for. */
  id?: string;
  salt?: string;
  commitment?: string;
  /** Its part in the dice, where the players pledged their salts. */
  part?: Part;
  /** Links of the last entries that it was told of. */
  links?: string[];
  /** With which the server signs, as it was first seen. */
  key?: string;
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
  /** Rounds that came to nothing after all had pledged. */
  voidRounds: number;
  /** By the key of this server, by one that this browser does not know, or not at all. */
  signed: "known" | "stranger" | "no";
  /** The last entry up to which it is what this browser was told of; 0 is the header. */
  seenUpTo: number | undefined;
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
  const kept = new Set(memory.links);
  const found = new Set<string>();
  let seenUpTo: number | undefined;
  const compare = (link: string, n: number) => {
    if (!kept.has(link)) return;
    found.add(link);
    seenUpTo = n;
  };
  compare(link, 0);
  let ended = false;
  for (const [index, entry] of entries.entries()) {
    const n = index + 1;
    const stream = standing.size + 1;
    const dice = derive(entry.deed, key, stream);
    const wrong = [...outOfPlace(entry, n, header, standing, ended), ...wrongDice(entry, dice)];
    if (entry.link !== entryLink(entry, link)) wrong.push({ type: "link", entry: entry.n });
    link = entry.link;
    compare(link, n);
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
  if (found.size < kept.size) problems.push({ type: "keptLink" });
  const signed = signedBy(journal, memory);
  if (signed === "forged") problems.push({ type: "signature" });
  // A file may be of any server; what this one sends is its own.
  else if (signed === "stranger" && memory.id !== undefined && memory.key !== undefined)
    problems.push({ type: "otherKey" });
  return {
    ...findings,
    problems,
    salts,
    saltMissing: mySalt(memory) !== undefined && !salts.includes("me"),
    commitmentRemembered: memory.commitment !== undefined || isSameRound(header, memory),
    voidRounds: header.round ? header.round.number - 1 : 0,
    signed: signed === "forged" ? "no" : signed,
    seenUpTo,
    entries: entries.length,
    lastLink: link,
  };
}

const mySalt = (memory: Memory) => memory.part?.salt ?? memory.salt;

const isSameRound = (header: Header, { part }: Memory) => part !== undefined && part.round === header.round?.number;

function saltFrom(header: Header, seat: number, memory: Memory): SaltFrom {
  const line = header.seats[seat];
  if (!line?.bot) return line?.salt === mySalt(memory) ? "me" : "player";
  const { id, commitment, round } = header;
  const follows = round ? botSaltIn(round, id, commitment, seat) : botSalt(commitment, seat);
  return line.salt === follows ? "commitment" : "chosen";
}

function signedBy({ header, closing }: Journal, memory: Memory): Findings["signed"] | "forged" {
  if (!closing?.end) return "no";
  if (!isSigned(header, closing)) return "forged";
  return closing.end.key === memory.key ? "known" : "stranger";
}

/** Whether the salts are those that were pledged, and the pledges those that this browser has seen. */
function unpledged({ id, round, seats }: Header, { part }: Memory): Problem[] {
  const problems: Problem[] = [];
  if (round) {
    const persons = seats.flatMap((line, seat) => (line.bot ? [] : [{ ...line, seat }]));
    for (const [index, { name, salt, seat }] of persons.entries()) {
      const pledge = round.pledges[index];
      const fits = pledge?.seat === seat && pledge.hash === pledgeOf(salt, id, round.number, seat);
      if (!fits) problems.push({ type: "pledge", seat: name });
    }
    if (round.pledges.length > persons.length) problems.push({ type: "pledge", seat: "?" });
  }
  // Who has opened his salt and is not in a later round has given up his seat, or was put out of it.
  const later = round !== undefined && part !== undefined && round.number > part.round;
  if (part?.openedOn && !later) {
    const same = round?.number === part.round && samePledges(part.openedOn, round.pledges);
    if (!same) problems.push({ type: "otherPledges" });
  }
  return problems;
}

/** What is wrong before the first entry. */
function beforehand({ header, closing }: Journal, salts: SaltFrom[], memory: Memory): Problem[] {
  const problems: Problem[] = [];
  if (!closing) problems.push({ type: "noSeed" });
  else if (commitment(closing.seed) !== header.commitment) problems.push({ type: "commitment" });
  if (memory.id !== undefined && memory.id !== header.id) problems.push({ type: "otherMatch" });
  if (memory.commitment !== undefined && memory.commitment !== header.commitment) {
    problems.push({ type: "otherCommitment" });
  } else if (isSameRound(header, memory) && memory.part?.commitment !== header.commitment) {
    problems.push({ type: "otherCommitment" });
  }
  problems.push(...unpledged(header, memory));
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
