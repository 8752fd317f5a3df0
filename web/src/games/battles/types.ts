import type { Action, Ask, Armies, Pick, Refusal, Told, View } from "../../wire/battles";
import type { BotLevel, OptionKey, RuleId, ScenarioName, SeatName } from "../../wire/battles.names";
import type { GameTypes } from "../game";

export interface Battles extends GameTypes {
  View: View;
  Ask: Ask;
  Pick: Pick;
  Action: Action;
  Told: Told;
  Refusal: Refusal;
  Forecast: never;
  RuleId: RuleId;
  SeatName: SeatName;
  ScenarioName: ScenarioName;
  OptionKey: OptionKey;
  BotLevel: BotLevel;
  /** Units and generals are called as the order of battle calls them. */
  Names: Armies;
  Ending: "victory" | "draw" | "disputed" | "destroyed";
}
