// Generated from the types of the server by `make types`; do not edit.

export const games = ["drill", "triumph", "battles", "europe"] as const;

export type GameName = (typeof games)[number];
