import { describe, expect, test } from "vitest";
import type { Face, Side, Told } from "../../../wire/triumph";
import { randomMatches, stagedMatches, toldIn, viewAt, type Eyes } from "../stage/played";
import { standingsOf } from "./corps";
import { lossesOf, stepsLost } from "./losses";
import { changesOf, courseOf, firstMorale } from "./morale";
import { agrees, leftOf, rosterOf, seenNow } from "./roster";
import { sightingsOf } from "./sightings";
import { timed } from "./when";

const lost = (side: Side, face: Face, steps: number): Told => ({
  type: "lost",
  side,
  cause: "attack",
  hits: [{ face, steps }],
});

test("a reduced unit is a weaker one of its arm, a reduced Guard is line infantry", () => {
  const left = leftOf(
    new Map<Face, number>([
      ["guard3", 2],
      ["cavalry3", 1],
      ["artillery1", 1],
    ]),
    [
      { face: "guard3", steps: 1 },
      { face: "infantry2", steps: 1 },
      { face: "cavalry3", steps: 3 },
      { face: "artillery1", steps: 1 },
    ],
  );
  const counts = [...left].filter(([, count]) => count > 0);
  expect(Object.fromEntries(counts)).toEqual({ guard3: 1, infantry1: 1 });
});

test("like losses are counted together", () => {
  const heard = [lost("french", "infantry2", 1), lost("french", "infantry2", 1), lost("french", "infantry2", 2)];
  expect(lossesOf(heard, "french")).toEqual([
    { face: "infantry2", steps: 2, count: 1 },
    { face: "infantry2", steps: 1, count: 2, left: "infantry1" },
  ]);
  expect([stepsLost(lossesOf(heard, "french")), stepsLost(lossesOf(heard, "allied"))]).toEqual([4, 0]);
});

test("events have the time of the turn they stand in", () => {
  const heard: Told[] = [
    { type: "round_began", round: 1 },
    { type: "turn_began", side: "allied" },
    lost("french", "infantry2", 1),
    { type: "turn_began", side: "french" },
    lost("allied", "infantry2", 1),
  ];
  const when = timed(heard).filter(({ told }) => told.type === "lost");
  expect(when.map(({ when }) => when)).toEqual([
    { round: 1, turn: "allied" },
    { round: 1, turn: "french" },
  ]);
});

test("the leaders of a defence are seen where it stands", () => {
  const heard: Told[] = [
    { type: "threatened", side: "allied", approach: "67-66" as never, guard: false, pieces: [] },
    {
      type: "defence_led",
      side: "french",
      faces: ["infantry3"],
      pieces: [{ corps: "lannes" as never, count: 1, faces: ["infantry3"] }],
    },
  ];
  const [seen] = sightingsOf(heard, "french");
  expect(seen).toMatchObject({ corps: "lannes", at: 66, faces: ["infantry3"], occasions: [{ type: "defence" }] });
  expect(sightingsOf(heard, "allied")).toEqual([]);
});

test("who leads and is hit is one sighting, in another turn another", () => {
  const led: Told = {
    type: "defence_led",
    side: "french",
    faces: ["infantry3"],
    pieces: [{ corps: "lannes" as never, count: 1, faces: ["infantry3"] }],
  };
  const hit: Told = {
    type: "lost",
    side: "french",
    cause: "defence",
    hits: [{ corps: "lannes" as never, face: "infantry3", steps: 1 }],
  };
  const seen = sightingsOf([led, hit, { type: "turn_began", side: "french" }, led], "french");
  expect(seen.map((sighting) => sighting.occasions.length)).toEqual([2, 1]);
});

test("units that go by road with faces seen before are not cavalry that shows itself", () => {
  const march = (faces: Face[], to: string): Told => ({
    type: "moved",
    side: "french",
    command: "unit_move",
    pieces: [{ count: 1, faces }],
    from: "63" as never,
    to: to as never,
    roads: ["63.0-64.0m" as never],
  });
  expect(sightingsOf([march(["infantry2"], "64"), march(["cavalry2"], "64")], "french")).toEqual([]);
  expect(sightingsOf([march(["cavalry2"], "64-65")], "french")).toHaveLength(1);
});

