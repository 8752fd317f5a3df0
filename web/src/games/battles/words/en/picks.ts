import type { Ask, DieId, Formation, Pick, Thrown, View } from "../../../../wire/battles";
import { capital } from "../../../../words/sentence";
import { dieIn, isOwnDie, shownBy } from "../drawn";
import { signed } from "../signed";
import type { BattleSpeaker } from "../words";
import { command, general, seat, unit, victor } from "./names";
import { attempt, measured, rating, weather } from "./things";

/** How a unit stands, after its name. */
export const inFormation: Record<Formation, string> = {
  line: "in line",
  column: "in column",
  march_column: "in march column",
  square: "in square",
  limbered: "limbered",
  unlimbered: "unlimbered",
};

export function die(id: DieId, view: View | undefined): string {
  const drawn = dieIn(view, id);
  if (!view || !drawn) return `order die ${String(id + 1)}`;
  return `${isOwnDie(view, drawn) ? "own die" : "die"} with ${String(drawn.face)}`;
}

function thrown(thrown: Thrown, view: View | undefined): string {
  const now = shownBy(view, thrown);
  if (thrown.type === "order") {
    return now === undefined ? `Order die ${String(thrown.die + 1)}` : `Order die typed as ${String(now)}`;
  }
  const whose = thrown.type === "mine" ? "Your die" : "The enemy’s die";
  return `${whose} of throw ${String(thrown.throw + 1)}${now === undefined ? "" : `, typed as ${String(now)}`}`;
}

function done(ask: Ask): string {
  switch (ask.type) {
    case "arrive":
      return "No others have arrived";
    case "rally":
      return "No others have rallied";
    case "chain":
      return "That is all";
    case "split":
      return "No more dice";
    case "assign":
      return "No more orders";
    case "move":
      return "Done: the rest stood still";
    case "react":
    case "counter_react":
    case "pursue":
    case "counter_pursue":
      return "No more moves";
    case "mark":
      return "No more marks";
    case "rout":
      return "Go on";
    case "reorder":
      return "No more units";
    case "fire":
    case "pursuit_fire":
      return "No more fire";
    default:
      return "Done";
  }
}

export function pick(pick: Pick, speaker: BattleSpeaker, ask: Ask, view: View | undefined): string {
  switch (pick.type) {
    case "weather":
      return capital(weather[pick.weather]);
    case "unit":
      return capital(unit(pick.unit, speaker));
    case "general":
      return ask.type === "next" ? capital(command(pick.general, speaker)) : `To ${general(pick.general, speaker)}`;
    case "distance":
    case "reach":
    case "span":
      return capital(measured(pick, speaker));
    case "attach":
      return `Attach ${general(pick.general, speaker)} to…`;
    case "detach":
      return capital(measured({ type: "detached", general: pick.general }, speaker));
    case "roll":
      return "Roll the dice";
    case "die":
      return capital(die(pick.die, view));
    case "player":
      return pick.seat === speaker.me ? "Keep it for yourself" : `To ${seat(pick.seat, speaker)}`;
    case "formation":
      return capital(inFormation[pick.formation]);
    case "also":
      return `Also contact ${unit(pick.unit, speaker)}`;
    case "command":
      return `${capital(command(pick.general, speaker))} has moved`;
    case "contact":
      return `Contact ${unit(pick.unit, speaker)}`;
    case "no_contact":
      return "Without contact";
    case "rout_move":
      return `Rout move: ${unit(pick.unit, speaker)}`;
    case "move_general":
      return `Move ${general(pick.general, speaker)}`;
    case "attempt":
      return capital(attempt[pick.attempt]);
    case "evade":
      return pick.evades ? "It evades" : "It stands";
    case "target":
      return `At ${unit(pick.unit, speaker)}`;
    case "join":
      return `With ${unit(pick.unit, speaker)}`;
    case "fight":
      return `${capital(unit(pick.by, speaker))} against ${unit(pick.on, speaker)}`;
    case "part":
      return pick.parted ? "They have parted" : "Still in contact";
    case "figures":
      return `Figures left: ${String(pick.left)}`;
    case "disordered":
      return "Disordered";
    case "routed":
      return "Routed";
    case "destroyed":
      return "Destroyed";
    case "back":
      return "It was not destroyed";
    case "in_order":
      return "It was not disordered";
    case "not_routed":
      return "It was not routed";
    case "has_moved":
      return "It has moved";
    case "not_moved":
      return "It has not moved";
    case "apart":
      return `Not in contact with ${unit(pick.unit, speaker)}`;
    case "lose_general":
      return `${capital(general(pick.general, speaker))} is lost`;
    case "replace_general":
      return `Replace ${general(pick.general, speaker)}`;
    case "rating":
      return rating[pick.rating];
    case "modifier":
      return signed(pick.modifier);
    case "thrown":
      return thrown(pick.thrown, view);
    case "value":
      return String(pick.value);
    case "assent":
      return pick.assents ? "Assent" : "Refuse";
    case "victor":
      return capital(victor(pick.victor, speaker));
    case "done":
      return done(ask);
    case "rest":
      return "Nothing more this turn";
    case "wake":
      return "Act again in this turn";
    case "over":
      return "The battle is over";
  }
}
