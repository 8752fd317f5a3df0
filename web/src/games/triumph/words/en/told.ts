import type { Hit, LossCause, MoraleCause, Side, Told } from "../../../../wire/triumph";
import { capital, list } from "../../../../words/sentence";
import { number_ } from "../../../../words/noun";
import type { Speaker } from "../../../game";
import { reduced } from "../../face";
import { hourOf } from "../../pieces/clock";
import { commanderName, placeOf, sidesOf } from "../places";
import { other } from "../view";
import { points, signed, units } from "./numbers";
import { army, faces, fighters, leftBehind, ofArmy, face, pieces, verb } from "./pieces";
import { approach, atPosition, byRoad, inLocale, journey, locale, position } from "./places";

type Of<T extends Told["type"]> = Extract<Told, { type: T }>;

const Army = (side: Side) => capital(army[side]);

function deployed({ side, corps, detached = {}, fixed }: Of<"deployed">): string {
  const all = Object.entries(corps).map(([commander, { at, count }]) => ({
    at,
    text: `${commanderName(commander as keyof typeof corps)} with ${units(count)}`,
  }));
  const there = all.filter(({ at }) => placeOf(at).type !== "off").map(({ at, text }) => `${text} ${atPosition(at)}`);
  const off = all.filter(({ at }) => placeOf(at).type === "off").map(({ text }) => text);
  const alone = Object.entries(detached).map(
    ([at, count]) => `${units(count)} detached ${atPosition(at as keyof typeof detached)}`,
  );
  const parts = [
    ...there,
    ...alone,
    ...(fixed === undefined ? [] : [`with the fixed battery ${atPosition(fixed)}`]),
    ...(off.length === 0 ? [] : [`off the map ${list(off, "en")}`]),
  ];
  return `${Army(side)} are deployed: ${parts.join("; ")}.`;
}

function moved({ side, command, pieces: who, from, to, roads = [], left }: Of<"moved">): string {
  const subject = pieces(who, side, command === "detach_move");
  const off = placeOf(from).type === "off";
  const goes = off ? verb(subject, "comes", "come") : verb(subject, "moves", "move");
  return `${capital(subject.text)} ${goes} ${journey(from, to, roads)}${leftBehind(left)}.`;
}

function threatened({ side, approach, guard, pieces: shown }: Of<"threatened">): string {
  const { near, far } = sidesOf(approach);
  const threat = `${Army(side)} threaten ${locale(far)} from ${locale(near)}`;
  if (!guard) return `${threat}.`;
  return `${threat} with a Guard Attack, and show ${pieces(shown).text}.`;
}

function feinted({ side, approach: over, command, pieces: who, to, roads = [], left }: Of<"feinted">): string {
  const subject = pieces(who, side, command === "detach_move");
  const comes = roads.length === 0 ? "" : `${verb(subject, "comes", "come")} ${byRoad(roads.slice(0, -1))} and `;
  const ends = `${comes}${verb(subject, "ends", "end")} ${atPosition(to)}`;
  return `It was a feint at ${locale(sidesOf(over).far)}: ${subject.text} ${ends}${leftBehind(left)}.`;
}

function attacked(told: Of<"attacked">): string {
  const { side, approach: over, command, pieces: who, narrow, leaders, passed, left } = told;
  const { near, far } = sidesOf(over);
  const subject = pieces(who, side, command === "detach_move");
  const width = narrow ? "a narrow attack" : "a wide attack";
  const led = leaders.length === 0 ? "that nobody leads" : `led by ${faces(leaders)}`;
  const beside = passed === undefined ? "" : `, passing by ${face(passed)}`;
  const attack = `${capital(subject.text)} ${verb(subject, "attacks", "attack")} ${locale(far)} from ${locale(near)}`;
  return `${attack}${leftBehind(left)}: ${width} ${led}${beside}.`;
}

function hit({ corps, face: painted, steps }: Hit): string {
  const left = reduced(painted, steps);
  const who = corps === undefined ? face(painted) : `${face(painted)} of ${commanderName(corps)}`;
  return left === undefined ? `${who} is eliminated` : `${who} is reduced to ${face(left)}`;
}

const lossCauses: Record<LossCause, (side: string) => string> = {
  attack: (side) => `${side} losses in the attack`,
  defence: (side) => `${side} losses in the defence`,
  counter_attack: (side) => `The price of the ${side} counter-attack`,
  retreat: (side) => `${side} losses in the retreat`,
  guns_abandoned: (side) => `${side} guns cannot retreat`,
  no_room: (side) => `${side} units find no room to retreat`,
};

function lost({ side, cause, hits }: Of<"lost">): string {
  return `${lossCauses[cause](ofArmy[side])}: ${hits.length === 0 ? "nobody is hit" : list(hits.map(hit), "en")}.`;
}

const moraleCauses: Record<MoraleCause, string> = {
  combat: "for the steps lost in the combat",
  retreat: "for the steps lost in the retreat",
  heavy_cavalry: "because heavy cavalry is committed for the first time",
  guard: "because the Guard is committed for the first time",
  guard_beaten: "because the Guard Attack is beaten",
  reinforced: "because the first reinforcements arrive",
  night: "in the night",
};

function morale({ side, cause, change, morale }: Of<"morale">): string {
  const sum = points(Math.abs(change));
  const move = change < 0 ? `lose ${sum} of morale` : `gain ${sum} of morale`;
  const after = morale === 0 ? `the ${ofArmy[side]} army is demoralised` : `${String(morale)} left`;
  return `${Army(side)} ${move} ${moraleCauses[cause]}: ${change < 0 ? after : `${String(morale)} now`}.`;
}

