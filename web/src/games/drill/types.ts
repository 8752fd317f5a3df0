import type { Action, Ask, Forecast, Pick, Refusal, Told, View } from "../../wire/drill";
import type { BotLevel, OptionKey, RuleId, ScenarioName, SeatName } from "../../wire/drill.names";
import type { GameTypes } from "../game";

export interface Drill extends GameTypes {
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
  Ending: "points" | "draw";
}
