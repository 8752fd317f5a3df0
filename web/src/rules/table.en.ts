import type { TableBook } from "./words";

export const table: TableBook = {
  title: "The table",
  intro: "These rules hold in every game, because the table itself enforces them.",
  rules: {
    M1: "An answer counts only while its question is open. What has already been answered, or is no longer asked, cannot be answered again.",
    M2: "A seat answers only what it has been asked itself, never what was asked of another seat.",
    M3: "Nothing is played once the match is over.",
    M4: "You may take back your last move as long as it has not rolled a die, shown something hidden or passed the turn to others, and as long as you have learned nothing new since. What others do in secret does not take this right away from you.",
    M5: "Dice are rolled by hand and typed in only where the game and the match allow it.",
    M6: "Typed dice must be as many as were to be rolled, and each must show a face that such a die has.",
    M7: "An answer must be one that the game knows. The pages of Bicorne send no other; this rule is for programs.",
    M8: "An unfinished answer holds only what was on offer at each step. The pages of Bicorne offer nothing else; this rule too is for programs.",
  },
};
