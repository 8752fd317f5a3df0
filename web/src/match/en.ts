import { number_, the } from "../words/noun";
import { capital, list } from "../words/sentence";
import type { Ending } from "../wire/table";
import type { MatchWords } from "./words";

const ends: Record<Ending, string> = {
  resigned: "by resignation",
  agreed: "by agreement",
  abandoned: "because somebody did not come back",
  closed: "by the operator’s decision",
};

const named = (seat: string, player: string) => (player === "" ? seat : `${player} (${seat})`);

function outlook(value: number): string {
  if (value >= 0.9) return "all but won";
  if (value >= 0.7) return "clearly ahead";
  if (value >= 0.55) return "slightly ahead";
  if (value > 0.45) return "even";
  if (value > 0.3) return "slightly behind";
  return value > 0.1 ? "clearly behind" : "all but lost";
}

export const en: MatchWords = {
  line: {
    connecting: "Connecting…",
    open: "Connected",
    lost: "The connection was lost. Trying again…",
    shut: "Not connected",
  },
  unseated: "This seat is no longer yours.",
  yourTurn: "Your turn",
  turnIn: (game) => `${game}: it is your turn.`,
  waitingFor: (names) => `Waiting for ${list(names, "en")}…`,
  thinking: (names) => `The bot is thinking for ${list(names, "en")}…`,
  advice: {
    ask: "Hint",
    thinking: "The adviser is thinking…",
    title: "What the bot would do",
    value: (value) => `${outlook(value)} (${String(Math.round(100 * value))} %)`,
  },
  nobodyAsked: "There is nothing for you to do right now.",
  youMayAlso: "You may also:",
  notNow: "Not now",
  picked: "Your choice so far",
  allChoices: (count) => (count === 1 ? "The only choice" : `All ${String(count)} choices`),
  fold: "Fold away",
  unfold: "Unfold",
  inWords: "Board in words",
  undoPick: "Undo",
  confirm: "Confirm",
  takeBack: "Take back the move",
  sending: "Sending…",
  rule: (id) => `Rule ${id}`,
  refused: "Not allowed:",
  refusal(refusal) {
    switch (refusal.type) {
      case "ask_closed":
        return "This question is no longer open.";
      case "not_your_ask":
        return "This was not asked of you.";
      case "match_over":
        return "The match is over.";
      case "nothing_to_take_back":
        return "Nothing can be taken back: dice have been rolled, something was shown, or somebody has answered since.";
      case "dice_not_typed":
        return "These dice cannot be typed in.";
      case "bad_dice":
        switch (refusal.fault.type) {
          case "missing":
            return `A ${String(refusal.fault.sides)}-sided die is still missing.`;
          case "out_of_range":
            return `There is no ${String(refusal.fault.value)} on a ${String(refusal.fault.sides)}-sided die.`;
          case "too_many":
            return "These are more dice than are rolled here.";
          case "other_die":
            return "A different die is rolled here.";
        }
      // falls through
      case "unreadable":
        return "The table could not understand this answer.";
      case "pick_not_offered":
        return "This choice is no longer available.";
    }
  },
  typeDice: "Rolled by hand? Type in the dice:",
  typedDie: (place, sides) => `Die ${String(place)} (1 to ${String(sides)})`,
  rollForMe: "Let the table roll",
  useTyped: "Use my dice",
  shortcuts: "Keys: 1–9 choose, Backspace undoes a choice, Enter confirms.",
  log: "Log",
  talk: "Talk",
  notes: "Notes",
  players: "Players",
  matters: "Match",
  beside: "Beside the board",
  replay: {
    title: "Look back through the match",
    beginning: "The beginning.",
    step: (at, length) => `${String(at)} of ${String(length)}`,
    first: "To the beginning",
    back: "One step back",
    run: "Play",
    pause: "Pause",
    forward: "One step forward",
    last: "To the present",
    inThePast: "You are looking at the past.",
    toThePresent: "Back to the present",
  },
  logEmpty: "Nothing has happened yet.",
  tookBack: (who) => `${capital(the(who))} ${number_(who, "takes", "take")} back the last move.`,
  takenBack: "taken back",
  ended: (how, winners) =>
    winners.length === 0
      ? `The match ended ${ends[how]}, without a winner.`
      : `${capital(list(winners, "en"))} won ${ends[how]}.`,
  calls: {
    title: "News for you",
    draw: (by) => `${capital(list(by.map(the), "en"))} ${by.length > 1 || by[0]?.plural ? "offer" : "offers"} a draw.`,
    late: "Somebody has kept the others waiting longer than agreed.",
    lateOrMine: "Somebody has kept the others waiting longer than agreed. If it is you, please answer.",
    letter: (by) => `You have a letter from ${the(by)}.`,
    alliance_offered: (by) => `${capital(the(by))} ${number_(by, "offers", "offer")} you an alliance.`,
    alliance_broken: (by) => `${capital(the(by))} ${number_(by, "has", "have")} broken the alliance with you.`,
    trade_offered: (by) => `${capital(the(by))} ${number_(by, "offers", "offer")} you cards.`,
    accept: "Accept",
    decline: "Decline",
    goTo: {
      late: "What can be done",
      letter: "Read it",
      alliance_offered: "Answer",
      alliance_broken: "Show the log",
      trade_offered: "Answer",
    },
    putAway: "Not now",
    putAwayWhat: (what) => `Not now: ${what}`,
  },
  observing: "You are watching.",
  atThisScreen: "Who sits before this screen",
  curtain: {
    pass: (seat, player) => `Pass the screen to ${named(seat.text, player)}`,
    ready: (seat, player) => `I am ${named(seat.text, player)}: show the board`,
    hint: "The board is covered until the next player is ready.",
    handOver: "Cover the board and hand over",
    others: "Somebody else wants to look:",
    asked: "to answer",
    nobody: "None of you has anything to do right now.",
  },
};
