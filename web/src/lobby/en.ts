import { the } from "../words/noun";
import { capital, list, plural } from "../words/sentence";
import type { LobbyWords } from "./words";

const minutes = (count: number) => plural("en", count, { one: "a minute", other: `${String(count)} minutes` });
const seconds = (time: number) =>
  time < 1 ? "half a second" : plural("en", time, { one: "a second", other: `${String(time)} seconds` });
const days = (count: number) => plural("en", count, { one: "a day", other: `${String(count)} days` });

export const en: LobbyWords = {
  title: "Lobby",
  groups: { turn: "Your turn", playing: "In progress", waiting: "Waiting for players", over: "Finished" },
  myMatches: "Your matches",
  noMatches: "You have no matches yet. Start one, or join one below.",
  toJoin: "Public matches to join",
  nothingToJoin: "No public match is looking for players just now. Start one yourself.",
  toWatch: "Public matches to watch",
  nothingToWatch: "No public match is in progress just now.",
  more: "Show more",
  wholeLobby: "All matches",
  newMatch: "New match",
  state: {
    yourTurn: "Your turn",
    othersTurn: "Waiting for others",
    playing: "In progress",
    invited: "You are invited",
    openSeats: (count) => plural("en", count, { one: "1 seat open", other: `${String(count)} seats open` }),
    ready: "All seats taken",
    overdue: "Somebody is late",
    aborted: "Called off",
    needsNewer: "Needs a newer version",
    unknownGame: "Cannot be played here",
    unplayable: "Cannot be opened",
  },
  unplayable: {
    why: (why) => {
      switch (why.type) {
        case "needs_newer":
          return "This match needs a newer version of the program than the one that runs here.";
        case "bad_header":
          return "This program cannot read how this match began.";
        case "bad_journal":
          return why.entry === undefined
            ? "The file of this match does not end where it should."
            : `This program comes to something else than the file of this match, at entry ${String(why.entry)}.`;
      }
    },
    stays:
      "Nothing of it is lost: it stays as it is, and goes on once the operator has brought the program up to date.",
    kept: "Nothing of it is lost: it stays as it is, and its file can be downloaded.",
    whole: "Download the match file",
  },
  unseen: (count) => plural("en", count, { one: "1 new event", other: `${String(count)} new events` }),
  made: "created",
  begun: "started",
  ended: "ended",
  pace: (pace) =>
    pace.type === "live"
      ? `live, up to ${minutes(pace.minutes)} to think`
      : `by correspondence, up to ${days(pace.days)} to think`,
  late: {
    wait: "the others wait, or all of them agree on what to do",
    grace: "as long again, then the strongest bot takes the seat until the player comes back",
    bot: (level) => `a bot (${level}) takes the seat until the player comes back`,
    end: "the match ends without a winner",
  },
  holder: {
    open: "open",
    vacant: "nobody: the player has left",
    invited: (name) => `${name} is invited`,
    bot: (level, time) => (time === undefined ? `bot (${level})` : `bot (${level}, ${String(time)} s)`),
    you: (name) => `${name} (you)`,
    somebody: "somebody who has left",
  },
  outcome: {
    won: (winners, how) => `${capital(list(winners.map(the), "en"))} won, ${how}`,
    youWon: (how) => `You won, ${how}`,
    nobodyWon: (how) => `Nobody won, ${how}`,
    ends: {
      resigned: "by resignation",
      agreed: "by agreement",
      abandoned: "because somebody did not come back",
      closed: "closed by the operator",
    },
  },
  name: {
    label: "Your name",
    hint: "What the others will call you. No account needed.",
    unfit: "A name must have 1 to 40 characters, all of which can be seen.",
  },
  code: {
    label: "Match code",
    hint: "Five letters, from whoever invited you.",
    go: "Find it",
    bad: "A code has five letters, without I and O.",
    unknown: "No match has this code. Perhaps a letter is wrong, or the match is over.",
  },
  form: {
    title: (game) => `${game}: new match`,
    against: "How do you want to play?",
    presets: { bot: "Against a bot", hot: "On one screen", online: "Online" },
    scenario: "Scenario",
    rules: "The rules",
    options: "Options",
    conflict: "These options do not go together.",
    tooLong: (most) => `Too long: at most ${String(most)} bytes.`,
    badLine: (line) => `There is a mistake in line ${String(line)}.`,
    outOfRange: (least, most) => `A whole number from ${String(least)} to ${String(most)}.`,
    range: (least, most) => `${String(least)} to ${String(most)}`,
    seats: "Seats",
    who: (seat) => `${seat}: who plays?`,
    kinds: {
      me: "Me",
      bot: "A bot",
      hot_seat: "Somebody at this screen",
      open: "Anyone who joins",
      invited: "Somebody I invite",
    },
    level: "How well the bot plays",
    thinkingTime: "How long the bot thinks",
    thinksFor: (time) => `thinks for up to ${seconds(time)}`,
    playerName: "Player’s name",
    player: (number) => `Player ${String(number)}`,
    accountName: "Account name",
    nameMissing: "Enter a name of 1 to 40 characters.",
    unknownAccount: (name) => `There is no account named ${name}.`,
    onlyBots: "Somebody has to play: bots cannot have every seat.",
    pace: "Pace",
    live: "Live",
    liveHint: "Everyone is at the table.",
    correspondence: "By correspondence",
    correspondenceHint: "Everyone drops by when they have time.",
    minutes: "Minutes to think",
    days: "Days to think",
    late: "If somebody is late",
    lates: { wait: "Wait", grace: "Grace", bot: "A bot takes the seat", end: "The match ends" },
    lateHints: {
      wait: "Nothing happens by itself; the others can agree on a way out.",
      grace: "As long again, then the strongest bot.",
      bot: "Until the player comes back.",
      end: "Without a winner.",
    },
    lateLevel: "Level of the bot",
    visibility: "Who may see it?",
    private: "Private",
    privateHint: "Only people who have the code.",
    public: "Public",
    publicHint: "Everyone: it is listed in the lobby.",
    create: "Create the match",
    begin: "Start playing",
    creating: "One moment…",
    putRight: "Something is not right yet: see above.",
  },
  join: {
    title: "Join a match",
    invites: (name) => `${name} invites you.`,
    theMatch: "The match",
    takeSeat: "Choose a seat",
    take: "Take this seat",
    accept: "Accept",
    watch: "Just watch",
    watchHint: "Observers see what everyone may know, and talk among themselves.",
    seated: "You have a seat in this match.",
    goThere: "Go to your match",
    playing: "This match has already begun.",
    full: "All seats are taken.",
    over: "This match is over.",
    aborted: "This match was called off.",
    otherCode: "Enter another code",
  },
  facts: {
    pace: "Pace",
    late: "If somebody is late",
    visibility: "Visibility",
    private: "private: only for people who have the code",
    public: "public: listed in the lobby",
    yes: "yes",
    no: "no",
  },
  room: {
    seats: "Who plays",
    ready: "ready",
    saltMissing: "not here yet",
    unopened: "must come by once more",
    start: "Start the match",
    missingPlayers: (seats) => `Still missing: ${list(seats, "en")}.`,
    missingSalts: (names) =>
      `${list(names, "en")} must open this page once: every player adds something of their own to the dice.`,
    missingOpened: (names, until) =>
      `${list(names, "en")} must open this page once more, by ${until}: everyone’s share in the dice is sealed, and now the shares are opened.`,
    again: (times) =>
      plural("en", times, {
        one: "Once, all shares in the dice had been sealed and everything had to begin anew because a seat changed.",
        other: `${String(times)} times, all shares in the dice had been sealed and everything had to begin anew because a seat changed.`,
      }),
    putOut: (names) => `Play without ${list(names, "en")}`,
    putOutSure: "They lose their seat, and everyone’s share in the dice is sealed anew.",
    elsewhere:
      "You sealed your share in the dice with another browser. Open this page there, or seal a new one here: then everyone does so again.",
    pledgeAnew: "Seal a new one here",
    alarm: {
      commitment:
        "Careful: the server has swapped its seed since you came. Your browser does not open its share in the dice. Ask whoever runs the server why.",
      unlisted:
        "What this browser sealed is not among the sealed shares. Either you did it again with another browser, or the server has changed it. This browser does not open its share.",
      pledges:
        "Careful: the sealed shares are not those on which your browser opened its own. Somebody has changed theirs afterwards. Do not play this match.",
      round:
        "Careful: the server shows an earlier state of this match than your browser has seen. It does not open its share in the dice.",
    },
    complete: "Everyone is here.",
    creatorStarts: (name) => `${name} starts the match when everyone is here.`,
    expires: "Without any change, a match that waits is called off after 30 days.",
    somebodyStarts: "Whoever created the match starts it.",
    leave: "Leave the match",
    leaveSure: "Leave your seat?",
    decline: "Decline",
    callOff: "Call the match off",
    callOffSure: "Call the match off for everyone?",
    yes: "Yes",
    no: "No",
    aborted: "This match was called off before it began.",
    toLobby: "Go to the lobby",
    commitment: "The dice",
    commitmentHint:
      "This number is the fingerprint of what the server has drawn. Every player’s browser seals its own share before any share is opened, so that nobody can choose theirs to suit. At the end anyone can check it.",
    aboutDice: "How to check the dice",
  },
  invitation: {
    title: "Invite others",
    hint: "Tell them the code, send them the link, or let them scan the QR code.",
    code: "Code",
    link: "Link",
    copy: "Copy",
    copied: "Copied.",
    copyByHand: "The link is selected: copy it with your keyboard or with a long press.",
    qr: "The link as a QR code",
    onlyHere:
      "This address works on this computer only. For others, open this page by the name or address that the computer has in your network.",
  },
};
