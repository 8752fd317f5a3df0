import type { Problem } from "./problem";
import { endingOf, type DiceWords } from "./words";

const rules = new Intl.PluralRules("en");
const figures = new Intl.NumberFormat("en");
const decimal = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const times = (count: number) => (decimal.format(count) === "1" ? "once" : `${decimal.format(count)} times`);
const listing = new Intl.ListFormat("en");

/** "1 die", "5 dice". */
const some = (count: number, one: string, other: string) =>
  `${figures.format(count)} ${rules.select(count) === "one" ? one : other}`;

const dice = (count: number) => some(count, "die", "dice");

function unreadableWords(what: "header" | "entry" | "closing", line: number): string {
  switch (what) {
    case "header":
      return `Line ${line} is not the header of a match. Is this the file of a finished match?`;
    case "entry":
      return `Line ${line} cannot be read as an entry, or is not written the way Bicorne writes it.`;
    case "closing":
      return `Line ${line} is not the closing line of a match.`;
  }
}

function problemWords(problem: Problem): string {
  switch (problem.type) {
    case "empty":
      return "The file is empty.";
    case "unreadable":
      return unreadableWords(problem.what, problem.line);
    case "format":
      return `The file is written in format ${problem.format}, which this page cannot read.`;
    case "afterSeed":
      return `Line ${problem.line} stands after the seed, which is the last line of a match.`;
    case "noSeed":
      return "The file holds no seed, so no die can be computed again. The seed is published when the match ends.";
    case "otherMatch":
      return "The server sent the file of a different match.";
    case "commitment":
      return "The seed is not the one the server committed to before the match.";
    case "otherCommitment":
      return "The commitment in the file is not the one this browser saw before the end: the seed has been swapped.";
    case "botSalt":
      return `The salt of the bot ${problem.seat} does not follow from the commitment: somebody may have chosen it on purpose.`;
    case "cutShort":
      return `The file should hold ${some(problem.written, "entry", "entries")}, but holds ${figures.format(problem.found)}.`;
    case "lastLink":
      return "The last link is not the one the file closes with: the end was changed or cut off.";
    case "number":
      return `Entry ${problem.entry} stands where entry ${problem.expected} should be.`;
    case "seat":
      return `Entry ${problem.entry} comes from a seat that cannot have made it.`;
    case "link":
      return `The link of entry ${problem.entry} does not follow: this entry, or the link before it, was changed.`;
    case "die":
      return `Entry ${problem.entry}, die ${problem.place}: the file says ${problem.written.value}, the seed gives ${problem.derived}.`;
    case "face":
      return `Entry ${problem.entry}, die ${problem.place}: there is no ${problem.written.value} on a ${problem.written.sides}-sided die.`;
    case "typed":
      return `Entry ${problem.entry}, die ${problem.place}: it is marked as typed in, but here the game itself rolls.`;
    case "takeBack":
      return `Entry ${problem.entry} takes back entries that cannot be taken back.`;
    case "afterEnd":
      return `Entry ${problem.entry} stands after the end of the match.`;
  }
}

