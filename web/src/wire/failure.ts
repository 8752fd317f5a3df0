// Generated from the types of the server by `make types`; do not edit.

/** Why something cannot be done now, though it could at another time. */
export type Conflict =
  | "name_taken"
  | "wrong_password"
  | "wrong_code"
  | "seat_taken"
  | "seats_open"
  | "salts_missing"
  | "other_round"
  | "round_fixed"
  | "round_not_fixed"
  | "not_pledged"
  | "not_waiting"
  | "not_playing"
  | "not_over"
  | "already_seated"
  | "not_overdue"
  | "not_with_two"
  | "only_strongest"
  | "one_side_alone"
  | "nobody_to_return"
  | "barred"
  | "not_alone"
  | "no_advice"
  | "nobody_is_told";

export type Failure =
  | { error: "not_found" }
  | { error: "not_signed_in" }
  | { error: "not_yours" }
  | { error: "bad_request"; why: string }
  | {
      error: "bad_text";
      option: string;
      line: number;
      /** As the game types it. */
      reason: unknown;
    }
  | { error: "banned" }
  | { error: "unfit"; what: Unfit }
  | { error: "foreign_origin" }
  | { error: "too_large" }
  | {
      error: "too_many";
      limit: Limited;
      /** Seconds until it makes sense to try again. */
      wait: number;
    }
  | { error: "moved_on" }
  | { error: "no_such_person"; name: string }
  | { error: "no_such_channel" }
  | { error: "conflict"; why: Conflict }
  | { error: "unplayable"; why: Unplayable }
  | { error: "store_unavailable" }
  | { error: "stopping" };

export type Limited =
  | "login"
  | "sign_up"
  | "join"
  | "chat"
  | "actions"
  | "matches"
  | "hints"
  | "sockets"
  | "reads"
  | "invitations"
  | "trials"
  | "confirmations";

/** What is too long, too short or not what it should be. */
export type Unfit = "name" | "password" | "email" | "webhook" | "text";

/** Why this program cannot play a match. */
export type Unplayable =
  | { type: "needs_newer" }
  | { type: "bad_header" }
  | {
      type: "bad_journal";
      /** The first entry that is wrong, where it is one. */
      entry?: number;
    };
