import type { AddressState, Asked, NoAnswer, Shape, Wanted } from "../wire/people";

/** The page of one's own, and the personal link. */
export interface AccountWords {
  title: string;
  you: string;
  nobody: string;
  guest: string;
  account: string;
  toLobby: string;
  name: string;
  password: string;
  newPassword: string;
  passwordHint: string;
  save: string;
  saved: string;
  copy: string;
  copied: string;
  copyByHand: string;
  beGuest: { title: string; hint: string; send: string };
  signIn: { title: string; send: string };
  signUp: { title: string; guestTitle: string; hint: string; guestHint: string; send: string };
  recover: { title: string; hint: string; code: string; codeHint: string; send: string };
  recovery: { title: string; hint: string; kept: string };
  link: { title: string; why: string; renew: string; hint: string; code: string; phone: string };
  guestName: { title: string };
  contact: {
    title: string;
    hint: string;
    email: string;
    emailHint: string;
    /** Whether the address that is saved is known to be one's own. */
    state: Record<AddressState, string>;
    /** What came of the mail that asks for it. */
    asked: Record<Asked, string>;
    sendAgain: string;
    wanted: string;
    wantedHint: string;
    wants: Record<Wanted, string>;
    language: string;
    webhook: string;
    webhookHint: string;
    shape: string;
    shapes: Record<Shape | "seen", string>;
    tryIt: string;
    answered: (status: number) => string;
    noAnswer: Record<NoAnswer, string>;
  };
  passwordChange: { hint: string; old: string; send: string; done: string };
  claim: { title: string; hint: string; link: string; send: string; done: string };
  devices: {
    title: string;
    unknown: string;
    here: string;
    seen: (moment: string) => string;
    since: (day: string) => string;
    end: string;
  };
  leaving: {
    title: string;
    signOut: string;
    signOutAnyway: string;
    guestWarning: string;
    delete: string;
    deleteWarning: string;
    deleteForGood: string;
    stay: string;
    signedOut: string;
    deleted: string;
  };
  comeBack: {
    title: string;
    wrong: string;
    noToken: string;
    other: (name: string) => string;
    guestWarning: string;
    follow: string;
    stay: (name: string) => string;
    welcome: (name: string) => string;
    home: string;
  };
}
