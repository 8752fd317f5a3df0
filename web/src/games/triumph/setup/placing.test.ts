import { describe, expect, test } from "vitest";
import type { ArmySight, Commander, Pick, Position, Unit, View } from "../../../wire/triumph";
import { assigned } from "./army.test-help";
import { unitsOf } from "./faces";
import {
  allInReserve,
  batteryBy,
  crowdsOf,
  detachAction,
  detachedIn,
  endsOf,
  placeLacks,
  placePicks,
  placersOf,
  placesOf,
  positionsIn,
  put,
  randomPlaces,
  sendPicks,
  sentBy,
  sentIn,
  withPlacePicks,
  withPlaces,
  type Places,
} from "./placing";
import { readyFor } from "./ready/ready";

const at = (position: string) => position as Position;
const to = (position: string): Pick => ({ type: "to", position: at(position) });
const off: Pick = { type: "off" };
const lannes = "lannes" as Commander;
const langeron = "langeron" as Commander;

const alone = readyFor("french", "december-2").find(({ id }) => id === "french-alone")?.plan ?? { corps: {} };
const heights = readyFor("allied", "december-1").find(({ id }) => id === "allied-heights")?.plan ?? { corps: {} };
const french = assigned("french", alone.corps, alone.posts);
const allied = assigned("allied", heights.corps);

test("a corps begins in the reserve of its locale, or at an approach that can be passed", () => {
  const home = placersOf("french").find(({ commander }) => commander === "st-hilaire")?.home;
  expect(home && positionsIn(home)).toEqual(["93", "93-82", "93-92", "93-94", "93-103", "93-104"]);
});

describe("as picks", () => {
  test("commander by commander, as far as it is decided", () => {
    const places: Places = { bessieres: at("53"), lannes: at("64-55"), murat: at("63") };
    expect(placePicks("french", "december-2", places)).toEqual([to("53"), to("64-55")]);
  });

  test("who stays off the map is known once two stand on it, and nobody is asked after the second", () => {
    const one = { langeron: at("106-94") };
    expect(placePicks("allied", "december-1", one)).toEqual([]);
    const two = { langeron: at("106-94"), kienmayer: at("143") };
    expect(placePicks("allied", "december-1", two)).toEqual([off, off, off, to("143"), off, to("106-94")]);
  });

  test("picks made elsewhere count, and beyond them what was placed here", () => {
    const places: Places = { bessieres: at("53"), lannes: at("64-55"), murat: at("63") };
    expect(withPlacePicks("french", places, [to("53-40")])).toEqual({ bessieres: "53-40", murat: "63" });
    expect(withPlacePicks("allied", {}, [off, to("87")])).toEqual({ constantine: "87" });
  });
});

describe("what is missing", () => {
  test("corps without a place", () => {
    const places = put(placesOf("french", alone), lannes, undefined);
    expect(placeLacks("french", "december-2", french, places)).toEqual([{ type: "unplaced", commanders: ["lannes"] }]);
    expect(placeLacks("french", "december-2", french, put(places, lannes, at("64")))).toEqual([]);
  });

  test("two corps on 1 December, no more and no fewer", () => {
    const one = put({}, langeron, at("106"));
    expect(placeLacks("allied", "december-1", allied, one)).toEqual([{ type: "two_corps", count: 1 }]);
    expect(placeLacks("allied", "december-1", allied, placesOf("allied", heights))).toEqual([]);
  });

  test("an Allied corps that its locale does not hold", () => {
    const crowd = assigned("allied", { kienmayer: { infantry2: 7 } });
    const lacks = placeLacks("allied", "december-1", crowd, { kienmayer: at("143") });
    expect(lacks).toContainEqual({ type: "no_room", commander: "kienmayer", capacity: 6 });
  });
});

test("all in reserve, and by lot, leave nothing missing", () => {
  const reserve = allInReserve("french", "december-2", french, {});
  expect(placeLacks("french", "december-2", french, reserve)).toEqual([]);
  expect(Object.values(reserve)).not.toContainEqual(expect.stringContaining("-"));
  for (let turn = 0; turn < 50; turn += 1) {
    expect(placeLacks("french", "december-2", french, randomPlaces("french", "december-2", french))).toEqual([]);
    expect(placeLacks("allied", "december-1", allied, randomPlaces("allied", "december-1", allied))).toEqual([]);
  }
});

describe("detachments", () => {
  const sent = sentBy(french, alone);

  test("those of a set-up are found in its corps, and kept as they were", () => {
    expect(sent).toHaveLength(6);
    expect(detachedIn(french, sent)).toEqual(alone.detached);
  });

  test("nobody's last unit is sent away", () => {
    const few = french.filter(({ corps, face }) => corps !== "vandamme" || face === "infantry2");
    expect(sentBy(few, alone)).toHaveLength(5);
  });

  test("picks hold whole pairs, and a unit without a place yet", () => {
    const picks = sendPicks(sent);
    expect(sentIn(picks)).toEqual({ sent, held: undefined });
    expect(sentIn(picks.slice(0, 3))).toEqual({ sent: sent.slice(0, 1), held: sent[1]?.unit });
    expect(Object.keys(detachAction(sent).units)).toHaveLength(6);
  });

  test("a crowd is where more stand than there is room", () => {
    expect(crowdsOf(french, []).map(({ locale, over }) => [locale.locale, over])).toEqual([[133, 3]]);
    expect(crowdsOf(french, sent)).toEqual([]);
    const santon = french.slice(0, 3).map(({ unit }) => ({ unit, to: at("54") }));
    expect(crowdsOf(french, santon).map(({ locale, over }) => [locale.locale, over])).toContainEqual([54, 1]);
  });
});

test("the battery of a set-up is the one that stands there", () => {
  const [unit, done] = batteryBy(french, alone);
  expect(unit?.type === "unit" && french[unit.unit]).toMatchObject({ face: "artillery1", at: "64-55" });
  expect(done).toEqual({ type: "done" });
  expect(batteryBy(french, { corps: {}, battery: { at: "1" } })).toEqual([]);
  expect(endsOf(at("133"))).toEqual(["133-119", "133-131", "133-132"]);
});

test("what is drawn are the places that are chosen, with detached units away from their corps", () => {
  const army = (units: ArmySight["units"]): ArmySight => ({
    standing: { morale: 23 },
    corps: { [lannes]: { at: at("off"), hidden: 7 } },
    detached: {},
    ...(units ? { units } : {}),
  });
  const units = Object.fromEntries(french.map(({ unit, ...sheet }) => [unit, { ...sheet, at: at("off") }]));
  const view = { side: "french", french: army(units), allied: army(undefined) } as View;
  const gun = french.find(({ corps, face }) => corps === lannes && face === "artillery1")?.unit ?? (0 as Unit);
  const shown = withPlaces(view, { lannes: at("64-55") }, [{ unit: gun, to: at("54") }]);
  expect(shown.french.corps[lannes]?.at).toBe("64-55");
  expect(shown.french.units?.[gun]).toEqual({ face: "artillery1", at: "54" });
  const others = unitsOf(shown.french.units).filter(({ corps }) => corps === lannes);
  expect(new Set(others.map((unit) => unit.at))).toEqual(new Set(["64-55"]));
  expect(withPlaces(view, {}, [])).toBe(view);
});
