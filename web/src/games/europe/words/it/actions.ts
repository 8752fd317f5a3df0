import type { Action, Ask } from "../../../../wire/europe";
import { fromThe, the, toThe } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { cardCount, cards, combinations, force, forces, inRegion, nationNouns, region } from "./names";

const accepted: Partial<Record<Ask["type"], string>> = {
  join: "Agisci in questo turno.",
  share: "Sei d’accordo a dividere la vittoria.",
};

const withdrawn: Partial<Record<Ask["type"], string>> = {
  withdraw_place: "Ti si chiederà di nuovo se ti unisci.",
  withdraw_lines: "Ti si chiederanno di nuovo le linee.",
};

const named = (nation: keyof typeof nationNouns) => nationNouns[nation].text;

export function action(action: Action, speaker: Speaker, ask: Ask): string {
  switch (action.type) {
    case "choose":
      return `Giocherai con ${the(nationNouns[action.nation])}.`;
    case "place":
      return `${named(action.nation)}: ${force(action.pieces)} ${inRegion(action.region)}.`;
    case "begin":
      return "Agisci adesso.";
    case "wait":
      return "Aspetti: potrai agire con un alleato, o alla fine del round.";
    case "break":
      return `Rompi con ${the(speaker.seat(action.with))}.`;
    case "march":
      return `${named(action.nation)}: ${force(action.pieces)} ${fromThe(region(action.from))} verso ${the(region(action.to))}.`;
    case "ride":
      return `${named(action.nation)}: ${force(action.pieces)} ${fromThe(region(action.from))}, per ${the(region(action.via))}, verso ${the(region(action.to))}.`;
    case "land":
      return `${named(action.nation)}: ${force(action.pieces)} per mare ${fromThe(region(action.from))}, sbarco ${inRegion(action.to)}.`;
    case "fight":
      return `Adesso si combatte ${inRegion(action.region)}.`;
    case "line":
      return `In prima linea: ${forces(action.front)}.`;
    case "hit":
      return `Eliminati: ${forces(action.pieces)}.`;
    case "rally":
      return `Radunati: ${forces(action.pieces)}.`;
    case "retreat":
      return `${named(action.nation)}: ${force(action.pieces)} verso ${the(region(action.to))}.`;
    case "award":
      return `La carta della battaglia: ${named(action.nation)}.`;
    case "combine":
      return `${named(action.nation)}, ${combinations[action.combination].text}: ${cards(action.cards)}.`;
    case "put_back":
      return `${named(action.nation)}: ${cardCount(action.cards)} senza simbolo, di nuovo nel mazzo.`;
    case "propose":
      return `Proponi un’alleanza ${toThe(speaker.seat(action.to))}.`;
    case "offer":
      return `${capital(fromThe(nationNouns[action.from]))} ${toThe(nationNouns[action.to])}, coperte: ${cards(action.cards)}.`;
    case "exchange":
      return `Dai in cambio: ${cards(action.cards)}.`;
    case "accept":
      return accepted[ask.type] ?? "Accetti.";
    case "decline":
      return "Rifiuti.";
    case "own_place":
      return "Agisci quando tocca a te, ora e d’ora in poi.";
    case "stay":
      return "Le tue linee restano come sono fino alla fine della battaglia.";
    case "withdraw":
      return withdrawn[ask.type] ?? "Ritiri.";
    case "done":
      return "Hai finito.";
  }
}
