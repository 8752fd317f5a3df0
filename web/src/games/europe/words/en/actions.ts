import type { Action, Ask } from "../../../../wire/europe";
import { capital } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { cardCount, cards, combinations, force, forces, nation, region } from "./names";

const accepted: Partial<Record<Ask["type"], string>> = {
  join: "You act along in this turn.",
  share: "You are ready to share the victory.",
};

const withdrawn: Partial<Record<Ask["type"], string>> = {
  withdraw_place: "You will be asked again whether you act along.",
  withdraw_lines: "You will be asked for your lines again.",
};

export function action(action: Action, speaker: Speaker, ask: Ask): string {
  switch (action.type) {
    case "choose":
      return `You will play ${nation(action.nation)}.`;
    case "place":
      return `${capital(nation(action.nation))}: ${force(action.pieces)} in ${region(action.region)}.`;
    case "begin":
      return "You act now.";
    case "wait":
      return "You wait: you may act with an ally, or at the end of the round.";
    case "break":
      return `You break with ${speaker.seat(action.with).text}.`;
    case "march":
      return `${capital(nation(action.nation))}: ${force(action.pieces)} from ${region(action.from)} to ${region(action.to)}.`;
    case "ride":
      return `${capital(nation(action.nation))}: ${force(action.pieces)} from ${region(action.from)} through ${region(action.via)} to ${region(action.to)}.`;
    case "land":
      return `${capital(nation(action.nation))}: ${force(action.pieces)} by sea from ${region(action.from)} to ${region(action.to)}.`;
    case "fight":
      return `The battle in ${region(action.region)} comes next.`;
    case "line":
      return `In front: ${forces(action.front)}.`;
    case "hit":
      return `Eliminated: ${forces(action.pieces)}.`;
    case "rally":
      return `Rallied: ${forces(action.pieces)}.`;
    case "retreat":
      return `${capital(nation(action.nation))}: ${force(action.pieces)} to ${region(action.to)}.`;
    case "award":
      return `${capital(nation(action.nation))} is to draw the card of the battle.`;
    case "combine":
      return `${capital(nation(action.nation))}: ${combinations[action.combination]} of ${cards(action.cards)}.`;
    case "put_back":
      return `${capital(nation(action.nation))}: ${cardCount(action.cards)} without a symbol, back into the deck.`;
    case "propose":
      return `You propose an alliance to ${speaker.seat(action.to).text}.`;
    case "offer":
      return `${capital(nation(action.from))} to ${nation(action.to)}, face down: ${cards(action.cards)}.`;
    case "exchange":
      return `You give in return: ${cards(action.cards)}.`;
    case "accept":
      return accepted[ask.type] ?? "You accept.";
    case "decline":
      return "You decline.";
    case "own_place":
      return "You act at your own place, now and from now on.";
    case "stay":
      return "Your lines stay as they are to the end of the battle.";
    case "withdraw":
      return withdrawn[ask.type] ?? "You withdraw it.";
    case "done":
      return "You are done.";
  }
}
