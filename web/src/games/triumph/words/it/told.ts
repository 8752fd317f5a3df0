import type { Face, Hit, LossCause, MoraleCause, Side, Told } from "../../../../wire/triumph";
import { fromThe, number_, ofThe, onThe, the } from "../../../../words/noun";
import { capital, list } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { reduced } from "../../face";
import { hourOf } from "../../pieces/clock";
import { commanderName, placeOf, sidesOf } from "../places";
import { other } from "../view";
import { points, signed, units } from "./numbers";
import { army, face, faces, fighters, leftBehind, ofArmy, pieces, verb, whose } from "./pieces";
import { approach, atPosition, byRoad, inZone, journey, upTo, zone } from "./places";
import { stars } from "./stars";

type Of<T extends Told["type"]> = Extract<Told, { type: T }>;

const Army = (side: Side) => capital(the(army[side]));

function deployed({ side, corps, detached = {}, fixed }: Of<"deployed">): string {
  const all = Object.entries(corps).map(([commander, { at, count }]) => ({
    at,
    text: `${commanderName(commander as keyof typeof corps)} con ${units(count)}`,
  }));
  const there = all.filter(({ at }) => placeOf(at).type !== "off").map(({ at, text }) => `${text} ${atPosition(at)}`);
  const off = all.filter(({ at }) => placeOf(at).type === "off").map(({ text }) => text);
  const alone = Object.entries(detached).map(
    ([at, count]) =>
      `${units(count)} ${count === 1 ? "distaccata" : "distaccate"} ${atPosition(at as keyof typeof detached)}`,
  );
  const parts = [
    ...there,
    ...alone,
    ...(fixed === undefined ? [] : [`con la batteria fissa ${atPosition(fixed)}`]),
    ...(off.length === 0 ? [] : [`fuori mappa ${list(off, "it")}`]),
  ];
  return `${Army(side)} sono schierati: ${parts.join("; ")}.`;
}

function moved({ side, command, pieces: who, from, to, roads = [], left }: Of<"moved">): string {
  const subject = pieces(who, side, command === "detach_move");
  const { verbs, way } = journey(from, to, roads);
  return `${capital(subject.text)} ${verb(subject, ...verbs)} ${way}${leftBehind(left)}.`;
}

function threatened({ side, approach, guard, pieces: shown }: Of<"threatened">): string {
  const { near, far } = sidesOf(approach);
  const threat = `${Army(side)} minacciano ${the(zone(far))} ${fromThe(zone(near))}`;
  if (!guard) return `${threat}.`;
  return `${threat} con un attacco con la Guardia, e scoprono ${pieces(shown).text}.`;
}

function feinted({ side, approach: over, command, pieces: who, to, roads = [], left }: Of<"feinted">): string {
  const subject = pieces(who, side, command === "detach_move");
  const comes = roads.length === 0 ? "" : `${verb(subject, "arriva", "arrivano")} ${byRoad(roads.slice(0, -1))} e `;
  const ends = `${comes}${verb(subject, "si ferma", "si fermano")} ${atPosition(to)}`;
  return `Era una finta contro ${the(zone(sidesOf(over).far))}: ${subject.text} ${ends}${leftBehind(left)}.`;
}

/** The Guard is not one of many. */
const ledBy = (leaders: readonly Face[]) =>
  leaders.length === 1 && leaders[0] === "guard3" ? "dalla Guardia" : `da ${faces(leaders)}`;

function attacked(told: Of<"attacked">): string {
  const { side, approach: over, command, pieces: who, narrow, leaders, passed, left } = told;
  const { near, far } = sidesOf(over);
  const subject = pieces(who, side, command === "detach_move");
  const width = narrow ? "attacco stretto" : "attacco largo";
  const led = leaders.length === 0 ? "senza unità guida" : `guidato ${ledBy(leaders)}`;
  const beside = passed === undefined ? "" : `, senza affrontare ${face(passed)}`;
  const attack = `${verb(subject, "attacca", "attaccano")} ${the(zone(far))} ${fromThe(zone(near))}`;
  return `${capital(subject.text)} ${attack}${leftBehind(left)}: ${width} ${led}${beside}.`;
}

