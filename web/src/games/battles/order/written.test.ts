import { describe, expect, test } from "vitest";
import { addGeneral, addUnit, commanderOf, emptyDraft, type OrderDraft } from "./draft";
import { en } from "./en";
import { formOf, forms, placeOf, written } from "./written";

function draft(): OrderDraft {
  const draft = emptyDraft(en.first);
  const chief = commanderOf(draft.red);
  if (!chief) throw new Error("an empty army has a commander in chief");
  const corps = addGeneral(draft.red, chief, en.first);
  corps.name = 'Jean "Le Brave" \\ é';
  corps.player = 2;
  addUnit(draft.red, corps.key, en.first);
  return draft;
}

describe.each(forms)("a draft as %s", (form) => {
  test("has a place for every line", () => {
    const { text, places } = written(draft(), form);
    expect(places).toHaveLength(text.split("\n").length - 1);
    expect(formOf(text)).toBe(form);
  });

  test("says on each line the field that its place names", () => {
    const { text, places } = written(draft(), form);
    text.split("\n").forEach((line, number) => {
      const field = places[number]?.field;
      if (field !== undefined) expect(line.trim().replace(/^"/, "")).toMatch(new RegExp(`^${field}\\b`));
    });
  });

  test("leads from a line back to the general whose field it is", () => {
    const made = draft();
    const wrote = written(made, form);
    const line = wrote.text.split("\n").findIndex((text) => text.includes("superior")) + 1;
    expect(placeOf(wrote, line, { type: "circle", general: "x" })).toEqual({
      side: "red",
      general: made.red.generals[1]?.key,
      field: "superior",
    });
  });

  test("leaves out what is not filled in, which is then missed at its field", () => {
    const made = draft();
    const [chief] = made.red.generals;
    if (chief) chief.span = null;
    const wrote = written(made, form);
    const line = wrote.places.findIndex(({ general }) => general === chief?.key) + 1;
    expect(placeOf(wrote, line, { type: "missing", field: "span" })).toEqual({
      side: "red",
      general: chief?.key,
      field: "span",
    });
  });
});

test("JSON is JSON, with everything in it", () => {
  const made = draft();
  const { red, blue } = JSON.parse(written(made, "json").text) as Record<"red" | "blue", Record<string, unknown>>;
  expect(red).toEqual({
    name: "Red",
    general: [
      { id: "general_1", name: "General 1", level: "army", rating: "average", span: 12, response: 7, modifier: 1 },
      {
        id: "jean_le_brave_e",
        name: 'Jean "Le Brave" \\ é',
        level: "corps",
        rating: "average",
        span: 4,
        response: 6,
        modifier: 1,
        superior: "general_1",
        player: 2,
      },
    ],
    unit: [
      {
        name: "Unit 1",
        arm: "infantry",
        figures: 16,
        dispersal: 6,
        formation: "column",
        general: "jean_le_brave_e",
      },
    ],
  });
  expect(blue["unit"]).toEqual([]);
});
