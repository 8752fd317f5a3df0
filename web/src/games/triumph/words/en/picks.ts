import type { Ask, Pick, Unit, View } from "../../../../wire/triumph";
import { capital } from "../../../../words/sentence";
import { commanderName, endOf, entryAt, isMain, placeOf, sidesOf } from "../places";
import { amongLike, attackIn, sharersIn } from "../view";
import { points, steps } from "./numbers";
import { army, face, ofArmy, unit, unitFace, whose } from "./pieces";
import { locale, position } from "./places";

/** " (2 of 3)" */
function which(unit: Unit, view: View | undefined): string {
  const among = amongLike(view, unit);
  return among ? ` (${String(among.place)} of ${String(among.of)})` : "";
}

function done(ask: Ask): string {
  switch (ask.type) {
    case "detachments":
      return "No more detachments";
    case "battery":
      return "Fix it here";
    case "defence":
      return "Confirm the defence";
    case "declaration":
      return "Declare the attack";
    case "counter_attack":
      return "That is all";
    case "advance":
      return "Advance";
    case "entry":
      return "Go in";
    case "ride":
      return "Ride no further";
    default:
      return "Done";
  }
}

function share(first: number, ask: Ask, view: View | undefined): string {
  if (ask.type !== "share") return `${steps(first)} from the first`;
  const [one, other] = sharersIn(view, ask.of);
  const [a, b] = one && other && one !== other ? [face(one), face(other)] : ["the first", "the second"];
  return `${steps(first)} from ${a}, ${steps(ask.steps - first)} from ${b}`;
}

function against(leader: number, view: View | undefined): string {
  const met = attackIn(view)?.defence_leaders[leader];
  if (!met) return leader === 0 ? "Against the first leader" : "Against the second leader";
  return `Against ${face(met.face)}${met.corps === undefined ? "" : ` of ${commanderName(met.corps)}`}`;
}

function entry(pick: Extract<Pick, { type: "enter" }>): string {
  const at = entryAt(pick.entry);
  return `Enter at ${pick.entry}${at === undefined ? "" : `, ${locale(at)}`}`;
}

export function pick(pick: Pick, ask: Ask, view: View | undefined): string {
  switch (pick.type) {
    case "bid":
      return `Bid ${points(pick.points)}`;
    case "pass":
      return "Pass";
    case "side":
      return capital(army[pick.side]);
    case "assign":
      return `To ${commanderName(pick.commander)}`;
    case "to": {
      const place = placeOf(pick.position);
      return place.type === "off" ? "Off the map" : `To ${position(pick.position)}`;
    }
    case "off":
      return "Off the map, as a reinforcement";
    case "corps":
      return `Corps Move of ${commanderName(pick.commander)}`;
    case "detach":
      return `Detach Move from ${whose(pick.commander)} corps`;
    case "attach":
      return `Attach a unit to ${whose(pick.commander)} corps`;
    case "unit":
      return `${capital(unit(pick.unit, view))}${which(pick.unit, view)}`;
    case "leave":
      return `Leave ${unitFace(pick.unit, view)}${which(pick.unit, view)} behind`;
    case "enter":
      return entry(pick);
    case "road":
      return `By ${isMain(pick.road) ? "main" : "local"} road to ${locale(endOf(pick.road))}`;
    case "stop":
      return "Halt here";
    case "threat": {
      const { near, far } = sidesOf(pick.approach);
      return `Threaten ${locale(far)} from ${locale(near)}`;
    }
    case "guard_threat": {
      const { near, far } = sidesOf(pick.approach);
      return `Guard Attack on ${locale(far)} from ${locale(near)}`;
    }
    case "end":
      return view ? `End the ${ofArmy[view.turn.side]} turn` : "End the turn";
    case "retreat":
      return "Retreat";
    case "commander":
      return `${commanderName(pick.commander)} himself`;
    case "lead":
      return `${capital(unit(pick.unit, view))}${which(pick.unit, view)} leads`;
    case "press":
      return "Press the attack";
    case "feint":
      return "It is a feint";
    case "wide":
      return "Wide attack";
    case "narrow":
      return "Narrow attack";
    case "against":
      return against(pick.leader, view);
    case "hit":
      return `One step from ${unit(pick.unit, view)}${which(pick.unit, view)}`;
    case "share":
      return capital(share(pick.first, ask, view));
    case "go":
      return `To ${locale(pick.locale)}`;
    case "lost":
      return "Lost, for want of room";
    case "keep":
      return `Keep ${unit(pick.unit, view)}${which(pick.unit, view)}`;
    case "stay":
      return "A battery stays in place";
    case "ride_on":
      return "Ride on";
    case "ride_against":
      return "Attack again by road";
    case "done":
      return done(ask);
  }
}
