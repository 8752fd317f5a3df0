import { describe, expect, test } from "vitest";
import type { OrderFile } from "../../../wire/battles";
import {
  addGeneral,
  addUnit,
  commandOf,
  commanderOf,
  draftOf,
  emptyDraft,
  idsOf,
  removeGeneral,
  removeUnit,
  superiorsFor,
  under,
  unitsUnder,
  type GeneralDraft,
  type SideDraft,
} from "./draft";
import { en } from "./en";
import { figuresOf, fileName, generalFigures, playersOf } from "./figures";
import { losses, pagesOf, rowsOf } from "./print/rows";
import { battleWords } from "../words/both";

/** A commander, a corps under him and a division under that, with a unit each. */
function army(): { side: SideDraft; chief: GeneralDraft; corps: GeneralDraft; division: GeneralDraft } {
  const side = emptyDraft(en.first).red;
  const chief = commanderOf(side);
  if (!chief) throw new Error("an empty army has a commander in chief");
  const corps = addGeneral(side, chief, en.first);
  const division = addGeneral(side, corps, en.first);
  for (const { key } of [chief, corps, division]) addUnit(side, key, en.first);
  return { side, chief, corps, division };
}

describe("a tree of command", () => {
  test("grows downwards, each level below the one above", () => {
    const { chief, corps, division } = army();
    expect([chief, corps, division].map(({ level }) => level)).toEqual(["army", "corps", "division"]);
    expect(corps.superior).toBe(chief.key);
  });

  test("is never bent into a circle: nobody may go under his own command", () => {
    const { side, chief, corps, division } = army();
    expect([...commandOf(side, corps.key)]).toEqual([corps.key, division.key]);
    expect(superiorsFor(side, corps.key).map(({ key }) => key)).toEqual([chief.key]);
    expect(superiorsFor(side, chief.key)).toEqual([]);
  });

  test("closes where a general is taken out", () => {
    const { side, chief, corps, division } = army();
    removeGeneral(side, corps.key);
    expect(under(side, chief.key)).toEqual([division]);
    expect(unitsUnder(side, chief.key)).toHaveLength(2);
  });

  test("keeps its commander in chief", () => {
    const { side, chief } = army();
    removeGeneral(side, chief.key);
    expect(commanderOf(side)).toBe(chief);
  });

  test("loses a unit, and nothing else", () => {
    const { side, division } = army();
    const [unit] = unitsUnder(side, division.key);
    removeUnit(side, unit?.key ?? 0);
    expect([side.units.length, side.generals.length]).toEqual([2, 3]);
  });

  test("is read from the top", () => {
    const { side, chief, corps, division } = army();
    expect(rowsOf(side).map(({ general, depth }) => [general.key, depth])).toEqual([
      [chief.key, 0],
      [corps.key, 1],
      [division.key, 2],
    ]);
  });
});

describe("the ids of generals", () => {
  test("follow from their names, without accents, and are all different", () => {
    const { side, chief, corps, division } = army();
    chief.name = "Bruyères";
    corps.name = "Bruyeres";
    division.name = "…";
    expect([...idsOf(side).values()]).toEqual(["bruyeres", "bruyeres_2", "general"]);
  });

  test("stay as a file gave them", () => {
    const { side, chief, corps } = army();
    corps.id = "ney";
    chief.name = "Ney";
    expect(idsOf(side).get(corps.key)).toBe("ney");
    expect(idsOf(side).get(chief.key)).toBe("ney_2");
  });
});

test("a file becomes a draft in which people go by keys", () => {
  const side = (name: string): OrderFile["red"] => ({
    name,
    general: [
      { id: "a", name: "A", level: "army", rating: "good", span: 9, response: 5, modifier: -1 },
      {
        id: "b",
        name: "B",
        level: "corps",
        rating: "poor",
        span: 4,
        response: 3,
        modifier: 0,
        superior: "a",
        player: 2,
      },
    ],
    unit: [{ name: "U", arm: "cavalry", figures: 12, dispersal: 5, formation: "line", general: "b", entry: 3 }],
  });
  const { red } = draftOf({ name: "Test", red: side("Red"), blue: side("Blue") });
  const [a, b] = red.generals;
  expect([a?.superior, b?.superior]).toEqual([null, a?.key]);
  expect(red.units[0]?.general).toBe(b?.key);
  expect([playersOf(red), figuresOf(red)]).toEqual([2, 12]);
});

describe("what is written in a few signs", () => {
  const { chief } = army();
  Object.assign(chief, { span: 17, rating: "good", response: 10, modifier: 3 });

  test("is a general in inches and in centimetres, in both languages", () => {
    expect(generalFigures(chief, "inches", battleWords.en)).toBe("17″G(10)+3");
    expect(generalFigures(chief, "inches", battleWords.it)).toBe("17″B(10)+3");
    expect(generalFigures(chief, "centimetres", battleWords.en)).toBe("17\u00a0cm\u00a0G(10)+3");
  });

  test("is the name of a file", () => {
    expect(fileName("L’Été à Jena!", "toml")).toBe("l-ete-a-jena.toml");
    expect(fileName("…", "json")).toBe("order-of-battle.json");
  });
});

test("a unit has a box for every figure it can lose", () => {
  const { side } = army();
  expect(side.units.map(losses)).toEqual([10, 10, 10]);
});

test("labels go on as many sheets as they need", () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(pagesOf([], 2)).toEqual([]);
});