function hit({ corps, face: painted, steps }: Hit): string {
  const left = reduced(painted, steps);
  const who = corps === undefined ? face(painted) : `${face(painted)} ${whose(corps)}`;
  return left === undefined ? `${who} eliminata` : `${who} ridotta a ${face(left)}`;
}

const lossCauses: Record<LossCause, (side: string) => string> = {
  attack: (side) => `Perdite ${side} nell’attacco`,
  defence: (side) => `Perdite ${side} nella difesa`,
  counter_attack: (side) => `Il prezzo del contrattacco ${side}`,
  retreat: (side) => `Perdite ${side} nella ritirata`,
  guns_abandoned: (side) => `I cannoni ${side} non possono ritirarsi`,
  no_room: (side) => `Le unità ${side} non trovano posto per ritirarsi`,
};

function lost({ side, cause, hits }: Of<"lost">): string {
  const all = hits.length === 0 ? "nessuna" : list(hits.map(hit), "it");
  return `${lossCauses[cause](ofThe(army[side]))}: ${all}.`;
}

const moraleCauses: Record<MoraleCause, string> = {
  combat: "per i punti forza persi nel combattimento",
  retreat: "per i punti forza persi nella ritirata",
  heavy_cavalry: "perché la cavalleria pesante è impegnata per la prima volta",
  guard: "perché la Guardia è impegnata per la prima volta",
  guard_beaten: "perché l’attacco con la Guardia è fallito",
  reinforced: "perché arrivano i primi rinforzi",
  night: "durante la notte",
};

function morale({ side, cause, change, morale }: Of<"morale">): string {
  const sum = points(Math.abs(change));
  const why = moraleCauses[cause];
  if (change >= 0) return `${Army(side)} guadagnano ${sum} ${why}: il morale sale a ${String(morale)}.`;
  const after = morale === 0 ? `l’armata ${ofArmy[side].one} è demoralizzata` : `il morale scende a ${String(morale)}`;
  return `${Army(side)} perdono ${sum} ${why}: ${after}.`;
}

function kept({ corps }: Of<"kept">): string {
  const names = list(corps.map(commanderName), "it");
  return corps.length === 1
    ? `${names} tiene un’unità; le altre che erano con lui sono distaccate.`
    : `${names} tengono un’unità ciascuno; le altre che erano con loro sono distaccate.`;
}

function held({ side, locale, stars: colours, holders }: Of<"held">): string {
  const { text } = fighters(holders.flatMap((holder) => holder.pieces));
  return `${Army(side)} controllano ${the(zone(locale))}, ${stars(colours)}, con ${text}.`;
}

function hour(round: number): string {
  const hour = hourOf(round);
  return hour === "night" ? ": la notte" : `, ore ${String(hour)}`;
}

