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
  closed: "by decision of the operator",
};

export const en: BesideWords = {
  talk: {
    title: "Talk",
    channels: "With whom",
    everybody: "Everybody",
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
    keys: "Enter sends, Shift and Enter begin a new line.",
    left: (count) => `${capital(characters(count))} left`,
    tooLong: (count) => `${capital(characters(count))} too many`,
    below: "New messages below",
    quiet: {
      rules: "The game allows no talk here at this point. It opens again by itself.",
      over: "The match is over: from now on everybody talks together.",
      players: "Here only the players talk.",
      observe: "Join the observers to talk here.",
      past: "Here one can only read.",
    },
  },
  notes: {
    title: "Notes",
    hint: "Only you can read them.",
    shared: "No notes in a match at one screen: the next player would read them.",
    observe: "Who joins the observers can take notes.",
    state: {
      fetching: "One moment …",
      missing: "Your notes could not be fetched.",
      saved: "Saved",
      changed: "Not saved yet",
      saving: "Saving …",
      failed: "Could not be saved. Do not close the page; it is tried again.",
      too_long: "Too long: notes have at most 20,000 characters. The last change is not saved.",
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
    open: "free seat",
    invited: (name) => `${name}, invited`,
    bot: (level) => `${level} (bot)`,
    says: { resign: "wants to resign", draw: "offers a draw", end: "wants to end the match" },
  },
  matters: {
    title: "The match",
    resign: "Resign",
    resignSure: {
      lose: "The match ends at once, and the other side wins.",
      partners: (who) =>
        `Your side gives up only once ${names(who)} ${plural("en", acting(who), { one: "resigns", other: "resign" })} too. Until then you can change your mind.`,
      bot: "A bot plays on in your place, and you cannot return.",
    },
    resignYes: "Resign",
    resigned: "You want to resign. Your side gives up once all partners do.",
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
    overdue: "Somebody has kept the others waiting longer than was agreed.",
    overdueMine: "The others have been waiting longer than was agreed, and the game waits for you: please answer.",
    remedies: "You can wait on, or:",
    level: "Level",
    bot: "Let a bot play on",
    botSure: "A bot takes the place of whoever is late. Whoever is late may return to the seat.",
    open: "Open the seat",
    openSure: "Somebody else can take the place of whoever is late.",
    end: "End the match",
    endSure: "Once everybody who is not late wants it, the match ends without a winner.",
    endWanted: "You want to end the match. It ends once all others who are not late want it.",
    playOn: "Wait on after all",
    mayReturn: "You were away too long, and your seat was given away. Nobody else sits there: you can have it back.",
    comeBack: "Return to my seat",
    observe: "Join the observers",
    goAway: "Stop observing",
    invite: "Invite somebody",
    seatsOpen: (count) =>
      plural("en", count, { one: "A seat is free.", other: `${number.format(count)} seats are free.` }),
    report: "Report a wrong rule",
    downloadSeen: "Download what I have seen",
    rules: "The rules",
    dice: "Check the dice",
  },
  report: {
    title: "Report a wrong rule",
    intro: "Did the table not play by the rules? Describe it, and a file is made from which it can be found out.",
    text: "What happened, and what should have happened?",
    textHint: "A page or paragraph of the rulebook helps.",
    search: "Look for a rule",
    rule: "Which rule is it about?",
    noRule: "I do not know",
    found: (count) =>
      plural("en", count, {
        one: "1 rule found",
        other: count === 0 ? "No rule found" : `${number.format(count)} rules found`,
      }),
    contents:
      "The file holds the position as you see it, what you are asked, and the last events: also what your opponents do not know. Do not show it to them before the end. Nothing is sent: give the file to whoever looks after this table.",
    make: "Make the file",
    cancel: "Cancel",
    made: (file) => `The file ${file} is among your downloads.`,
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
    verify: "Check the dice",
    journal: "Download the journal",
    lobby: "Back to the lobby",
  },
};
