import { capital, plural } from "../../../words/sentence";
import { en as stage } from "../stage/en";
import type { Causes, KnownWords } from "./words";

const sides = { french: "French", allied: "Allied" };
const s = (count: number, one: string) => `${String(count)} ${plural("en", count, { one, other: `${one}s` })}`;
const signed = (change: number) => (change > 0 ? `+${String(change)}` : `−${String(-change)}`);

const causes: Causes = {
  attack: "lost attacking",
  defence: "lost defending",
  counter_attack: "lost counter-attacking",
  retreat: "lost in a retreat",
  guns_abandoned: "guns left behind",
  no_room: "lost for want of room",
};

const moraleCauses = {
  combat: "lost a combat",
  retreat: "losses in a retreat",
  heavy_cavalry: "heavy cavalry committed",
  guard: "Guard committed",
  guard_beaten: "Guard Attack beaten",
  reinforced: "reinforcements came",
  night: "the night’s rest",
};

const occasions = {
  threat: "Guard shown with a threat",
  defence: "led a defence",
  attack: "in an attack",
  counter_attack: "counter-attacked",
  retreat: "shown when it was given up",
  refuge: "came out of a retreat",
  road: "cavalry shown on the road",
  battery: "battery that stayed in place",
  objective: "holds an objective",
};

export const en: KnownWords = {
  title: "What we know",
  enemy: (side) => `The enemy: the ${sides[side]} army`,
  mine: (side) => `What the enemy knows of your ${sides[side]} army`,
  army: (side) => `The ${sides[side]} army`,
  mineHint: "All of this the enemy has been told as well.",
  notYet: "Nothing is known before both armies stand on the field.",
  when: (hour, turn) => (hour === "night" ? `at night, ${sides[turn]} turn` : `${hour}:00, ${sides[turn]} turn`),
  before: "before the battle",
  face: stage.face,
  place: stage.place,
  position: stage.position,
  roster: {
    caption: "Units by kind",
    face: "Kind",
    first: "First",
    now: "Now",
    seen: "Seen",
    hidden: "Hidden",
    total: "Units",
    note: "Every loss is seen, so this is certain: a unit that loses a step is now a weaker one of its arm, and a reduced Guard is line infantry. Only where the hidden ones stand is not known.",
    waiting: "What happened before is still being fetched: until then these numbers do not add up.",
  },
  corps: {
    title: "Corps and detached units",
    blocks: (count) => s(count, "unit"),
    first: (count) => `${String(count)} at first`,
    gone: "no more",
    seenNow: "seen now",
    noted: "seen here before the shuffle",
    notedHint: "by the memory aid of this table",
    shown: "Shown so far",
    never: "Nothing has been shown yet.",
    detached: "Detached",
    pastDetached: "Detached units, shown so far",
    note: "At the end of each turn units that stand together are shuffled. What was shown says what was there then; units may have come and gone since.",
  },
  occasion: (occasion) => (occasion.type === "losses" ? causes[occasion.cause] : occasions[occasion.type]),
  losses: {
    title: "Losses",
    none: "None yet.",
    total: (steps) => `${s(steps, "step")} of strength`,
    loss: (count, face, steps, left) =>
      `${String(count)} × ${stage.face(face)} ${left === undefined ? "eliminated" : `reduced to ${stage.face(left)}`} (−${String(steps)})`,
    commanders: (names) => `Commanders lost: ${names}.`,
  },
  morale: {
    title: "Morale",
    chart: (french, allied) => `Morale from the first round on; now French ${String(french)}, Allied ${String(allied)}`,
    change: (side, change, cause, morale) =>
      `${capital(sides[side])} ${signed(change)}, ${moraleCauses[cause]}: ${String(morale)}`,
    none: "It has not changed yet.",
    history: (count) => s(count, "change"),
  },
};
