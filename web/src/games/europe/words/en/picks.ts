import type { Ask, Pick } from "../../../../wire/europe";
import { capital } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { adjectives, armNames, card, combinations, nation, region } from "./names";

/** What ends an answer, and is said by the question it answers. */
const done: Partial<Record<Ask["type"], string>> = {
  move: "End my movement",
  produce: "End my production",
  trade: "Offer these cards",
  exchange: "Give these cards",
};

const accept: Partial<Record<Ask["type"], string>> = {
  join: "Act along",
  share: "Share the victory",
  exchange: "Trade",
};

const decline: Partial<Record<Ask["type"], string>> = { join: "Stand aside" };

const withdraw: Partial<Record<Ask["type"], string>> = {
  withdraw_proposal: "Withdraw the proposal",
  withdraw_offer: "Take the cards up again",
  withdraw_place: "Ask me again",
  withdraw_lines: "Ask me for my lines again",
};

export function pick(pick: Pick, speaker: Speaker, ask: Ask): string {
  switch (pick.type) {
    case "nation":
      return capital(nation(pick.nation));
    case "region":
      return capital(region(pick.region));
    case "march":
      return `March to ${region(pick.to)}`;
    case "ride":
      return `Ride through ${region(pick.via)}`;
    case "land":
      return `Land in ${region(pick.to)}`;
    case "kind":
      return `${adjectives[pick.nation]} ${armNames[pick.arm]}`;
    case "count":
      return String(pick.count);
    case "combination":
      return capital(combinations[pick.combination]);
    case "card":
      return capital(card(pick.card));
    case "player":
      return capital(speaker.seat(pick.seat).text);
    case "begin":
      return "Act now";
    case "wait":
      return "Wait";
    case "break":
      return `Break with ${speaker.seat(pick.with).text}`;
    case "put_back":
      return "Put blank cards back";
    case "accept":
      return accept[ask.type] ?? "Accept";
    case "decline":
      return decline[ask.type] ?? "Decline";
    case "own_place":
      return "I act at my own place, from now on";
    case "stay":
      return "My lines stay as they are in this battle";
    case "withdraw":
      return withdraw[ask.type] ?? "Withdraw";
    case "done":
      return done[ask.type] ?? "Done";
  }
}
