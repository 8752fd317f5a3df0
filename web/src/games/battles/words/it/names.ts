import type { GeneralId, Level, Side, UnitId, Victor } from "../../../../wire/battles";
import type { Seat } from "../../../../wire/table";
import { bare, feminine, feminines, masculine, ofThe, the, type Noun } from "../../../../words/noun";
import { list, plural } from "../../../../words/sentence";
import { generalOf, sideNameOf, unitOf } from "../named";
import type { BattleSpeaker } from "../words";

const colour: Record<Side, Noun> = { red: masculine("Rosso"), blue: masculine("Blu") };

export function side(side: Side, speaker: BattleSpeaker): Noun {
  const name = sideNameOf(side, speaker);
  return name === undefined ? colour[side] : bare(name);
}

export const seat = (seat: Seat, speaker: BattleSpeaker): Noun => speaker.seat(seat);

export function general(id: GeneralId, speaker: BattleSpeaker): Noun {
  const name = generalOf(id, speaker)?.name;
  return name === undefined ? masculine(`generale ${String(id)}`) : bare(name);
}

/** Di qualunque arma sia, un’unità è femminile. */
export function unit(id: UnitId, speaker: BattleSpeaker): Noun {
  const name = unitOf(id, speaker)?.name;
  return name === undefined ? feminine(`unità ${String(id)}`) : bare(name, "f");
}

export const units = (some: readonly UnitId[], speaker: BattleSpeaker): string =>
  list(
    some.map((one) => the(unit(one, speaker))),
    "it",
  );

const commands: Record<Level, Noun> = {
  division: feminine("divisione"),
  corps: masculine("corpo"),
  wing: feminine("ala"),
  army: feminines("unità"),
};

/** «divisione di Vandamme» */
export function command(id: GeneralId, speaker: BattleSpeaker): Noun {
  const level = generalOf(id, speaker)?.level;
  const noun = level === undefined ? masculine("comando") : commands[level];
  return { ...noun, text: `${noun.text} ${ofThe(general(id, speaker))}` };
}

export const victor = (victor: Victor, speaker: BattleSpeaker): string =>
  victor === "nobody" ? "pareggio" : `vittoria ${ofThe(side(victor, speaker))}`;

export const dice = (count: number): string => plural("it", count, { one: "1 dado", other: `${String(count)} dadi` });
