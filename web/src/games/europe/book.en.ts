import type { RuleId } from "../../wire/europe.names";
import type { RuleBook } from "../game";
import { alliances, diplomacy, neutrals } from "./book/en/allies";
import { behind, end, fire, lines, optional, preparing, rallies, retreat, sequence } from "./book/en/battle";
import { drawing, playing, production, trading } from "./book/en/cards";
import { example } from "./book/en/example";
import { intro } from "./book/en/intro";
import { map, ownership, pieces, powers } from "./book/en/map";
import { land, sea } from "./book/en/movement";
import { rulings } from "./book/en/rulings";
import { table } from "./book/en/table";
import { setUp, turns, victory } from "./book/en/war";
import { headed, notesOf } from "./book/section";

const sections = [
  map,
  ownership,
  powers,
  pieces,
  victory,
  setUp,
  turns,
  land,
  sea,
  alliances,
  diplomacy,
  neutrals,
  drawing,
  playing,
  trading,
  production,
  preparing,
  sequence,
  lines,
  fire,
  behind,
  rallies,
  end,
  retreat,
  optional,
  rulings,
  table,
];

export const book: RuleBook<RuleId> = {
  name: "Napoleon in Europe",
  intro,
  example,
  sections: sections.map(headed),
  rules: {
    ...map.rules,
    ...ownership.rules,
    ...powers.rules,
    ...pieces.rules,
    ...victory.rules,
    ...setUp.rules,
    ...turns.rules,
    ...land.rules,
    ...sea.rules,
    ...alliances.rules,
    ...diplomacy.rules,
    ...neutrals.rules,
    ...drawing.rules,
    ...playing.rules,
    ...trading.rules,
    ...production.rules,
    ...preparing.rules,
    ...sequence.rules,
    ...lines.rules,
    ...fire.rules,
    ...behind.rules,
    ...rallies.rules,
    ...end.rules,
    ...retreat.rules,
    ...optional.rules,
    ...rulings.rules,
    ...table.rules,
  },
  notes: notesOf(sections),
};
