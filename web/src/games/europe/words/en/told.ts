import type { How, Side, Told } from "../../../../wire/europe";
import type { Seat } from "../../../../wire/table";
import type { Noun } from "../../../../words/noun";
import { capital, list } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { cardCount, cards, combinations, dice, force, forces, nationNouns, region, times, verb } from "./names";

const all = (seats: readonly Seat[], speaker: Speaker): Noun => {
  const nouns = seats.map((seat) => speaker.seat(seat));
  return {
    text: list(
      nouns.map(({ text }) => text),
      "en",
    ),
    gender: "m",
    plural: nouns.length > 1 || nouns.some(({ plural }) => plural),
  };
};

const does = (noun: Noun, one: string, many: string): string => `${capital(noun.text)} ${verb(noun, one, many)}`;

const sides: Record<Side, string> = { attacker: "The attackers", defender: "The defenders" };

const endings: Record<How, string> = {
  limited_war: "The war is over",
  total_victory: "Total victory",
  shared_victory: "The allies share the victory",
  exhaustion: "Europe is exhausted and nobody has won",
};

const shown = (list: Parameters<typeof cards>[0] | undefined): string =>
  list === undefined ? "" : ` (${cards(list)})`;

export function told(told: Told, speaker: Speaker): string {
  const seat = (of: Seat) => speaker.seat(of);
  switch (told.type) {
    case "chosen":
      return `${does(seat(told.seat), "plays", "play")} ${list(
        told.nations.map((one) => nationNouns[one].text),
        "en",
      )}.`;
    case "placed":
      return `${does(nationNouns[told.nation], "places", "place")} ${force(told.pieces)} in ${region(told.region)}.`;
    case "round_began":
      return `Round ${String(told.round)} begins.`;
    case "called":
      return `It is the turn of ${seat(told.seat).text}.`;
    case "waited":
      return `${does(seat(told.seat), "waits", "wait")}.`;
    case "broken":
      return `${does(seat(told.by), "breaks", "break")} the alliance with ${seat(told.with).text}.`;
    case "joined":
      return `${does(seat(told.seat), "acts", "act")} in this turn.`;
    case "stood_aside":
      return `${does(seat(told.seat), "stands", "stand")} aside.`;
    case "willing":
      return `${does(seat(told.seat), "would", "would")} act along, if allies who come first leave room.`;
    case "own_place":
      return `${does(seat(told.seat), "acts", "act")} in no ally’s turn from now on.`;
    case "any_place":
      return `${does(seat(told.seat), "may", "may")} act in allies’ turns again.`;
    case "movement_began":
      return `${does(all(told.acting, speaker), "moves", "move")}.`;
    case "marched": {
      const way = told.via === undefined ? "" : ` through ${region(told.via)}`;
      return `${does(nationNouns[told.nation], "moves", "move")} ${force(told.pieces)} from ${region(told.from)}${way} to ${region(told.to)}.`;
    }
    case "landed": {
      const rolled = told.rolls.length === 0 ? "" : ` The dice: ${dice(told.rolls)}.`;
      const lost = Object.keys(told.lost).length === 0 ? "" : ` Lost at sea: ${force(told.lost)}.`;
      return `${does(nationNouns[told.nation], "ships", "ship")} ${force(told.pieces)} from ${region(told.from)} to ${region(told.to)}.${rolled}${lost}`;
    }
    case "ready":
      return `${does(seat(told.seat), "is", "are")} done.`;
    case "movement_ended":
      return "The movement is over.";
    case "taken":
      return told.by === undefined
        ? `${capital(region(told.region))} is nobody’s any more.`
        : `${does(nationNouns[told.by], "takes", "take")} ${region(told.region)}.`;
    case "eliminated":
      return `${does(nationNouns[told.nation], "has", "have")} lost the whole homeland and ${verb(nationNouns[told.nation], "is", "are")} eliminated.`;
    case "battle_began": {
      const kind = told.major ? "A major battle" : "A skirmish";
      const attackers = all(told.attackers, speaker);
      const landed = told.landed ? " They come by sea: the defenders hit on 5 and 6." : "";
      return `${kind} in ${region(told.region)}: ${attackers.text} ${verb(attackers, "attacks", "attack")} ${all(told.defenders, speaker).text}.${landed}`;
    }
    case "deployed":
      return `${does(seat(told.seat), "has", "have")} deployed. In front: ${forces(told.front)}.`;
    case "lines_shown":
      return `The lines are shown. In front: ${forces(told.front)}. Behind: ${forces(told.back)}.`;
    case "arranged":
      return `${does(seat(told.seat), "draws", "draw")} up anew. In front: ${forces(told.front)}.`;
    case "lines_stay":
      return `The lines of ${seat(told.seat).text} stay as they are.`;
    case "lines_free":
      return `${does(seat(told.seat), "may", "may")} move between the lines again.`;
    case "fired": {
      const how = told.pursuit ? "pursue" : "fire";
      return `${sides[told.side]} ${how}: ${dice(told.rolls) || "no dice"}. ${times(told.hits, "hit", "hits")}.`;
    }
    case "lost":
      return `Eliminated: ${forces(told.pieces)}.`;
    case "rally_rolled":
      return `The leaders of ${seat(told.seat).text} rally: ${dice(told.rolls)}. ${times(told.pieces, "piece comes", "pieces come")} back.`;
    case "rallied":
      return `Rallied: ${forces(told.pieces)}.`;
    case "night_fell":
      return "The attack has not got through: the attackers give up.";
    case "won":
      return `${sides[told.side]} have won the battle.`;
    case "retreated":
      return `${does(nationNouns[told.nation], "retreats", "retreat")} with ${force(told.pieces)} from ${region(told.from)} to ${region(told.to)}.`;
    case "surrounded":
      return `${does(nationNouns[told.nation], "has", "have")} no way out and ${verb(nationNouns[told.nation], "loses", "lose")} ${force(told.pieces)}.`;
    case "named":
      return `${does(seat(told.seat), "wants", "want")} ${nationNouns[told.nation].text} to draw the card of the battle.`;
    case "battle_ended":
      return `The battle in ${region(told.region)} is over.`;
    case "drew":
      return `${does(nationNouns[told.nation], "draws", "draw")} ${cardCount(told.count)}${shown(told.cards)}.`;
    case "production_began":
      return "Production begins.";
    case "combined":
      return `${does(nationNouns[told.nation], "plays", "play")} a ${combinations[told.combination]} of ${cards(told.cards)} for ${force(told.pieces)}.`;
    case "put_back":
      return `${does(nationNouns[told.nation], "puts", "put")} ${cardCount(told.cards)} without a symbol back.`;
    case "proposed":
      return `${does(seat(told.from), "proposes", "propose")} an alliance to ${seat(told.to).text}.`;
    case "allied":
      return `${capital(seat(told.from).text)} and ${seat(told.to).text} are allied now.`;
    case "rejected":
      return `${does(seat(told.to), "rejects", "reject")} the alliance with ${seat(told.from).text}.`;
    case "proposal_withdrawn":
      return `${does(seat(told.from), "withdraws", "withdraw")} the alliance proposed to ${seat(told.to).text}.`;
    case "proposal_lapsed":
      return `The alliance that ${seat(told.from).text} proposed to ${seat(told.to).text} lapses: they have met as enemies.`;
    case "offered":
      return `${does(nationNouns[told.from], "offers", "offer")} ${nationNouns[told.to].text} ${cardCount(told.count)}, face down${shown(told.cards)}.`;
    case "exchanged":
      return `${does(nationNouns[told.from], "gives", "give")} ${nationNouns[told.to].text} ${cardCount(told.given)}${shown(told.given_cards)} and ${verb(nationNouns[told.from], "gets", "get")} ${cardCount(told.taken)}${shown(told.taken_cards)}.`;
    case "refused":
      return `${does(nationNouns[told.to], "does", "do")} not trade with ${nationNouns[told.from].text}.`;
    case "offer_withdrawn":
      return `${does(nationNouns[told.from], "withdraws", "withdraw")} the cards offered to ${nationNouns[told.to].text}.`;
    case "offer_lapsed":
      return `The offer of cards from ${nationNouns[told.from].text} to ${nationNouns[told.to].text} lapses.`;
    case "agreed":
      return `${does(seat(told.seat), "is", "are")} ready to share the victory.`;
    case "ended": {
      const won = told.winners.length === 0 ? "" : `: ${all(told.winners, speaker).text}`;
      return `${endings[told.how]}${won}.`;
    }
  }
}
