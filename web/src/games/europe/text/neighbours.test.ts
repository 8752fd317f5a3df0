import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homelandOf, isCapital, places, regions } from "../regions";
import { neighbours } from "./neighbours";

interface Rules {
  regions: { region: string; homeland?: string; capital?: boolean; anchor?: boolean }[];
  borders: { a: string; b: string }[];
}

const rules = JSON.parse(readFileSync("../crates/europe/data/map.json", "utf8")) as Rules;

test("regions border on each other in words as they do by the rules", () => {
  const told = [...neighbours].flatMap(([region, beside]) => beside.map((other) => `${region} ${other}`));
  const true_ = rules.borders.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]);
  expect(told.toSorted()).toEqual(true_.toSorted());
});

test("homelands, capitals and anchors are those of the rules", () => {
  const told = regions.map((region) => [
    region,
    homelandOf(region) ?? "",
    isCapital(region),
    places.get(region)?.port !== undefined,
  ]);
  const true_ = rules.regions.map(({ region, homeland, capital, anchor }) => [
    region,
    homeland ?? "",
    capital ?? false,
    anchor ?? false,
  ]);
  expect(told.toSorted()).toEqual(true_.toSorted());
});
