import { expect, test } from "vitest";
import type { Region, View } from "../../../wire/europe";
import { regions } from "../regions";
import { listed } from "./shown";

const view = {
  me: 0,
  open: {
    players: { france: 0, britain: 1 },
    pieces: { paris: { france: { infantry: 2 } }, london: { britain: { cavalry: 1 } }, vienna: { france: {} } },
  },
} as unknown as View;

const name = (region: Region) => (region === "vendee" ? "Vendée" : region);

test("regions with armies are listed, the viewer's own first", () => {
  expect(listed(view, "armies", "", name)).toEqual(["paris", "london"]);
});

test("or those that his armies could march to", () => {
  expect(listed(view, "mine", "", name)).toEqual(["paris", "burgundy", "central_france", "normandy", "picardy"]);
});

test("or all of them, or those that one looks for by a part of their names", () => {
  expect(listed(view, "all", "", name)).toHaveLength(regions.length);
  expect(listed(view, "armies", " VENDE", name)).toEqual(["vendee"]);
});
