import type { RuleId } from "../../wire/europe.names";
import type { RuleBook } from "../game";
import { alliances, diplomacy, neutrals } from "./book/it/allies";
import { behind, end, fire, lines, optional, preparing, rallies, retreat, sequence } from "./book/it/battle";
import { drawing, playing, production, trading } from "./book/it/cards";
import { example } from "./book/it/example";
import { intro } from "./book/it/intro";
import { map, ownership, pieces, powers } from "./book/it/map";
import { land, sea } from "./book/it/movement";
import { rulings } from "./book/it/rulings";
import { table } from "./book/it/table";
import { setUp, turns, victory } from "./book/it/war";
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
