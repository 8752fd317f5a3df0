import type { Ending } from "../../wire/table";
import { the, type Noun } from "../../words/noun";
import { capital, list, plural } from "../../words/sentence";
import type { BesideWords } from "./words";

const number = new Intl.NumberFormat("en");
const characters = (count: number) =>
  plural("en", count, { one: "one character", other: `${number.format(count)} characters` });

const names = (who: readonly Noun[]) => list(who.map(the), "en");
/** How many act, for the verb: an army can be one, or its soldiers many. */
const acting = (who: readonly Noun[]) => (who.some((noun) => noun.plural) ? 2 : who.length);

const ends: Record<Ending, string> = {
  resigned: "by resignation",
  agreed: "by agreement",
  abandoned: "because somebody did not come back",
  closed: "by the operator’s decision",
};

export const en: BesideWords = {
  talk: {
    title: "Talk",
    channels: "With whom",
    everybody: "Everyone",
    observers: "Observers",
    mySide: "My side",
    mySideWith: (names) => `My side, with ${list(names, "en")}`,
    privately: (who) => `Privately with ${who}`,
    between: (names) => `Between ${list(names, "en")}`,
    unread: (count) => plural("en", count, { one: "1 new message", other: `${number.format(count)} new messages` }),
    you: "you",
    anObserver: "observer",
    empty: "Nobody has said anything here yet.",
    message: "Your message",
    send: "Send",
    keys: "Enter sends, Shift and Enter starts a new line.",
    left: (count) => `${capital(characters(count))} left`,
    tooLong: (count) => `${capital(characters(count))} too many`,
    below: "New messages below",
    earlier: "Earlier messages",
    quiet: {
      rules: "The game allows no talk here at the moment. It will open again by itself.",
      over: "The match is over: from now on everyone talks together.",
      players: "Only the players talk here.",
      observe: "Join the observers to talk here.",
      past: "You can only read here.",
    },
  },
  notes: {
    title: "Notes",
    hint: "Only you can read them.",
    shared: "No notes in a match on one screen: the next player would read them.",
    observe: "Join the observers to take notes.",
    state: {
      fetching: "One moment…",
      missing: "Your notes could not be loaded.",
      saved: "Saved",
      changed: "Not saved yet",
      saving: "Saving…",
      failed: "Could not be saved yet. Do not close the page: it will be tried again.",
      too_long: "Too long: notes can have at most 20,000 characters. The last change was not saved.",
    },
  },
  players: {
    title: "Players",
    you: "you",
    partner: "your partner",
    here: "here",
    away: "away",
    thisScreen: "at this screen",
    awaited: "to answer",
    thinking: "thinking",
    open: "open seat",
    vacant: "nobody: the player has left",
    invited: (name) => `${name}, invited`,
    bot: (level) => `${level} (bot)`,
    says: {
      resign: "wants to resign",
      draw: "offers a draw",
      end: "wants to end the match",
      open: "wants to open the seat",
      bot: "wants a bot to take over",
      object: "objects to a comeback",
      admit: "agrees to a comeback",
    },
  },
  matters: {
    title: "The match",
    resign: "Resign",
    resignSure: {
      lose: "The match ends at once, and the other side wins.",
      partners: (who) =>
        `Your side gives up only once ${names(who)} ${plural("en", acting(who), { one: "resigns", other: "resign" })} too. Until then you can change your mind.`,
      bot: "A bot plays on in your place, and you cannot come back.",
    },
    resigned: "You want to resign. Your side gives up once all your partners want to.",
    stay: "Play on after all",
    offerDraw: "Offer a draw",
    offerDrawSure:
      "If all other players agree, the match ends without a winner. Until then you can withdraw the offer.",
    agreeDraw: "Agree to the draw",
    agreeDrawSure: "Once all players have agreed, the match ends without a winner.",
    aloneDraw: "End as a draw",
    aloneDrawSure: "Nobody else has to agree: the match ends at once, without a winner.",
    drawOffered: "You have offered a draw.",
    withdrawDraw: "Withdraw the offer",
    drawOfferedBy: (who) =>
      `${capital(names(who))} ${plural("en", acting(who), { one: "offers", other: "offer" })} a draw.`,
    comeBack: "Take my seat back",
    observe: "Join the observers",
    goAway: "Stop watching",
    invite: "Invite somebody",
    seatsOpen: (count) =>
      plural("en", count, { one: "One seat is open.", other: `${number.format(count)} seats are open.` }),
    report: "Report a rules mistake",
    downloadSeen: "Download what I have seen",
    rules: "The rules",
    dice: "Check the dice",
  },
  deserted: {
    late: "Somebody has kept the others waiting longer than agreed.",
    lateOrMine: "Somebody has kept the others waiting longer than agreed. If it is you, please answer.",
    vacant: (seats) =>
      `${capital(names(seats))} ${plural("en", acting(seats), { one: "has", other: "have" })} no player any more.`,
    wants: {
      bot: (level) => `let a bot play on (${level})`,
      open: "open the seat to a newcomer",
      end: "end the match without a winner",
    },
    asks: (who, what) =>
      `${capital(names(who))} ${plural("en", acting(who), { one: "asks", other: "ask" })} to ${what}.`,
    asked: (what) => `You have asked to ${what}.`,
    stillToAnswer: (who) => `Still to agree: ${names(who)}. Whoever is late does not count.`,
    agree: "Agree",
    agreeSure: (what) => `Once everyone who is left agrees, this happens: ${what}.`,
    remedies: "You can keep waiting, or ask the others to agree on one of these:",
    remediesAlone: "You can keep waiting, or:",
    level: "Level",
    bot: "Let a bot take over",
    botSure:
      "Once everyone who is not late agrees, a bot plays on for whoever is late, who may come back to the seat at any time.",
    open: "Open the seat",
    openSure: "Once everyone who is not late agrees, somebody else can take the place of whoever is late.",
    end: "End the match",
    endSure: "Once everyone who is not late agrees, the match ends without a winner.",
    endSureAlone:
      "The match ends without a winner. Alone you can do this only once the others have been away for 30 days, or are gone for good.",
    playOn: "Keep waiting after all",
  },
  returning: {
    free: "You were away too long, and your seat was given up. No other player has taken it: you can have it back, unless all the others object.",
    taken:
      "You were away too long, and somebody else plays on your seat. You can ask for it: you have it back once everyone agrees, that player too.",
    asks: "You have asked for your seat. You have it back once everyone agrees, including the player who sits there now.",
    barred: "You were away too long, and all the other players have objected to your coming back.",
    ask: "Ask for my seat",
  },
  comeback: {
    free: (name, seat) => `${name} has left the seat of ${the(seat)} and may come back to it at any time.`,
    asks: (name, seat) => `${name} asks for the seat of ${the(seat)} back.`,
    barred: (name, seat) => `${name} does not come back to the seat of ${the(seat)}: everyone has objected.`,
    objecting: (who) => `${capital(names(who))} ${plural("en", acting(who), { one: "objects", other: "object" })}.`,
    agreeing: (who) => `${capital(names(who))} ${plural("en", acting(who), { one: "agrees", other: "agree" })}.`,
    stillToAnswer: (who) => `Still to say so: ${names(who)}.`,
    object: "Object to the comeback",
    objectSure: "Only once all the others object too, the seat cannot be taken back any more.",
    admit: "Give the seat back",
    admitSure: "Once everyone agrees, including the player who sits there now, the seat goes back.",
    unsay: "Take this back",
  },
  report: {
    title: "Report a rules mistake",
    intro:
      "Did the table get a rule wrong? Describe what happened, and save it to a file with which it can be looked into.",
    text: "What happened, and what should have happened?",
    textHint: "It helps to name the page or paragraph of the rulebook.",
    search: "Look for a rule",
    rule: "Which rule is it about?",
    noRule: "I do not know",
    found: (count) =>
      plural("en", count, {
        one: "1 rule found",
        other: count === 0 ? "No rule found" : `${number.format(count)} rules found`,
      }),
    contents:
      "The file holds the position as you see it, what you are being asked, and the latest events, including what your opponents do not know. Do not show it to them before the end. Nothing is sent: give the file to whoever looks after this table.",
    make: "Save the file",
    cancel: "Cancel",
    made: (file) => `The file ${file} is in your downloads.`,
    close: "Close",
  },
  ending: {
    title: "The match is over",
    won: "You have won.",
    lost: "You have lost.",
    how: (how, winners) =>
      winners.length === 0
        ? `The match ended ${ends[how]}, without a winner.`
        : `${capital(names(winners))} ${plural("en", acting(winners), { one: "wins", other: "win" })} ${ends[how]}.`,
    rematch: "Rematch",
    goToRematch: "Go to the rematch",
    everything: "Show everything",
    asISaw: "As I saw it",
    asSeen: (seat) => `As ${the(seat)} saw it`,
    verify: "Check the dice",
    journal: "Download the match file",
    lobby: "Back to the lobby",
  },
};
