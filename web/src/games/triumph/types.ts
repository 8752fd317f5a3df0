import type { Action, Ask, Forecast, How, Pick, Refusal, Told, View } from "../../wire/triumph";
import type { BotLevel, OptionKey, RuleId, ScenarioName, SeatName } from "../../wire/triumph.names";
import type { GameTypes } from "../game";

export interface Triumph extends GameTypes {
  View: View;
  Ask: Ask;
  Pick: Pick;
  Action: Action;
  Told: Told;
  Refusal: Refusal;
  Forecast: Forecast;
  RuleId: RuleId;
  SeatName: SeatName;
  ScenarioName: ScenarioName;
  OptionKey: OptionKey;
  BotLevel: BotLevel;
  Ending: How;
}
