import { expect, test } from "vitest";
import type { Battle, View } from "../../../wire/europe";
import { planned, underway } from "./question";

/** Spain is France's, Austria is allied with France; Britain is alone. */
const view = {
  open: {
    players: { france: 0, spain: 0, britain: 1, austria: 2 },
    alliances: [{ a: 0, b: 2 }],
    options: { leader_rule: true },
    held: {},
    fallen: [],
    turn: { landings: {} },
    pieces: {
      hanover: { britain: { infantry: 4, artillery: 1 }, austria: { cavalry: 1 } },
      bavaria: { austria: { infantry: 3 } },
    },
  },
} as unknown as View;

test("a move among friends brings no battle, nor does one into an empty region", () => {
  expect(planned(view, "france", "bavaria", { infantry: 2 }, false)).toBeUndefined();
  expect(planned(view, "france", "holland", { infantry: 2 }, false)).toBeUndefined();
  expect(planned(view, "france", "hanover", {}, false)).toBeUndefined();
});

test("friends who stand there attack as well", () => {
  expect(planned(view, "france", "hanover", { infantry: 2, cavalry: 1 }, false)).toEqual({
    attacker: { pieces: { infantry: 2, cavalry: 2 } },
    defender: { pieces: { infantry: 4, artillery: 1 } },
    landed: false,
    leader_rule: true,
  });
});

test("who lands on a hostile coast has yet to cross the sea, unless a friend holds it", () => {
  const battle = { defender: { pieces: { infantry: 4, artillery: 1 } }, leader_rule: true };
  expect(planned(view, "france", "hanover", { infantry: 2, cavalry: 1 }, true)).toEqual({
    attacker: { pieces: { cavalry: 1 } },
    crossing: { pieces: { infantry: 2, cavalry: 1 }, perils: 1 },
    landed: false,
    ...battle,
  });
  const held = { ...view, open: { ...view.open, held: { hanover: "austria" } } } as View;
  expect(planned(held, "france", "hanover", { infantry: 2, cavalry: 1 }, true)).toEqual({
    attacker: { pieces: { infantry: 2, cavalry: 2 } },
    landed: true,
    ...battle,
  });
});

test("who marches to those that have landed attacks as they do", () => {
  const landings = { austria: { from: "illyria", to: "hanover", sailed: 2, ashore: 1 } };
  const after = { ...view, open: { ...view.open, turn: { landings } } } as unknown as View;
  expect(planned(after, "france", "hanover", { infantry: 2 }, false)).toMatchObject({ landed: true });
  expect(planned(after, "france", "hanover", { infantry: 2 }, true)).toMatchObject({ landed: true });
});

const battle = {
  region: "hanover",
  attackers: [0, 2],
  defenders: [1],
  landed: false,
  start: { france: { infantry: 5 }, austria: { cavalry: 1 }, britain: { infantry: 4 } },
  front: { france: { infantry: 2 }, britain: { infantry: 3 } },
  back: { austria: { cavalry: 1 } },
  lost: { france: { infantry: 3 }, britain: { infantry: 1 } },
  turn: 3,
  side: "attacker",
} as unknown as Battle;

test("while lines are secret, only what came to the battle is asked about", () => {
  expect(underway(view, { ...battle, stage: { type: "deploying" } })).toEqual({
    attacker: { pieces: { infantry: 5, cavalry: 1 } },
    defender: { pieces: { infantry: 4 } },
    landed: false,
    leader_rule: true,
  });
});

test("once they are shown, the lines, the losses and who fires next are", () => {
  expect(underway(view, { ...battle, stage: { type: "arranging", waiting: [] } })).toMatchObject({
    attacker: { pieces: { infantry: 2 }, behind: { cavalry: 1 }, lost: { infantry: 3 } },
    defender: { pieces: { infantry: 3 }, behind: {}, lost: { infantry: 1 } },
    turn: 3,
    fires: "attacker",
  });
});

test("while hits are chosen there is nothing to ask", () => {
  const stage = { type: "hitting", seat: 0, hits: 2, pursuit: false } as unknown as Battle["stage"];
  expect(underway(view, { ...battle, stage })).toBeUndefined();
});
