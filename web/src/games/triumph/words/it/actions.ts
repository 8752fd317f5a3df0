import type { Action, Ask, Commanders, Order, Route, Units, View, Way } from "../../../../wire/triumph";
import { fromThe, onThe, the, toThe } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import { commanderName, endOf, entryAt, sidesOf } from "../places";
import { attackIn, byGoal, entriesOf, goesToSantonReserve, sharersIn } from "../view";
import { number, points, steps } from "./numbers";
import { army, face, theUnit, theUnits, toFace, toUnit, unit, unitList, whose } from "./pieces";
import { approach, atPosition, byRoad, inZone, upToZone, zone } from "./places";

const names = (commanders: Commanders) => list(commanders.map(commanderName), "it");

function way({ entry, roads, at }: Way): string {
  const gate = entry === undefined ? undefined : entryAt(entry);
  const from = entry === undefined ? "" : ` dall’entrata ${entry}${gate === undefined ? "" : `, ${inZone(gate)},`}`;
  const last = roads.at(-1);
  const to = last === undefined ? "" : ` ${upToZone(endOf(last))}`;
  const halt = at === undefined ? "" : `, fino a fermarsi ${onThe(approach(at))}`;
  return `${from} ${byRoad(roads)}${to}${halt}`;
}

function route(to: Route): string {
  return typeof to === "string" ? ` ${atPosition(to)}` : way(to);
}

const leaving = (leave: Units | undefined, view: View | undefined) =>
  leave === undefined || leave.length === 0 ? "" : `, lasciando indietro ${theUnits(leave, view)}`;

function leading(leaders: Units | undefined, view: View | undefined): string {
  if (leaders === undefined || leaders.length === 0) return "senza unità guida";
  return `${leaders.length === 1 ? "guida" : "guidano"} ${theUnits(leaders, view)}`;
}

/** The command of an attack, and who comes by it. */
function order(order: Order, view: View | undefined): string {
  switch (order.type) {
    case "corps": {
      const corps = order.corps.length === 1 ? "un movimento di corpo di" : "i movimenti di corpo di";
      return `${corps} ${names(order.corps)}${leaving(order.leave, view)}${order.road ? `,${way(order.road)}` : ""}`;
    }
    case "detach":
      return `un movimento di distacco dal corpo ${whose(order.corps)} (${unitList(order.units, view)})`;
    case "unit": {
      const move = order.units.length === 1 ? "un movimento di unità" : "due movimenti di unità";
      return `${move} (${unitList(order.units, view)})${order.road ? `,${way(order.road)}` : ""}`;
    }
  }
}

function declare(action: Extract<Action, { type: "declare" }>, view: View | undefined): string {
  const width = action.narrow ? "stretto" : "largo";
  const met = action.against === undefined ? undefined : attackIn(view)?.defence_leaders[action.against];
  const which = action.against === 0 ? "la prima unità guida" : "la seconda unità guida";
  const against = action.against === undefined ? "" : ` contro ${met ? face(met.face) : which}`;
  return `Fai un attacco ${width}${against} con ${order(action.order, view)}; ${leading(action.leaders, view)}.`;
}

function share(first: number, ask: Ask, view: View | undefined): string {
  if (ask.type !== "share")
    return first === 0 ? "Risparmia la prima unità." : `Togli ${steps(first)} alla prima unità.`;
  const [one, other] = sharersIn(view, ask.of);
  const [a, b] = one && other && one !== other ? [toFace(one), toFace(other)] : ["alla prima unità", "alla seconda"];
  const [mine, rest] = [`${steps(first)} ${a}`, `${steps(ask.steps - first)} ${b}`];
  return `Togli ${list([...(first > 0 ? [mine] : []), ...(ask.steps > first ? [rest] : [])], "it")}.`;
}