export const en: DiceWords = {
  title: "Check the dice",
  intro:
    "Nobody has to trust the server for its dice. When a match is over, its secret seed is published, and this page computes every die again, here in your browser.",

  source: {
    heading: "Which match?",
    address: "Address or id of a match on this server",
    load: "Check",
    or: "or",
    file: "Choose a match file",
    drop: "You can also drop the file here. It stays in your browser.",
    noAddress: "There is no match in this address.",
    elsewhere: "This match is on another server. Open the dice page there, or choose its file here.",
  },

  asking: "Fetching the match…",
  waiting: "This match has not begun yet",
  playing: "This match is still being played",
  secretNote:
    "The seed is published when the match ends: anyone who knew it now would know every die to come. The commitment to it is known already. This browser will remember it and compare it with the seed at the end.",
  aborted: "This match was called off before it began. No die was rolled.",
  missing: "There is no such match, or it is not public.",
  stranger: "The server shows a match only to people it knows. Come in as a guest, sign in, or choose the match file.",
  busy: "The server asks for a little patience. Try again in a minute.",
  unreachable: "The server did not answer as it should. Try again later.",
  progress: (done, all) => `Entry ${figures.format(done)} of ${figures.format(all)}`,

  good: (derived, typed) => {
    if (derived === 0) return typed === 0 ? "No die was rolled, and the match is intact" : "The match is intact";
    if (derived === 1) return "The die follows from the seed that was committed to before the match";
    return `All ${dice(derived)} follow from the seed that was committed to before the match`;
  },
  goodNote: (entries) =>
    `The chain of ${some(entries, "entry", "entries")} is whole: none was changed, added or left out.`,
  bad: "Something is wrong with this match",
  badNote: (problems) => `${some(problems, "thing does", "things do")} not fit:`,
  more: (problems) => `and ${some(problems, "more", "more")}`,
  unreadable: "This is not a match that can be checked",
  problem: problemWords,
  typedNote: (typed) =>
    `${some(typed, "die was", "dice were")} rolled at a real table and typed in. Nobody can compute ${typed === 1 ? "it" : "them"} again.`,
  simulated: "Only bots play here, with salts that somebody chose: it is a simulation, and there is nobody to cheat.",
  saltMissing:
    "This browser sent a salt for this match that is not in it. If you gave up your seat before play began, that is as it should be. Otherwise the server left it out.",
  compared: "The commitment is the one this browser saw before the match ended.",
  notCompared: "This browser did not see the commitment before the end. If you noted it down, compare it yourself.",
  placed: "The match begins from a position that somebody set up.",

  facts: {
    match: "Match",
    commitment: "Commitment",
    seed: "Seed",
    lastLink: "Last link",
    salts: "Salts",
    salt: {
      me: "your own salt is in it",
      player: "sent by the player",
      commitment: "a bot’s: follows from the commitment",
      chosen: "a bot’s: chosen by whoever ran it",
    },
  },

  how: {
    heading: "How it works",
    steps: [
      "Before the match, the server draws a secret seed of 256 bits and publishes the seed’s fingerprint, its SHA-256 hash: the commitment. From then on it can no longer swap the seed.",
      "Only then does every player’s browser add a salt, a random number of its own. So the server cannot have picked a seed that suits it, and no player can pick a salt that suits them. A bot’s salt follows from the commitment.",
      "Seed, match and salts together make a key. With it the cipher ChaCha20 produces an endless series of numbers for each entry of the match. Entries that were taken back do not count: taking a move back does not give you other dice.",
      "A number becomes a die by division: for six sides, the remainder after dividing by six, plus one. The few numbers at the upper end that would favour low faces are thrown away.",
      "Each entry is chained to the one before it by a hash, its link. When the match is over the seed is published, and anyone can compute everything again. That is what this page does.",
    ],
    limitsHeading: "What this page cannot see",
    limits: [
      "Only the rules can say how many dice a move rolls, and with how many sides. The same goes for the deal at the start and the digests of the positions. The program plays the whole match again by the rules: bicorne replay FILE --verify.",
      "Dice that were rolled at a real table and typed in: they are whatever somebody typed.",
    ],
  },

  entries: {
    heading: "Die by die",
    who: "Who rolled",
    all: "Everyone",
    nobody: "the game itself",
    alsoWithout: "Also show entries without dice",
    number: "No.",
    seat: "Seat",
    deed: "What",
    dice: "Dice",
    result: "Result",
    act: "move",
    actOf: (kind) => `move: ${kind}`,
    advance: "the game goes on",
    takeBack: (entries) =>
      `takes back ${entries.length === 1 ? "entry" : "entries"} ${listing.format(entries.map(String))}`,
    end: (how) =>
      `end: ${endingOf(how, { resigned: "resigned", agreed: "by agreement", abandoned: "abandoned", closed: "closed by the operator" })}`,
    follows: "follows from the seed",
    typed: "typed in at the table",
    wrong: (derived) => `the seed gives ${listing.format(derived.map(String))}`,
    bad: "does not fit",
    unknown: "cannot be computed",
    takenBackBy: (entry) => `taken back by entry ${entry}`,
    none: "There is nothing to show.",
    shown: (shown, all) => `${figures.format(shown)} of ${some(all, "entry", "entries")}`,
    showMore: "Show more",
  },

  face: (value, sides) => (sides === 6 ? `${value}` : `${value} of ${sides}`),

  tally: {
    heading: "How the dice fell",
    none: "No dice were rolled.",
    dice: (count, sides) => some(count, `${sides}-sided die`, `${sides}-sided dice`),
    draws: (count, sides) => `${some(count, "draw", "draws")} from ${figures.format(sides)}, too many faces to show.`,
    face: "Face",
    times: "Times",
    expect: ({ each, low, high }) =>
      `Each face should come up about ${times(each)}. From ${low} to ${high} times is nothing out of the ordinary.`,
    few: "With so few dice, this says nothing yet.",
    together: "In all",
    takenBack: "Dice that were taken back are not counted.",
  },

  save: "Save the numbers as a text file",
};
