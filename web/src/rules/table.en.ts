import type { TableBook } from "./words";

export const table: TableBook = {
  title: "The table",
  intro: "These hold in every game, because the table itself keeps them.",
  rules: {
    M1: "An answer counts only while its question is open. Whatever has been answered already, or is asked no more, is not answered again.",
    M2: "A seat answers only what it was asked itself, never what was asked of another seat.",
    M3: "Nothing is played once the match is over.",
    M4: "You may take back your latest answer, until it has rolled a die, shown something hidden or handed the turn to others, and until you have learned something new since. What others do in secret does not take the right from you.",
    M5: "Dice are rolled by hand and typed in only where the game and the match allow it.",
    M6: "Typed dice must be as many as were to be rolled, and each must show a face that such a die has.",
    M7: "An answer must be one that the game knows. The pages of Bicorne send no other; this rule is for programs.",
    M8: "An answer in the making holds only what was on offer at each step. The pages of Bicorne offer nothing else; this rule, too, is for programs.",
  },
};