test("cavalry that comes onto the map and at once takes an approach shows itself", () => {
  const entry = (to: string): Told => ({
    type: "moved",
    side: "french",
    command: "unit_move",
    pieces: [{ count: 1, faces: ["cavalry2"] }],
    from: "off" as never,
    to: to as never,
  });
  expect(sightingsOf([entry("130-139")], "french")).toMatchObject([{ at: 130, occasions: [{ type: "road" }] }]);
  expect(sightingsOf([entry("130")], "french")).toEqual([]);
});

describe("in matches that were played", () => {
  const eyes: readonly Eyes[] = ["observer", "french", "allied", "truth"];
  const journals = [
    ...stagedMatches().map((journal, at) => [journal, at % 2 === 0 ? "observer" : "truth"] as const),
    ...randomMatches(8, "known").map((journal, at) => [journal, eyes[at % 4] ?? "observer"] as const),
    ...randomMatches(4, "notes", ["memory=true"]).map((journal, at) => [journal, eyes[at % 4] ?? "observer"] as const),
  ];
  const moments = journals.flatMap(([journal, who]) => {
    const all = toldIn(journal, "truth");
    const heard = toldIn(journal, who);
    const last = all.at(-1)?.entry ?? 0;
    // At a third, after an attack, and before the end: what was told until then is found by its order.
    return [Math.round(last / 3), Math.round((2 * last) / 3), last - 1].map((entry) => {
      const turns = all.filter(({ entry: at, told }) => at <= entry && !secret.has(told.type)).length;
      const open = heard.filter(({ told }) => !secret.has(told.type)).slice(0, turns);
      return { journal, who, entry, heard: open.map(({ told }) => told), view: viewAt(journal, entry, who) };
    });
  });

  test("every hidden block is one of the hidden faces", () => {
    for (const { journal, who, entry, heard, view } of moments) {
      if (view.stage.type === "set_up" || view.stage.type === "auction") continue;
      for (const side of ["french", "allied"] as const) {
        const rows = rosterOf(side, view[side], heard);
        const where = `${journal} ${who} ${String(entry)} ${side}`;
        expect(agrees(rows, view[side]), `${where} ${JSON.stringify(rows)}`).toBe(true);
        expect(stepsLost(lossesOf(heard, side)), where).toBe(view[side].standing.steps_lost ?? 0);
        const blocks = standingsOf(side, view[side], heard).reduce((all, standing) => all + standing.blocks, 0);
        expect(blocks, where).toBe(rows.reduce((all, row) => all + row.now, 0));
      }
    }
  });

  test("whoever is seen by now was seen on some occasion of this turn, or stayed alone since", () => {
    for (const { journal, who, entry, heard, view } of moments) {
      if (view.stage.type === "set_up") continue;
      for (const side of ["french", "allied"] as const) {
        const shown = sightingsOf(heard, side).flatMap((sighting) => sighting.faces);
        const lately = seenNow(view[side]).filter((face) => face !== "artillery1");
        // Reduced units are seen with the face that is left of them.
        const known = new Set([...shown, ...lossesOf(heard, side).flatMap((loss) => loss.left ?? [])]);
        for (const face of lately) expect([...known], `${journal} ${who} ${String(entry)} ${side}`).toContain(face);
      }
    }
  });

  test("the morale of the view is where its history ends", () => {
    for (const { heard, view } of moments) {
      const changes = changesOf(heard);
      for (const side of ["french", "allied"] as const) {
        const { standing } = view[side];
        const course = courseOf(changes, side, standing, { round: view.round, turn: view.turn.side });
        const last = changes.findLast((change) => change.side === side)?.morale ?? firstMorale(changes, side, standing);
        expect(last).toBe(standing.morale);
        expect(course.at(-1)?.morale).toBe(standing.morale);
        expect(course.every((mark, at) => at === 0 || mark.at >= (course[at - 1]?.at ?? 0))).toBe(true);
      }
    }
  });
});

/** What only one side hears of. */
const secret = new Set<Told["type"]>(["assigned", "placed", "detached", "battery_fixed"]);
