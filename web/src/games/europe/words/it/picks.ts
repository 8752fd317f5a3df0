import type { Ask, Pick } from "../../../../wire/europe";
import { ofThe, the } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { armNames, card, combinations, inRegion, nationNouns, region } from "./names";

/** What ends an answer, and is said by the question it answers. */
const done: Partial<Record<Ask["type"], string>> = {
  move: "Fine del mio movimento",
  produce: "Fine della mia produzione",
  trade: "Offri queste carte",
  exchange: "Dai queste carte",
};

const accept: Partial<Record<Ask["type"], string>> = {
  join: "Agisci insieme",
  share: "Dividi la vittoria",
  exchange: "Scambia",
};

const decline: Partial<Record<Ask["type"], string>> = { join: "Resta in disparte" };

const withdraw: Partial<Record<Ask["type"], string>> = {
  withdraw_proposal: "Ritira la proposta",
  withdraw_offer: "Riprendi le carte",
  withdraw_place: "Chiedimelo di nuovo",
  withdraw_lines: "Chiedimi di nuovo le linee",
};

export function pick(pick: Pick, speaker: Speaker, ask: Ask): string {
  switch (pick.type) {
    case "nation":
      return nationNouns[pick.nation].text;
    case "region":
      return region(pick.region).text;
    case "march":
      return `Marcia verso ${the(region(pick.to))}`;
    case "ride":
      return `Passa per ${the(region(pick.via))}`;
    case "land":
      return `Sbarca ${inRegion(pick.to)}`;
    case "kind":
      return `${capital(armNames[pick.arm])} ${ofThe(nationNouns[pick.nation])}`;
    case "count":
      return String(pick.count);
    case "combination":
      return capital(combinations[pick.combination].text);
    case "card":
      return capital(card(pick.card));
    case "player":
      return capital(the(speaker.seat(pick.seat)));
    case "begin":
      return "Agisci adesso";
    case "wait":
      return "Aspetta";
    case "break":
      return `Rompi con ${the(speaker.seat(pick.with))}`;
    case "put_back":
      return "Rimetti nel mazzo carte senza simbolo";
    case "accept":
      return accept[ask.type] ?? "Accetta";
    case "decline":
      return decline[ask.type] ?? "Rifiuta";
    case "own_place":
      return "Agisco quando tocca a me, d’ora in poi";
    case "stay":
      return "In questa battaglia le mie linee restano come sono";
    case "withdraw":
      return withdraw[ask.type] ?? "Ritira";
    case "done":
      return done[ask.type] ?? "Fatto";
  }
}