export function told(told: Told, speaker: Speaker): string {
  switch (told.type) {
    case "bid": {
      const seat = speaker.seat(told.seat);
      return `${capital(the(seat))} ${number_(seat, "offre", "offrono")} ${points(told.points)}.`;
    }
    case "passed": {
      const seat = speaker.seat(told.seat);
      return `${capital(the(seat))} ${number_(seat, "passa", "passano")}.`;
    }
    case "side_chosen": {
      const seat = speaker.seat(told.seat);
      const chooses = number_(seat, "sceglie", "scelgono");
      const pays = number_(seat, "cede", "cedono");
      const price = told.points === 0 ? "senza cedere nulla" : `e in cambio ${pays} ${points(told.points)}`;
      return `${capital(the(seat))} ${chooses} ${the(army[told.side])} ${price}.`;
    }
    case "assigned":
      return `${Army(told.side)} hanno assegnato le unità ai comandanti.`;
    case "placed":
      return `${Army(told.side)} hanno schierato i corpi.`;
    case "detached":
      return told.count === 0
        ? `${Army(told.side)} non distaccano unità prima della battaglia.`
        : `${Army(told.side)} distaccano ${units(told.count)} prima della battaglia.`;
    case "battery_fixed":
      return `${Army(told.side)} fissano una batteria ${atPosition(told.at)}.`;
    case "deployed":
      return deployed(told);
    case "round_began":
      return `Comincia il round ${String(told.round)}${hour(told.round)}.`;
    case "turn_began":
      return `Comincia il turno ${ofThe(army[told.side])}.`;
    case "turn_ended":
      return `Il turno ${ofThe(army[told.side])} è finito.`;
    case "moved":
      return moved(told);
    case "attached": {
      const { text } = pieces([told.piece]);
      return `${commanderName(told.corps)} unisce al suo corpo ${text}, ${atPosition(told.at)}.`;
    }
    case "threatened":
      return threatened(told);
    case "defended": {
      const { near, far } = sidesOf(told.approach);
      const where = `${inZone(near)} verso ${the(zone(far))}`;
      return `${Army(told.side)} si difendono ${where}: ${pieces(told.pieces).text}.`;
    }
    case "pressed": {
      const { near, far } = sidesOf(told.approach);
      return `${Army(told.side)} conducono a fondo l’attacco contro ${the(zone(far))} ${fromThe(zone(near))}.`;
    }
    case "defence_led": {
      const defence = `la difesa ${ofThe(army[told.side])}`;
      if (told.faces.length === 0) return `Nessuno guida ${defence}.`;
      const subject = fighters(told.pieces);
      return `${capital(subject.text)} ${verb(subject, "guida", "guidano")} ${defence}.`;
    }
    case "feinted":
      return feinted(told);
    case "attacked":
      return attacked(told);
    case "initial_result":
      return `Risultato iniziale ${signed(told.result)}: per ora vincono ${the(army[told.winner])}.`;
    case "counter_attacked":
      return told.faces.length === 0
        ? `${Army(told.side)} non contrattaccano.`
        : `${Army(told.side)} contrattaccano con ${fighters(told.pieces).text}.`;
    case "final_result":
      return `Risultato finale ${signed(told.result)}: ${the(army[told.winner])} vincono il combattimento.`;
    case "lost":
      return lost(told);
    case "commander_lost":
      return `${commanderName(told.commander)} è perduto con l’ultima unità del suo corpo.`;
    case "morale":
      return morale(told);
    case "retreated":
      // All may have fallen before anybody could.
      return told.pieces.length === 0
        ? `${Army(told.side)} non hanno più nessuno ${inZone(told.locale)}.`
        : `${Army(told.side)} si ritirano ${fromThe(zone(told.locale))}: ${pieces(told.pieces).text}.`;
    case "went_to": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "va", "vanno")} ${inZone(told.locale)}.`;
    }
    case "kept":
      return kept(told);
    case "fell_back": {
      const subject = pieces(told.pieces, told.side);
      const reserve = `nella riserva ${ofThe(zone(told.locale))}`;
      return `${capital(subject.text)} ${verb(subject, "arretra", "arretrano")} ${reserve}.`;
    }
    case "advanced": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "avanza", "avanzano")} ${onThe(approach(told.approach))}.`;
    }
    case "entered": {
      const { command, roads = [], left } = told;
      const subject = pieces(told.pieces, told.side, command === "detach_move");
      const way = roads.length === 0 ? "" : ` ${byRoad(roads)}`;
      const enters = verb(subject, "entra", "entrano");
      return `${capital(subject.text)} ${enters} ${inZone(told.locale)}${way}${leftBehind(left)}.`;
    }
    case "stayed":
      return `La batteria ${ofThe(army[told.side])} resta ${onThe(approach(told.approach))}.`;
    case "rode_on": {
      const subject = pieces(told.pieces, told.side);
      const way = told.roads.length === 0 ? "" : ` ${byRoad(told.roads)}`;
      return `${capital(subject.text)} ${verb(subject, "prosegue", "proseguono")}${way} ${upTo(told.to)}.`;
    }
    case "ride_ended": {
      const subject = pieces(told.pieces, told.side);
      return `${capital(subject.text)} ${verb(subject, "si ferma", "si fermano")} ${atPosition(told.at)}.`;
    }
    case "held":
      return held(told);
    case "ended": {
      const winners = the(army[told.winner]);
      return told.how === "decisive"
        ? `L’armata ${ofArmy[other(told.winner)].one} è demoralizzata: ${winners} ottengono una vittoria decisiva.`
        : `La battaglia è finita: ${winners} ottengono una vittoria marginale grazie agli obiettivi.`;
    }
  }
}
