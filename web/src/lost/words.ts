/** Pages for who has come where there is nothing, or nothing for him. */
export interface LostWords {
  lost: { title: string; line: string; wit: string; drawing: string };
  hidden: {
    title: string;
    why: string;
    nobody: string;
    somebody: (name: string) => string;
    code: string;
    codeHint: string;
    enter: string;
    noCode: string;
    signIn: string;
    yours: string;
  };
  home: string;
}
