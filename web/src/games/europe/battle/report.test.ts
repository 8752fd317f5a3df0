import { expect, test } from "vitest";
import type { Told } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";
import { reportsOf } from "./report";

const [one, two, three] = [0, 1, 2] as unknown as [Seat, Seat, Seat];
const players = { france: one, spain: one, britain: two, austria: three };

/** The battle of the rulebook's example, shortened: what is rallied is not lost, and what cannot retreat is. */
const heard: readonly Told[] = [
  { type: "movement_ended" },
  { type: "battle_began", region: "hanover", attackers: [one], defenders: [two, three], landed: false, major: true },
  {
    type: "lines_shown",
    front: { france: { infantry: 6, leader: 1 }, britain: { infantry: 4, cavalry: 2 } },
    back: { france: { cavalry: 3, artillery: 2 }, austria: { artillery: 1 } },
  },
  { type: "fired", side: "defender", rolls: [6, 6, 1], hits: 2, pursuit: false },
  { type: "lost", pieces: { france: { infantry: 2 } } },
  { type: "fired", side: "attacker", rolls: [6], hits: 1, pursuit: false },
  { type: "lost", pieces: { britain: { cavalry: 1 } } },
  { type: "rally_rolled", seat: one, rolls: [5, 1], pieces: 1 },
  { type: "rallied", pieces: { france: { infantry: 1 } } },
  { type: "won", side: "attacker" },
  { type: "fired", side: "attacker", rolls: [6], hits: 1, pursuit: true },
  { type: "lost", pieces: { britain: { infantry: 1 } } },
  { type: "retreated", nation: "britain", from: "hanover", to: "mecklenburg", pieces: { infantry: 3, cavalry: 1 } },
  { type: "surrounded", nation: "austria", pieces: { artillery: 1 } },
  { type: "battle_ended", region: "hanover" },
  { type: "taken", region: "hanover", by: "france" },
];

test("a report says who won, what both sides lost for good, and where the beaten went", () => {
  const [report, ...others] = reportsOf(heard, players);
  expect(others).toEqual([]);
  expect(report).toEqual({
    region: "hanover",
    major: true,
    seats: { attacker: [one], defender: [two, three] },
    drawn: {
      attacker: { france: { infantry: 6, cavalry: 3, artillery: 2, leader: 1 } },
      defender: { britain: { infantry: 4, cavalry: 2 }, austria: { artillery: 1 } },
    },
    lost: {
      attacker: { france: { infantry: 1 } },
      defender: { britain: { infantry: 1, cavalry: 1 }, austria: { artillery: 1 } },
    },
    winner: "attacker",
    givenUp: false,
    retreats: [{ nation: "britain", to: "mecklenburg", pieces: { infantry: 3, cavalry: 1 } }],
    over: true,
  });
});

test("a battle that goes on has no winner yet, and the next one begins from nothing", () => {
  const next: Told = {
    type: "battle_began",
    region: "bavaria",
    attackers: [one],
    defenders: [three],
    landed: false,
    major: false,
  };
  const reports = reportsOf([...heard, next], players);
  expect(reports.map(({ region, over }) => [region, over])).toEqual([
    ["hanover", true],
    ["bavaria", false],
  ]);
  expect(reports[1]?.winner).toBeUndefined();
  expect(reports[1]?.lost).toEqual({ attacker: {}, defender: {} });
});

test("when night falls the attackers have given up", () => {
  const [report] = reportsOf(
    [...heard.slice(0, 5), { type: "night_fell" }, { type: "won", side: "defender" }],
    players,
  );
  expect(report).toMatchObject({ givenUp: true, winner: "defender" });
});
