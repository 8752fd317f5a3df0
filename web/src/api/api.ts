/** Every call to the server, each with its types. */

import type {
  Comeback,
  ForSeat,
  GameView,
  Joining,
  MatchList,
  MatchView,
  NewMatch,
  NewPledges,
  NewSalt,
  NewTalk,
  NewText,
  Notes,
  Remedy,
  Setting,
  TalkLine,
  TextGuide,
  TextReading,
} from "../wire/lobby";
import type {
  Account,
  AskedAddress,
  Change,
  ChangePassword,
  CurrentSession,
  Device,
  Guest,
  Leave,
  Link,
  NewGuest,
  Profile,
  Recover,
  SignIn,
  SignUp,
  Trial,
  Tried,
} from "../wire/people";
import type { Hint, Odds } from "../wire/table";
import { call, callForText, type Sending } from "./call";

const part = encodeURIComponent;
const ofMatch = (id: string, rest = "") => `/api/matches/${part(id)}${rest}`;

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(given).toString();
  return text === "" ? "" : `?${text}`;
}

export const api = {
  session: () => call<CurrentSession>("GET", "/api/sessions/current"),
  addGuest: (guest: NewGuest) => call<Guest>("POST", "/api/guests", guest),
  signIn: (who: SignIn) => call<Profile>("POST", "/api/sessions", who),
  followLink: (link: Link) => call<Profile>("POST", "/api/sessions/link", link),
  signOut: () => call<undefined>("DELETE", "/api/sessions/current"),
  signUp: (account: SignUp) => call<Account>("POST", "/api/accounts", account),
  recover: (recover: Recover) => call<Account>("POST", "/api/accounts/recover", recover),
  changeMe: (change: Change) => call<Profile>("PATCH", "/api/me", change),
  confirmAddress: () => call<AskedAddress>("POST", "/api/me/email/confirm"),
  tryWebhook: (trial: Trial) => call<Tried>("POST", "/api/me/webhook/try", trial),
  deleteMe: (leave: Leave) => call<undefined>("DELETE", "/api/me", leave),
  renewLink: () => call<Link>("POST", "/api/me/link"),
  changePassword: (change: ChangePassword) => call<undefined>("POST", "/api/me/password", change),
  claim: (link: Link) => call<undefined>("POST", "/api/me/claim", link),
  devices: () => call<Device[]>("GET", "/api/me/sessions"),
  endDevice: (id: string) => call<undefined>("DELETE", `/api/me/sessions/${part(id)}`),

  games: () => call<GameView[]>("GET", "/api/games"),
  seats: (game: string, setting: Setting) => call<string[]>("POST", `/api/games/${part(game)}/seats`, setting),
  textGuide: (game: string, option: string) => call<TextGuide>("GET", `/api/games/${part(game)}/texts/${part(option)}`),
  readText: (game: string, option: string, text: NewText) =>
    call<TextReading>("POST", `/api/games/${part(game)}/texts/${part(option)}`, text),
  myMatches: (before?: string) => call<MatchList>("GET", `/api/matches/mine${query({ before })}`),
  openMatches: (before?: string) => call<MatchList>("GET", `/api/matches/open${query({ before })}`),
  watchableMatches: (before?: string) => call<MatchList>("GET", `/api/matches/watchable${query({ before })}`),
  newMatch: (match: NewMatch) => call<MatchView>("POST", "/api/matches", match),
  match: (id: string, code?: string) => call<MatchView>("GET", ofMatch(id, query({ code }))),
  matchOfCode: (code: string) => call<MatchView>("GET", `/api/join/${part(code)}`),
  pledge: (id: string, pledges: NewPledges) => call<MatchView>("PUT", ofMatch(id, "/pledges"), pledges),
  openSalt: (id: string, salt: NewSalt) => call<MatchView>("PUT", ofMatch(id, "/salt"), salt),
  loseSalt: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/salt")),
  putOut: (id: string) => call<MatchView>("POST", ofMatch(id, "/put-out")),
  join: (id: string, joining: Joining) => call<MatchView>("POST", ofMatch(id, "/join"), joining),
  leave: (id: string) => call<MatchView>("POST", ofMatch(id, "/leave")),
  abort: (id: string) => call<MatchView>("POST", ofMatch(id, "/abort")),
  start: (id: string) => call<MatchView>("POST", ofMatch(id, "/start")),
  rematch: (id: string) => call<MatchView>("POST", ofMatch(id, "/rematch")),
  comeBack: (id: string) => call<MatchView>("POST", ofMatch(id, "/return")),
  comeback: (id: string, comeback: Comeback) => call<MatchView>("POST", ofMatch(id, "/comeback"), comeback),
  noMatter: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/comeback")),
  resign: (id: string, seat?: number) => call<MatchView>("POST", ofMatch(id, `/resign${query({ seat })}`)),
  stay: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/resign")),
  draw: (id: string) => call<MatchView>("POST", ofMatch(id, "/draw")),
  noDraw: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/draw")),
  overdue: (id: string, remedy: Remedy) => call<MatchView>("POST", ofMatch(id, "/overdue"), remedy),
  playOn: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/overdue")),
  observe: (id: string, code?: string) =>
    call<MatchView>("POST", ofMatch(id, "/observe"), code === undefined ? {} : { code }),
  goAway: (id: string) => call<MatchView>("DELETE", ofMatch(id, "/observe")),
  talk: (id: string) => call<TalkLine[]>("GET", ofMatch(id, "/talk")),
  earlierTalk: (id: string, channel: string, before: number) =>
    call<TalkLine[]>("GET", ofMatch(id, `/talk${query({ channel, before })}`)),
  say: (id: string, talk: NewTalk) => call<TalkLine>("POST", ofMatch(id, "/talk"), talk),
  notes: (id: string) => call<Notes>("GET", ofMatch(id, "/notes")),
  keepNotes: (id: string, notes: Notes, sending?: Sending) => call<Notes>("PUT", ofMatch(id, "/notes"), notes, sending),
  hint: (id: string, seat: ForSeat) => call<Hint>("POST", ofMatch(id, "/hint"), seat),
  /** Sums that a game does from numbers alone. */
  reckon: <Answer>(game: string, what: string, question: unknown) =>
    call<Answer>("POST", `/api/games/${part(game)}/odds/${part(what)}`, question),
  odds: (id: string, seat: ForSeat) => call<Odds>("POST", ofMatch(id, "/odds"), seat),
  journal: (id: string) => callForText("GET", ofMatch(id, "/export")),
};