function kept({ corps }: Of<"kept">): string {
  const names = list(corps.map(commanderName), "en");
  return corps.length === 1
    ? `${names} keeps one unit; the others that were with him are detached.`
    : `${names} keep one unit each; the others that were with them are detached.`;
}

function held({ side, locale: at, stars, holders }: Of<"held">): string {
  const { text } = fighters(holders.flatMap((holder) => holder.pieces));
  const what = `${list(stars, "en")} ${stars.length === 1 ? "star" : "stars"}`;
  return `${Army(side)} hold ${locale(at)}, ${what}, with ${text}.`;
}

function hour(round: number): string {
  const hour = hourOf(round);
  return hour === "night" ? "night" : `${String(hour)}:00`;
}

export function told(told: Told, speaker: Speaker): string {
  switch (told.type) {
    case "bid": {
      const seat = speaker.seat(told.seat);
      return `${capital(seat.text)} ${number_(seat, "bids", "bid")} ${points(told.points)} of morale.`;
    }
    case "passed": {
      const seat = speaker.seat(told.seat);
      return `${capital(seat.text)} ${number_(seat, "passes", "pass")}.`;
    }
    case "side_chosen": {
      const seat = speaker.seat(told.seat);
      const price = told.points === 0 ? "at no cost" : `and give up ${points(told.points)} of morale for it`;
      const takes = number_(seat, "chooses", "choose");
      return `${capital(seat.text)} ${takes} to command ${army[told.side]} ${price}.`;
    }
    case "assigned":
      return `${Army(told.side)} have assigned their units to commanders.`;
    case "placed":
      return `${Army(told.side)} have placed their corps.`;
    case "detached":
      return `${Army(told.side)} detach ${units(told.count)} before the battle.`;
    case "battery_fixed":
      return `${Army(told.side)} fix a battery ${atPosition(told.at)}.`;
    case "deployed":
      return deployed(told);
    case "round_began":
      return `Round ${String(told.round)} begins: ${hour(told.round)}.`;
    case "turn_began":
      return `The ${ofArmy[told.side]} turn begins.`;
    case "turn_ended":
      return `The ${ofArmy[told.side]} turn is over.`;
    case "moved":
      return moved(told);
    case "attached": {
      const { text } = pieces([told.piece]);
      return `${commanderName(told.corps)} attaches ${text} ${atPosition(told.at)}.`;
    }
    case "threatened":
      return threatened(told);
    case "defended": {
      const { near, far } = sidesOf(told.approach);
      return `${Army(told.side)} defend ${locale(near)} against ${locale(far)}: ${pieces(told.pieces).text}.`;
    }
    case "pressed": {
      const { near, far } = sidesOf(told.approach);
      return `${Army(told.side)} press the attack from ${locale(near)} on ${locale(far)}.`;
    }
    case "defence_led": {
      if (told.faces.length === 0) return `Nobody leads the ${ofArmy[told.side]} defence.`;
      const subject = fighters(told.pieces);
      return `${capital(subject.text)} ${verb(subject, "leads", "lead")} the ${ofArmy[told.side]} defence.`;
    }
    case "feinted":
      return feinted(told);
    case "attacked":
      return attacked(told);
    case "initial_result":
      return `Initial result ${signed(told.result)}: as it stands, ${army[told.winner]} win.`;
    case "counter_attacked":
      return told.faces.length === 0
        ? `${Army(told.side)} do not counter-attack.`
        : `${Army(told.side)} counter-attack with ${fighters(told.pieces).text}.`;
    case "final_result":
      return `Final result ${signed(told.result)}: ${army[told.winner]} win the combat.`;
    case "lost":
      return lost(told);
    case "commander_lost":
      return `${commanderName(told.commander)} is lost with the last unit of his corps.`;
    case "morale":
      return morale(told);
    case "retreated":
      // All may have fallen before anybody could.
      return told.pieces.length === 0
        ? `${Army(told.side)} have nobody left ${inLocale(told.locale)}.`
        : `${Army(told.side)} retreat from ${locale(told.locale)}: ${pieces(told.pieces).text}.`;
    case "went_to": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "goes", "go")} to ${locale(told.locale)}.`;
    }
    case "kept":
      return kept(told);
    case "fell_back": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "falls", "fall")} back into the reserve of ${locale(told.locale)}.`;
    }
    case "advanced": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "advances", "advance")} to ${approach(told.approach)}.`;
    }
    case "entered": {
      const { command, roads = [], left } = told;
      const subject = pieces(told.pieces, told.side, command === "detach_move");
      const way = roads.length === 0 ? "" : ` ${byRoad(roads)}`;
      return `${capital(subject.text)} ${verb(subject, "enters", "enter")} ${locale(told.locale)}${way}${leftBehind(left)}.`;
    }
    case "stayed":
      return `The ${ofArmy[told.side]} battery stays at ${approach(told.approach)}.`;
    case "rode_on": {
      const subject = pieces(told.pieces, told.side);
      const way = told.roads.length === 0 ? "" : ` ${byRoad(told.roads)}`;
      return `${capital(subject.text)} ${verb(subject, "rides", "ride")} on${way} to ${position(told.to)}.`;
    }
    case "ride_ended": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "halts", "halt")} ${atPosition(told.at)}.`;
    }
    case "held":
      return held(told);
    case "ended":
      return told.how === "decisive"
        ? `The ${ofArmy[other(told.winner)]} army is demoralised: ${army[told.winner]} win a decisive victory.`
        : `The battle is over: ${army[told.winner]} win a marginal victory on objectives.`;
  }
}
