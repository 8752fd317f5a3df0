import type { PlaceWords } from "../../../text/words";
import type { Nation, Region } from "../../../wire/europe";
import type { Filter } from "./shown";

/** What only the board in words of this game has to say. */
export interface TextWords extends PlaceWords<Filter> {
  situation: string;
  alliance: (one: string, other: string) => string;
  /** Which army goes, and where the one that was chosen may go. */
  armies: string;
  goals: (nation: Nation, from: Region) => string;
  goal: (to: Region, enemies: string | undefined) => string;
  otherArmy: string;
  inBattle: string;
  inHand: string;
  holder: (nation: Nation) => string;
  unheld: string;
  homeland: (nation: Nation) => string;
  neutralHomeland: (nation: Nation) => string;
  minor: string;
  capital: string;
  anchor: string;
  nobody: string;
  neighbours: string;
  /** How many pieces of a nation stand there, for the heading. */
  count: (nation: Nation, pieces: number) => string;
}
