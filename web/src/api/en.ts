import { plural } from "../words/sentence";
import type { TroubleWords } from "./words";
import type { Conflict, Limited, Unfit } from "../wire/failure";

const unfit: Record<Unfit, string> = {
  name: "A name must have 1 to 40 characters, all of which can be seen.",
  password: "A password must have at least 10 characters.",
  email: "This is not an e-mail address.",
  webhook: "This is not an address for a webhook.",
  text: "The text has characters in it that nobody can see. Type it anew.",
};

const conflict: Record<Conflict, string> = {
  name_taken: "Somebody already has this name, or one that looks the same. Choose another.",
  wrong_password: "The name or the password is wrong.",
  wrong_code: "The name or the recovery code is wrong.",
  seat_taken: "This seat is taken.",
  seats_open: "There are still open seats.",
  salts_missing: "Not every player has added their share to the dice yet.",
  other_round: "The players are adding to the dice anew. Look again.",
  round_fixed: "Every share in the dice is sealed already.",
  round_not_fixed: "Not every share in the dice is sealed yet.",
  not_pledged: "This is not the share in the dice that was sealed.",
  not_waiting: "The match has already begun, or was called off.",
  not_playing: "The match is not being played.",
  not_over: "The match is not over yet.",
  already_seated: "You already have a seat in this match.",
  not_overdue: "Nobody is late.",
  not_with_two:
    "A seat is opened only while players of several sides are left: whoever takes it over must not be the opponent.",
  one_side_alone:
    "Whoever is left of one side alone does not decide that. You can end the match alone only once the others have been away for 30 days, or are gone for good.",
  nobody_to_return: "Nobody is asking for this seat, or could come back to it.",
  barred: "All the other players have objected to your coming back.",
  only_strongest: "Whoever decides alone can only let the strongest bot sit in.",
  not_alone: "Hints are only for those who play against bots or on one screen.",
  no_advice: "There is no hint to give here.",
  nobody_is_told: "This server does not know its own address, so it tells nobody. Ask whoever runs it.",
};

const tooMany: Record<Limited, string> = {
  login: "Too many attempts to sign in.",
  sign_up: "Too many new names from this address.",
  join: "Too many codes tried.",
  chat: "Too many messages.",
  actions: "Too many moves at once.",
  matches: "Too many new matches.",
  hints: "Too many hints.",
  sockets: "The match is open in too many windows.",
  reads: "Too much was asked of the server from this address.",
  invitations: "Too many invitations.",
  trials: "Too many trials.",
  confirmations: "Too many e-mails asked for.",
};

const wait = (seconds: number) =>
  plural("en", seconds, { one: "Try again in a second.", other: `Try again in ${String(seconds)} seconds.` });

export const en: TroubleWords = {
  trouble(trouble) {
    switch (trouble.error) {
      case "unreachable":
        return "The server cannot be reached. Check your connection.";
      case "unexpected":
        return `The server answered with something unexpected (${String(trouble.status)}).`;
      case "not_found":
        return "There is nothing here, or it is not for you to see.";
      case "not_signed_in":
        return "You need to sign in first.";
      case "not_yours":
        return "This is not for you to do.";
      case "bad_request":
        return `The server could not read this: ${trouble.why}.`;
      case "bad_text":
        return `The text has a mistake in line ${String(trouble.line)}.`;
      case "banned":
        return "The operator of this server has banned you.";
      case "unfit":
        return unfit[trouble.what];
      case "foreign_origin":
        return "This page does not belong to the server. Open it at the server’s own address.";
      case "too_large":
        return "This is too long.";
      case "too_many":
        return `${tooMany[trouble.limit]} ${wait(trouble.wait)}`;
      case "moved_on":
        return "The match has moved on in the meantime. Please try again.";
      case "no_such_person":
        return `There is no account named ${trouble.name}.`;
      case "no_such_channel":
        return "You cannot speak there now.";
      case "conflict":
        return conflict[trouble.why];
      case "unplayable":
        return "This server cannot play that match. It stays as it is.";
      case "store_unavailable":
        return "The server cannot save anything at the moment. Look whether your change is there before you try again.";
      case "stopping":
        return "The server is restarting. Try again in a moment.";
    }
  },
};
