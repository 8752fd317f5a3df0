import { plural } from "../../../words/sentence";
import type { PlayWords } from "./words";

export const en: PlayWords = {
  locale: (number, name) => (name === undefined ? `Locale ${String(number)}` : `${name} (${String(number)})`),
  capacity: (capacity) => `room for ${String(capacity)}`,
  hill: "hill",
  objective: "objective",
  approach: (from, to) => `Approach of ${from} toward ${to}`,
  width: { wide: "wide", narrow: "narrow", impassable: "impassable" },
  obstructed: "obstructed",
  penalty: {
    infantry: "penalty for infantry",
    cavalry: "penalty for cavalry",
    artillery: "penalty for artillery",
  },
  entry: (entry, side) => `${side === "french" ? "French" : "Allied"} road entry ${entry}`,
  force: (who, units) => `${who}, ${String(units)} ${plural("en", units, { one: "unit", other: "units" })}`,
  detached: { french: "French detached", allied: "Allied detached" },
  kinds: {
    move: "move",
    road: "by road",
    attack: "threaten an attack",
    choose: "can be chosen",
    danger: "retreat",
    place: "detach",
  },
  key: "Marks on the map",
  which: "Which do you mean?",
  andOn: (road) => `${road}, and on`,
  cancel: "Never mind",
  understood: "I see",
  nowhere: "A piece cannot be put there.",
  orders: "Commands of this commander",
  letGo: "Let go",
};
