/** The page about Bicorne. */
export interface AboutWords {
  title: string;
  version: (version: string) => string;
  what: string;
  games: string;
  owners: string;
  /** The small game that is nobody else’s. */
  drill: string;
  dice: { title: string; text: string; check: string };
  fog: { title: string; text: string };
  privacy: { title: string; stored: readonly string[]; cookie: string; leave: string; yourPage: string };
  licences: { title: string; own: string; font: string; fontText: string; parts: string; mit: string };
  api: { title: string; text: string; docs: string };
}
