import type { Action, Ask, How, Pick, Refusal, Told, View } from "../../wire/europe";
import type { BotLevel, OptionKey, RuleId, ScenarioName, SeatName } from "../../wire/europe.names";
import type { GameTypes } from "../game";

export interface Europe extends GameTypes {
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
  Ending: How;
}
