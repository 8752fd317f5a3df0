// Generated from the types of the server by `make types`; do not edit.

export type RuleId = "M1" | "M2" | "M3" | "M4" | "M5" | "M6" | "M7" | "M8";
