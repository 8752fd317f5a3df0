// Generated from the types of the server by `make types`; do not edit.

import type { Moment, PersonId, SessionId } from "./ids";

export type Account = {
  id: PersonId;
  name: string;
  /** It sets a new password, once. It is shown once. */
  recovery: string;
};

/** How far the address is known to be his. */
export type AddressState = "unconfirmed" | "confirmed" | "left_alone";

/** What came of asking somebody whether an address is his. */
export type Asked = "sent" | "confirmed" | "already" | "left_alone" | "enough" | "failed";

export type AskedAddress = { result: Asked };

/** What is absent stays; null clears. */
export type Change = {
  /** Of guests only: an account is known by its name. */
  name?: string;
  email?: string | null;
  webhook?: string | null;
  webhook_shape?: Shape | null;
  language?: Language;
  notices?: Wanted;
};

export type ChangePassword = { old: Password; new: Password };

/** Whoever is signed in on this device. */
export type CurrentSession = {
  /** Nobody, before the first guest or account. */
  me?: Profile;
};

/** A device on which somebody is signed in. */
export type Device = {
  id: SessionId;
  /** As in `Firefox, Linux`. */
  device: string;
  created: Moment;
  /** To the hour. */
  seen: Moment;
  /** The device that asks. */
  here: boolean;
};

export type Guest = {
  id: PersonId;
  name: string;
  /** The token of the personal link. It is shown once. */
  link: string;
};

export type Language = "it" | "en";

export type Leave = {
  /** Of an account. A guest has none. */
  password?: Password;
};

export type Link = {
  /** The token of a personal link. */
  token: string;
};

export type NewGuest = {
  /** 1 to 40 characters. No account may have it, or one that looks the same. */
  name: string;
};

/** Why nothing came back. */
export type NoAnswer = "private" | "late" | "unreachable";

/** A password as it was typed. It has no `Debug`, so that it cannot be logged. */
export type Password = string;

export type Profile = {
  id: PersonId;
  /** A guest becomes an account by POST /api/accounts. */
  guest: boolean;
  name: string;
  email: string | null;
  /** Null where there is no address. */
  address: AddressState | null;
  webhook: string | null;
  /** Null: as the address shows. */
  webhook_shape: Shape | null;
  language: Language;
  /** What he wants to be told of while he is away. */
  notices: Wanted;
  created: Moment;
};

export type Recover = {
  name: string;
  /** In either case, with or without its dashes. */
  code: string;
  /** The new one. */
  password: Password;
};

/** What the service behind a webhook wants to be sent. */
export type Shape = "discord" | "slack" | "ntfy" | "json";

export type SignIn = { name: string; password: Password };

export type SignUp = {
  /** 1 to 40 characters. Nobody else may have it, or one that looks the same. */
  name: string;
  /** At least 10 characters. */
  password: Password;
};

/** What is typed in; without an address, the one that was saved. */
export type Trial = {
  webhook?: string | null;
  /** Null: as the address shows. Of a saved address, the one that was saved with it. */
  shape?: Shape | null;
};

export type Tried =
  | {
      result: "answered";
      status: number;
      /** How the answer begins, where it may be shown. */
      text: string;
    }
  | { result: "failed"; why: NoAnswer };

/** What somebody wants to be told of while he is away. */
export type Wanted = "nothing" | "turns" | "all";