export function action(action: Action, ask: Ask, view: View | undefined): string {
  switch (action.type) {
    case "bid":
      return `Offri ${points(action.points)}.`;
    case "pass":
      return "Passa.";
    case "side":
      return `Comanda ${the(army[action.side])}.`;
    case "assign": {
      const corps = Object.entries(action.corps).map(
        ([commander, some]) => `${commanderName(commander as Commanders[number])} ${number(some?.length ?? 0)}`,
      );
      return `Assegna le unità: ${list(corps, "it")}.`;
    }
    case "place": {
      const posts = Object.entries(action.corps).flatMap(([commander, at]) =>
        at === undefined ? [] : [`${commanderName(commander as Commanders[number])} ${atPosition(at)}`],
      );
      return posts.length === 0 ? "Non schierare nessuno." : `Schiera ${posts.join("; ")}.`;
    }
    case "set_up_detachments": {
      const posts = entriesOf(action.units).map(([one, at]) => `${unit(one, view)} ${atPosition(at)}`);
      return posts.length === 0 ? "Non distaccare nessuno." : `Distacca ${posts.join("; ")}.`;
    }
    case "fix_battery":
      return action.to === undefined
        ? `Fissa ${theUnit(action.unit, view)} ${goesToSantonReserve(view, action.unit) ? "nella riserva" : "dov’è"}.`
        : `Fissa ${theUnit(action.unit, view)} ${onThe(approach(action.to))}.`;
    case "corps_move":
      return `Sposta il corpo ${whose(action.corps)}${route(action.to)}${leaving(action.leave, view)}.`;
    case "detach_move": {
      const them = action.units.length === 1 ? "spostala" : "spostale";
      return `Distacca ${theUnits(action.units, view)} dal corpo ${whose(action.corps)} e ${them} ${atPosition(action.to)}.`;
    }
    case "attach":
      return `Unisci ${theUnit(action.unit, view)} al corpo ${whose(action.corps)}.`;
    case "unit_move":
      return `Sposta ${theUnit(action.unit, view)}${route(action.to)}.`;
    case "threaten": {
      const { near, far } = sidesOf(action.approach);
      const guard =
        action.guard === undefined ? "" : ` con un attacco con la Guardia, scoprendo ${theUnit(action.guard, view)}`;
      return `Minaccia ${the(zone(far))} ${fromThe(zone(near))}${guard}.`;
    }
    case "end_turn":
      return "Termina il turno.";
    case "retreat":
      return "Ritirati prima del combattimento.";
    case "hold":
      return `Difendi la via d’accesso; ${leading(action.leaders, view)}.`;
    case "defend": {
      const commanders = action.commanders ?? [];
      const with_ = commanders.length === 0 ? "" : `, agli ordini di ${names(commanders)}`;
      return `Difenditi dalla riserva con ${theUnits(action.units, view)}${with_}; ${leading(action.leaders, view)}.`;
    }
    case "press":
      return "Conduci a fondo l’attacco.";
    case "feint":
      return action.order === undefined
        ? `Fai una finta e fermati ${atPosition(action.to)}.`
        : `Fai una finta con ${order(action.order, view)}, e fermati ${atPosition(action.to)}.`;
    case "declare":
      return declare(action, view);
    case "counter_attack":
      return action.units.length === 0 ? "Non contrattaccare." : `Contrattacca con ${theUnits(action.units, view)}.`;
    case "share":
      return share(action.first, ask, view);
    case "lose": {
      const hits = entriesOf(action.steps).map(([one, lost]) => `${steps(lost)} ${toUnit(one, view)}`);
      return hits.length === 0 ? "Nessuna perdita." : `Togli ${list(hits, "it")}.`;
    }
    case "go_to": {
      const goals = byGoal(action.units).map(([to, some]) => `${unitList(some, view)} ${inZone(to)}`);
      const lost = action.lost ?? [];
      const gone = lost.length === 0 ? [] : [`${unitList(lost, view)} senza più posto`];
      return `Ritirata: ${[...goals, ...gone].join("; ") || "non resta nessuno"}.`;
    }
    case "keep":
      return `Tieni ${list(
        action.units.map((one) => theUnit(one, view)),
        "it",
      )}.`;
    case "advance": {
      const commanders = action.commanders ?? [];
      const with_ = commanders.length === 0 ? "" : ` con ${names(commanders)}`;
      return `Fai avanzare ${theUnits(action.units, view)}${with_} sulla via d’accesso.`;
    }
    case "enter":
      return `Entra con ${order(action.order, view)}.`;
    case "stay_behind":
      return `La batteria resta sul posto: ${order(action.order, view)}.`;
    case "ride_on":
      return action.way.roads.length === 0 && action.way.at !== undefined
        ? `Prosegui fino ${toThe(approach(action.way.at))}.`
        : `Prosegui${way(action.way)}.`;
    case "ride_against": {
      const target = action.roads.at(-1);
      if (target === undefined) return "Attacca ancora su strada.";
      const over = action.roads.length === 1 ? "" : ` ${byRoad(action.roads)}`;
      return `Attacca ancora: minaccia ${the(zone(endOf(target)))}${over}.`;
    }
    case "ride_no_further":
      return "Fermati qui.";
  }
}
