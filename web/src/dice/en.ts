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
    case "pledge":
      return `The salt of ${problem.seat} is not the one that was sealed before any salt was opened.`;
    case "otherPledges":
      return "The sealed salts are not those this browser saw when it opened its own: somebody has chosen theirs afterwards.";
    case "keptLink":
      return "An entry that this browser was told of during the match is not in the file: it was changed or cut off.";
    case "signature":
      return "This is not what the server signed when the match ended: something was changed or cut off.";
    case "otherKey":
      return "It is not signed with the key this browser has known as this server’s.";
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

const ending = (how: string) =>
  endingOf(how, {
    resigned: "resigned",
    agreed: "by agreement",
    abandoned: "abandoned",
    closed: "closed by the operator",
  });

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
    "The seed is published when the match ends: anyone who knew it now would know every die to come. The commitment to it is known already. Until play begins, it changes if a seat does. This browser will remember the one the match is played with and compare it with the seed at the end.",
  aborted: "This match was called off before it began. No die was rolled.",
  missing: "There is no such match, or it is not public.",
  stranger: "The server shows a match only to people it knows. Come in as a guest, sign in, or choose the match file.",
  busy: "The server asks for a little patience. Try again in a minute.",
  unreachable: "The server did not answer as it should. Try again later.",
  progress: (done, all) => `Entry ${figures.format(done)} of ${figures.format(all)}`,

  good: (derived, typed) => {
    if (derived === 0) return typed === 0 ? "No die was rolled" : "Every die was typed in";
    if (derived === 1) return "The die follows from the seed";
    return `All ${dice(derived)} follow from the seed`;
  },
  goodNote: (entries) => `The chain of ${some(entries, "entry", "entries")} holds together.`,
  shown: {
    signed: (entries) =>
      `The server signed this very end after ${some(entries, "entry", "entries")}: none was changed, added or left out since.`,
    seen: () => "The last entry is the one this browser was told of: nothing was changed, added or left out.",
    seenUpTo: (entry, entries) =>
      entry === 0
        ? `This browser saw how the match began. It was told of none of the ${some(entries, "entry", "entries")}.`
        : `Up to entry ${entry} of ${figures.format(entries)} it is the match this browser was told of.`,
    stranger: (key) =>
      `It is signed, but with a key this browser does not know: ${key}. Only if you know whose it is does that show anything.`,
    unsigned: "It is not signed.",
    itself:
      "So the file only agrees with itself. Whoever changes moves, drops dice, invents a resignation or cuts off the end, and then chains all of it anew, has a file that does so too.",
  },
  voidRounds: (rounds) =>
    rounds === 1
      ? "Once, all salts had been sealed and the players had to begin anew because a seat changed. One who sees a deal coming that does not suit them can bring that about."
      : `${rounds} times, all salts had been sealed and the players had to begin anew because a seat changed. One who sees deals coming that do not suit them can bring that about.`,
  sentOpenly:
    "In this match the salts were sent openly, as all were before they were sealed first. Whoever ran the server and played too could have chosen theirs after reading the others’.",
  bad: "Something is wrong with this match",
  badNote: (problems) => `${some(problems, "thing does", "things do")} not fit:`,
  more: (problems) => `and ${some(problems, "more", "more")}`,
  unreadable: "This is not a match that can be checked",
  problem: problemWords,
  typedNote: (typed) =>
    `${some(typed, "die was", "dice were")} rolled at a real table and typed in. Nobody can compute ${typed === 1 ? "it" : "them"} again.`,
  simulated: "Only bots play here, with salts that somebody chose: it is a simulation, and there is nobody to cheat.",
  saltMissing:
    "This browser had a salt for this match that is not in it. If you gave up your seat before play began, that is as it should be. Otherwise the server left it out.",
  compared: "The commitment is the one this browser saw before the match ended.",
  notCompared: "This browser did not see the commitment before the end. If you noted it down, compare it yourself.",
  placed: "The match begins from a position that somebody set up.",

  facts: {
    match: "Match",
    commitment: "Commitment",
    seed: "Seed",
    lastLink: "Last link",
    end: "Ended",
    endUnknown: "the file does not say",
    key: "Signed with",
    round: "Round of the salts",
    salts: "Salts",
    salt: {
      me: "your own salt is in it",
      player: "the player’s",
      commitment: "a bot’s: follows from what was fixed before",
      chosen: "a bot’s: chosen by whoever ran it",
    },
  },

  how: {
    heading: "How it works",
    steps: [
      "Before the match, the server draws a secret seed of 256 bits and publishes the seed’s fingerprint, its SHA-256 hash: the commitment. From then on it can no longer swap the seed.",
      "Then every player’s browser draws a salt, a random number of its own, and sends only the salt’s fingerprint, as in a sealed envelope. When all envelopes lie on the table, each browser checks that its own and the server’s are there unchanged, keeps the list, and only then opens its salt. So nobody can choose a salt after reading the others’, not even a player who runs the server. A bot’s salt follows from the commitment and the list.",
      "If a seat changes while salts are opened, or somebody does not open theirs in time, everything begins anew, with a new seed. How often that happened stands in the file.",
      "Seed, match and salts together make a key. With it the cipher ChaCha20 produces an endless series of numbers for each entry of the match. Entries that were taken back do not count: taking a move back does not give you other dice.",
      "A number becomes a die by division: for six sides, the remainder after dividing by six, plus one. The few numbers at the upper end that would favour low faces are thrown away.",
      "Each entry is chained to the one before it by a hash, its link. When the match is over the seed is published, and anyone can compute everything again. That is what this page does.",
      "During the match each browser keeps the links of what it is told, and at the end the server signs the last one with its key, which browsers keep too. A file that was changed or cut off afterwards no longer fits them.",
    ],
    limitsHeading: "What this page cannot see",
    limits: [
      "A player who runs the server knows the seed and can read every salt that is opened before theirs. They cannot change the dice any more, but they can walk out before opening their own, and everything begins anew. Look at how often that happened.",
      "Players who work together, and whoever runs the server with them, know everything that each of them knows.",
      "The signature shows that a file is as the server ended the match, not that the server was honest while it was played. A file that is neither signed nor known to this browser only agrees with itself.",
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
    end: (how) => `end: ${ending(how)}`,
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

  ending,

  save: "Save the numbers as a text file",
};
