import { list } from "../words/sentence";
import type { Ending } from "../wire/table";
import type { MatchWords } from "./words";

const ends: Record<Ending, string> = {
  resigned: "by resignation",
  agreed: "by agreement",
  abandoned: "because somebody did not come back",
  closed: "by the operator",
};

const named = (seat: string, player: string) => (player === "" ? seat : `${player} (${seat})`);

export const en: MatchWords = {
  line: {
    connecting: "Connecting …",
    open: "Connected",
    lost: "The connection is lost. Trying again …",
    shut: "Not connected",
  },
  unseated: "This place at the table is not yours any more.",
  yourTurn: "Your turn",
  turnIn: (game) => `${game}: it is your turn.`,
  waitingFor: (names) => `Waiting for ${list(names, "en")} …`,
  nobodyAsked: "Nothing is asked of you now.",
  youMayAlso: "At any time:",
  notNow: "Not now",
  picked: "Your choice so far",
  undoPick: "Undo",
  confirm: "Confirm",
  takeBack: "Take back",
  sending: "Sending …",
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
        return "There is nothing that can be taken back: something was rolled, shown or answered since.";
      case "dice_not_typed":
        return "These dice cannot be typed in.";
      case "bad_dice":
        switch (refusal.fault.type) {
          case "missing":
            return `A die of ${String(refusal.fault.sides)} sides is still to be given.`;
          case "out_of_range":
            return `${String(refusal.fault.value)} is not on a die of ${String(refusal.fault.sides)} sides.`;
          case "too_many":
            return "More dice were given than are rolled.";
          case "other_die":
            return "Another die is rolled here.";
        }
      // falls through
      case "unreadable":
        return "The table could not read this answer.";
      case "pick_not_offered":
        return "This choice is not offered any more.";
    }
  },
  typeDice: "Rolled by hand? Type the dice in:",
  typedDie: (place, sides) => `Die ${String(place)} (1 to ${String(sides)})`,
  rollForMe: "Let the table roll",
  useTyped: "Use my dice",
  shortcuts: "Keys: 1–9 choose, Backspace undoes a choice, Enter confirms.",
  board: "Board",
  log: "Log",
  talk: "Talk",
  notes: "Notes",
  players: "Players",
  matters: "Match",
  beside: "Beside the board",
  replay: {
    title: "Back through the match",
    beginning: "The beginning.",
    step: (at, length) => `${String(at)} of ${String(length)}`,
    first: "To the beginning",
    back: "One step back",
    run: "Let it run",
    pause: "Pause",
    forward: "One step on",
    last: "To the present",
    inThePast: "You are looking at the past.",
    toThePresent: "Back to the present",
  },
  logEmpty: "Nothing has happened yet.",
  tookBack: (who) => `${who} takes the last move back.`,
  takenBack: "taken back",
  ended: (how, winners) =>
    winners.length === 0
      ? `The match ended ${ends[how]}, without a winner.`
      : `${list(winners, "en")} won ${ends[how]}.`,
  observing: "You are looking on.",
  curtain: {
    pass: (seat, player) => `Pass the screen to ${named(seat.text, player)}`,
    ready: (seat, player) => `I am ${player === "" ? seat.text : player}: show the board`,
    hint: "The board is covered until the next player is ready.",
    handOver: "Cover the board and hand over",
    others: "Somebody else wants to look:",
    asked: "is asked",
    nobody: "None of you is asked anything at the moment.",
  },
};
