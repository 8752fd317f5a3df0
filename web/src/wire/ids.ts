// Generated from the types of the server by `make types`; do not edit.

/** A match, as its address and its journal name it. */
export type MatchId = string & { readonly brand: "MatchId" };

/** A time, in milliseconds since 1970. */
export type Moment = number & { readonly brand: "Moment" };

/** Somebody who plays here. */
export type PersonId = string & { readonly brand: "PersonId" };

export type SessionId = string & { readonly brand: "SessionId" };
