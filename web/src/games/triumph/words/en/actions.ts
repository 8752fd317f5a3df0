import type { Action, Ask, Commanders, Order, Route, Units, View, Way } from "../../../../wire/triumph";
import { list } from "../../../../words/sentence";
import { commanderName, endOf, entryAt, sidesOf } from "../places";
import { attackIn, byGoal, entriesOf, goesToSantonReserve, sharersIn } from "../view";
import { number, points, steps } from "./numbers";
import { army, face, unit, unitList, whose } from "./pieces";
import { approach, atPosition, byRoad, locale, position } from "./places";

const names = (commanders: Commanders) => list(commanders.map(commanderName), "en");

function way({ entry, roads, at }: Way): string {
  const gate = entry === undefined ? undefined : entryAt(entry);
  const from = entry === undefined ? "" : ` onto the map at ${entry}${gate === undefined ? "" : `, ${locale(gate)},`}`;
  const last = roads.at(-1);
  const to = last === undefined ? "" : ` to ${locale(endOf(last))}`;
  const halt = at === undefined ? "" : `, halting at ${approach(at)}`;
  return `${from} ${byRoad(roads)}${to}${halt}`;
}

function route(to: Route): string {
  return typeof to === "string" ? ` to ${position(to)}` : way(to);
}

const leaving = (leave: Units | undefined, view: View | undefined) =>
  leave === undefined || leave.length === 0 ? "" : `, leaving ${unitList(leave, view)} behind`;

function leading(leaders: Units | undefined, view: View | undefined): string {
  return leaders === undefined || leaders.length === 0 ? "nobody leads" : `${unitList(leaders, view)} to lead`;
}

/** The command of an attack, and who comes by it. */
function order(order: Order, view: View | undefined): string {
  switch (order.type) {
    case "corps": {
      const corps = order.corps.length === 1 ? "a Corps Move of" : "the Corps Moves of";
      return `${corps} ${names(order.corps)}${leaving(order.leave, view)}${order.road ? `,${way(order.road)}` : ""}`;
    }
    case "detach":
      return `a Detach Move of ${unitList(order.units, view)} from ${whose(order.corps)} corps`;
    case "unit": {
      const move = order.units.length === 1 ? "a Unit Move of" : "the Unit Moves of";
      return `${move} ${unitList(order.units, view)}${order.road ? `,${way(order.road)}` : ""}`;
    }
  }
}

function declare(action: Extract<Action, { type: "declare" }>, view: View | undefined): string {
  const width = action.narrow ? "narrow" : "wide";
  const met = action.against === undefined ? undefined : attackIn(view)?.defence_leaders[action.against];
  const against =
    action.against === undefined
      ? ""
      : ` against ${met ? face(met.face) : action.against === 0 ? "the first leader" : "the second leader"}`;
  return `Make a ${width} attack${against} by ${order(action.order, view)}; ${leading(action.leaders, view)}.`;
}

function share(first: number, ask: Ask, view: View | undefined): string {
  if (ask.type !== "share") return first === 0 ? "Spare the first unit." : `Take ${steps(first)} from the first unit.`;
  const [one, other] = sharersIn(view, ask.of);
  const [a, b] = one && other && one !== other ? [face(one), face(other)] : ["the first unit", "the second"];
  const [mine, rest] = [`${steps(first)} from ${a}`, `${steps(ask.steps - first)} from ${b}`];
  return `Take ${list([...(first > 0 ? [mine] : []), ...(ask.steps > first ? [rest] : [])], "en")}.`;
}

