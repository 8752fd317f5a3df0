import type { Ask, Pick, Unit, View } from "../../../../wire/triumph";
import { fromThe, ofThe, the } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import { commanderName, endOf, entryAt, isMain, sidesOf } from "../places";
import { amongLike, attackIn, sharersIn } from "../view";
import { points, steps } from "./numbers";
import { army, face, theUnits, theUnit, toFace, toUnit, unit, whose } from "./pieces";
import { atPosition, inZone, upToZone, zone } from "./places";

/** " (2 di 3)" */
function which(unit: Unit, view: View | undefined): string {
  const among = amongLike(view, unit);
  return among ? ` (${String(among.place)} di ${String(among.of)})` : "";
}

function done(ask: Ask): string {
  switch (ask.type) {
    case "detachments":
      return "Nessun altro distacco";
    case "battery":
      return "Fissala qui";
    case "defence":
      return "Conferma la difesa";
    case "declaration":
      return "Dichiara l’attacco";
    case "counter_attack":
      return "Basta così";
    case "advance":
      return "Avanza";
    case "entry":
      return "Entra";
    case "ride":
      return "Fermati qui";
    default:
      return "Fatto";
  }
}

function share(first: number, ask: Ask, view: View | undefined): string {
  if (ask.type !== "share") return `${steps(first)} alla prima`;
  const [one, other] = sharersIn(view, ask.of);
  const [a, b] = one && other && one !== other ? [toFace(one), toFace(other)] : ["alla prima", "alla seconda"];
  return `${steps(first)} ${a}, ${steps(ask.steps - first)} ${b}`;
}

function against(leader: number, view: View | undefined): string {
  const met = attackIn(view)?.defence_leaders[leader];
  if (!met) return leader === 0 ? "Contro la prima unità guida" : "Contro la seconda unità guida";
  return `Contro ${face(met.face)}${met.corps === undefined ? "" : ` ${whose(met.corps)}`}`;
}

function entry(pick: Extract<Pick, { type: "enter" }>): string {
  const at = entryAt(pick.entry);
  return `Entra da ${pick.entry}${at === undefined ? "" : `, ${inZone(at)}`}`;
}

export function pick(pick: Pick, ask: Ask, view: View | undefined): string {
  switch (pick.type) {
    case "bid":
      return `Offri ${points(pick.points)}`;
    case "pass":
      return "Passa";
    case "side":
      return capital(the(army[pick.side]));
    case "assign":
      return `A ${commanderName(pick.commander)}`;
    case "to":
      return capital(atPosition(pick.position));
    case "off":
      return "Fuori mappa, come rinforzo";
    case "corps":
      return `Movimento di corpo ${whose(pick.commander)}`;
    case "detach":
      return `Movimento di distacco dal corpo ${whose(pick.commander)}`;
    case "attach":
      return `Unisci un’unità al corpo ${whose(pick.commander)}`;
    case "unit":
      return `${capital(unit(pick.unit, view))}${which(pick.unit, view)}`;
    case "leave":
      return `Lascia indietro ${theUnits([pick.unit], view)}${which(pick.unit, view)}`;
    case "enter":
      return entry(pick);
    case "road":
      return `Per la strada ${isMain(pick.road) ? "principale" : "minore"} ${upToZone(endOf(pick.road))}`;
    case "stop":
      return "Fermati qui";
    case "threat": {
      const { near, far } = sidesOf(pick.approach);
      return `Minaccia ${the(zone(far))} ${fromThe(zone(near))}`;
    }
    case "guard_threat": {
      const { near, far } = sidesOf(pick.approach);
      return `Attacco con la Guardia contro ${the(zone(far))} ${fromThe(zone(near))}`;
    }
    case "end":
      return view ? `Termina il turno ${ofThe(army[view.turn.side])}` : "Termina il turno";
    case "retreat":
      return "Ritirati";
    case "commander":
      return `${commanderName(pick.commander)} in persona`;
    case "lead":
      return `${capital(unit(pick.unit, view))}${which(pick.unit, view)} come unità guida`;
    case "press":
      return "Conduci a fondo l’attacco";
    case "feint":
      return "È una finta";
    case "wide":
      return "Attacco largo";
    case "narrow":
      return "Attacco stretto";
    case "against":
      return against(pick.leader, view);
    case "hit":
      return `Un punto forza ${toUnit(pick.unit, view)}${which(pick.unit, view)}`;
    case "share":
      return capital(share(pick.first, ask, view));
    case "go":
      return capital(inZone(pick.locale));
    case "lost":
      return "Eliminata: non c’è posto";
    case "keep":
      return `Tieni ${theUnit(pick.unit, view)}${which(pick.unit, view)}`;
    case "stay":
      return "Una batteria resta sul posto";
    case "ride_on":
      return "Prosegui su strada";
    case "ride_against":
      return "Attacca ancora su strada";
    case "done":
      return done(ask);
  }
}
