import { expect, test } from "vitest";
import type { AttackSight, AttackStep, Told } from "../../../wire/triumph";
import { courseOf, numberOf, stepStates } from "./steps";
import { latestAttack } from "./telling";

const approach = "67-66" as never;
const begun: Told[] = [
  { type: "turn_began", side: "allied" },
  { type: "threatened", side: "allied", approach, guard: false, pieces: [] },
];
const stood: Told[] = [...begun, { type: "defended", side: "french", approach, pieces: [] }];
const pressed: Told[] = [
  ...stood,
  { type: "pressed", side: "allied", approach },
  { type: "defence_led", side: "french", faces: ["infantry2"], pieces: [] },
];
const attacked = (leader: "infantry3" | "artillery1"): Told[] => [
  ...pressed,
  {
    type: "attacked",
    side: "allied",
    approach,
    command: "corps_move",
    pieces: [],
    narrow: true,
    leaders: [leader],
  },
];

function states(heard: readonly Told[], step?: AttackStep) {
  const telling = latestAttack(heard);
  if (!telling) throw new Error("no attack was told");
  return [...stepStates(telling, step && ({ step } as AttackSight)).values()].map((state) => state[0]).join("");
}

test("what is done, due and to come", () => {
  expect(states(begun, { type: "defence" })).toBe("dnaaaaaaaaa");
  expect(states(stood, { type: "feint" })).toBe("ddnaaaaaaaa");
  expect(states(pressed, { type: "declaration" })).toBe("ddddnaaaaaa");
  expect(states(attacked("infantry3"), { type: "counter_attack" })).toBe("ddddddnaaaa");
  expect(states(attacked("infantry3"), { type: "lose_defence" })).toBe("dddddddddna");
  expect(states(attacked("infantry3"))).toBe("ddddddddddd");
});

test("nobody counter-attacks guns", () => {
  const fired: Told = {
    type: "initial_result",
    result: 1,
    winner: "allied",
    why: "positive",
    lines: [{ type: "guns_fire", amount: 0 }],
    attackers: 1,
    defenders: 1,
  };
  expect(states([...attacked("artillery1"), fired], { type: "share_defence" })).toBe("ddddddodd" + "na");
});

test("a retreat and a feint end it early", () => {
  const retreat: Told[] = [...begun, { type: "retreated", side: "french", locale: 66 as never, pieces: [] }];
  expect(states(retreat, { type: "destinations", beaten: false })).toBe("dnooooooooo");
  expect(numberOf({ type: "destinations", beaten: true }, true)).toBe(11);
  const feint: Told[] = [
    ...stood,
    { type: "feinted", side: "allied", approach, command: "unit_move", pieces: [], to: "67" as never },
  ];
  expect(states(feint, { type: "advance" })).toBe("ddnoooooooo");
});

test("an attack ends with what comes after it, and with the turn", () => {
  const moved: Told = {
    type: "moved",
    side: "allied",
    command: "unit_move",
    pieces: [],
    from: "1" as never,
    to: "2" as never,
  };
  const after = latestAttack([...stood, moved, { type: "pressed", side: "allied", approach }]);
  expect(after?.pressed).toBeUndefined();
  expect(latestAttack([...stood, { type: "turn_began", side: "french" }])).toBeUndefined();
  expect(after && courseOf(after)).toBe("open");
});
