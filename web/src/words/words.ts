/** The wordings of the shell; a folder with texts of its own has its own. A language that lacks one does not compile. */
export interface Words {
  /** The language's name, in itself. */
  language: string;
  chooseLanguage: string;
  /** Whose the games are. */
  owners: string;
  skip: string;
  pages: string;
  home: string;
  lobby: string;
  rules: string;
  account: string;
  settings: string;
  about: string;
  oneMoment: string;
  pageMissing: string;
  again: string;
  cancel: string;
  /** The name of somebody who gave none. */
  guest: (number: number) => string;
}
