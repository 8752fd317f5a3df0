import type { LostWords } from "./words";

export const en: LostWords = {
  lost: {
    title: "You have marched off the map",
    line: "There is no page at this address.",
    wit: "Marshal Grouchy came this way in June 1815, and did not arrive in time either.",
    drawing: "A signpost at a crossroads in the fog. Somebody has left a hat on it.",
  },
  hidden: {
    title: "A match behind closed doors",
    why: "Either there is no match at this address, or it is private and you are not one of its players. The server does not say which, so that nobody learns anything by guessing addresses.",
    nobody: "If a seat in it is yours, sign in first.",
    somebody: (name) => `You are here as ${name}. If a seat in it is yours under another name, sign in with that name.`,
    code: "Have you been given a code?",
    codeHint: "Five letters.",
    enter: "Enter",
    noCode: "A code has five letters.",
    signIn: "Sign in",
    yours: "Your page",
  },
  home: "Home",
};