export function action(action: Action, ask: Ask, view: View | undefined): string {
  switch (action.type) {
    case "bid":
      return `Bid ${points(action.points)} of morale.`;
    case "pass":
      return "Pass.";
    case "side":
      return `Command ${army[action.side]}.`;
    case "assign": {
      const corps = Object.entries(action.corps).map(
        ([commander, some]) => `${commanderName(commander as Commanders[number])} ${number(some?.length ?? 0)}`,
      );
      return `Assign the units: ${list(corps, "en")}.`;
    }
    case "place": {
      const posts = Object.entries(action.corps).flatMap(([commander, at]) =>
        at === undefined ? [] : [`${commanderName(commander as Commanders[number])} ${atPosition(at)}`],
      );
      return posts.length === 0 ? "Place nobody." : `Place ${posts.join("; ")}.`;
    }
    case "set_up_detachments": {
      const posts = entriesOf(action.units).map(([one, at]) => `${unit(one, view)} ${atPosition(at)}`);
      return posts.length === 0 ? "Detach nobody." : `Detach ${posts.join("; ")}.`;
    }
    case "fix_battery":
      return action.to === undefined
        ? `Fix ${unit(action.unit, view)} ${goesToSantonReserve(view, action.unit) ? "in reserve" : "where it stands"}.`
        : `Fix ${unit(action.unit, view)} at ${approach(action.to)}.`;
    case "corps_move":
      return `Move ${whose(action.corps)} corps${route(action.to)}${leaving(action.leave, view)}.`;
    case "detach_move":
      return `Detach ${unitList(action.units, view)} from ${whose(action.corps)} corps and move ${
        action.units.length === 1 ? "it" : "them"
      } to ${position(action.to)}.`;
    case "attach":
      return `Attach ${unit(action.unit, view)} to ${whose(action.corps)} corps.`;
    case "unit_move":
      return `Move ${unit(action.unit, view)}${route(action.to)}.`;
    case "threaten": {
      const { near, far } = sidesOf(action.approach);
      const guard = action.guard === undefined ? "" : ` with a Guard Attack, showing ${unit(action.guard, view)}`;
      return `Threaten ${locale(far)} from ${locale(near)}${guard}.`;
    }
    case "end_turn":
      return "End your turn.";
    case "retreat":
      return "Retreat before combat.";
    case "hold":
      return `Defend the approach; ${leading(action.leaders, view)}.`;
    case "defend": {
      const commanders = action.commanders ?? [];
      const with_ = commanders.length === 0 ? "" : `, under ${names(commanders)}`;
      return `Defend from reserve with ${unitList(action.units, view)}${with_}; ${leading(action.leaders, view)}.`;
    }
    case "press":
      return "Press the attack.";
    case "feint":
      return action.order === undefined
        ? `Feint, and halt ${atPosition(action.to)}.`
        : `Feint by ${order(action.order, view)}, ending ${atPosition(action.to)}.`;
    case "declare":
      return declare(action, view);
    case "counter_attack":
      return action.units.length === 0
        ? "Do not counter-attack."
        : `Counter-attack with ${unitList(action.units, view)}.`;
    case "share":
      return share(action.first, ask, view);
    case "lose": {
      const hits = entriesOf(action.steps).map(([one, lost]) => `${steps(lost)} from ${unit(one, view)}`);
      return hits.length === 0 ? "Take no loss." : `Take ${list(hits, "en")}.`;
    }
    case "go_to": {
      const goals = byGoal(action.units).map(([to, some]) => `${unitList(some, view)} to ${locale(to)}`);
      const lost = action.lost ?? [];
      const gone = lost.length === 0 ? [] : [`${unitList(lost, view)} lost for want of room`];
      return `Retreat: ${[...goals, ...gone].join("; ") || "nobody is left"}.`;
    }
    case "keep":
      return `Keep ${list(
        action.units.map((one) => unit(one, view)),
        "en",
      )}.`;
    case "advance": {
      const commanders = action.commanders ?? [];
      const with_ = commanders.length === 0 ? "" : ` with ${names(commanders)}`;
      return `Advance ${unitList(action.units, view)}${with_} to the approach.`;
    }
    case "enter":
      return `Go in by ${order(action.order, view)}.`;
    case "stay_behind":
      return `Let the battery stay in place: ${order(action.order, view)}.`;
    case "ride_on":
      return action.way.roads.length === 0 && action.way.at !== undefined
        ? `Ride on to ${approach(action.way.at)}.`
        : `Ride on${way(action.way)}.`;
    case "ride_against": {
      const target = action.roads.at(-1);
      if (target === undefined) return "Attack again by road.";
      const over = action.roads.length === 1 ? "" : ` ${byRoad(action.roads)}`;
      return `Attack again: threaten ${locale(endOf(target))}${over}.`;
    }
    case "ride_no_further":
      return "Ride no further.";
  }
}
