// Generated from the types of the server by `make types`; do not edit.

export type RuleId =
  | "D1.1"
  | "D1.2"
  | "D1.3"
  | "D2.1"
  | "D2.2"
  | "D2.3"
  | "D3.1"
  | "D3.2"
  | "D3.3"
  | "D3.4"
  | "D3.5"
  | "D3.6"
  | "D3.7"
  | "D4.1"
  | "D4.2"
  | "D5.1"
  | "D5.2"
  | "D5.3"
  | "D5.4"
  | "D5.5"
  | "D5.6"
  | "D6.1"
  | "D6.2"
  | "D6.3"
  | "D6.4"
  | "D6.5"
  | "D6.6"
  | "D6.7"
  | "D6.8"
  | "D6.9"
  | "D7.1"
  | "D7.2"
  | "D8.1"
  | "D8.2"
  | "D8.3"
  | "D8.4";

export type ScenarioName = "default";

export type OptionKey = "partnership" | "rounds" | "seats" | "typed_dice";

export type SeatName = "red" | "blue" | "green" | "white";

export type BotLevel = "random";
