import { describe, expect, test } from "vitest";
import { textOf } from "./fixtures/fixtures";
import { readJournal } from "./journal";

const text = textOf("table");

function problem(text: string) {
  const read = readJournal(text);
  return "problem" in read ? read.problem : undefined;
}

test("a journal is header, entries and closing line", () => {
  const read = readJournal(text);
  if ("problem" in read) throw new Error(read.problem.type);
  const { header, entries, closing } = read.journal;
  expect(header).toMatchObject({ game: "drill", scenario: "default", placed: false });
  expect(header.seats.map((line) => [line.name, line.bot])).toEqual([
    ["red", false],
    ["blue", true],
    ["green", true],
  ]);
  expect(entries).toHaveLength(55);
  expect(entries[21]).toMatchObject({
    n: 22,
    seat: 0,
    deed: { type: "act", kind: "charge", dice: [{ sides: 6, value: 5, typed: true }] },
  });
  expect(closing?.entries).toBe(55);
});

describe("what is no journal is named with its line", () => {
  const entry = (line: number) => ({ type: "unreadable", line, what: "entry" });

  test("an empty file", () => {
    expect(problem("")).toEqual({ type: "empty" });
    expect(problem("\n \r\n")).toEqual({ type: "empty" });
  });

  test("something else altogether", () => {
    expect(problem("Dear diary")).toEqual({ type: "unreadable", line: 1, what: "header" });
    expect(problem('{"messages":[]}')).toEqual({ type: "unreadable", line: 1, what: "header" });
    expect(problem("null")).toEqual({ type: "unreadable", line: 1, what: "header" });
  });

  test("a format of another time", () => {
    expect(problem(text.replace('"bicorne":1', '"bicorne":4'))).toEqual({ type: "format", format: 4 });
  });

  test("a line after the seed", () => {
    const lines = text.trimEnd().split("\n");
    expect(problem([...lines, lines[1]].join("\n"))).toEqual({ type: "afterSeed", line: 58 });
  });

  test("a closing line that is none", () => {
    const closing = { type: "unreadable", line: 57, what: "closing" };
    expect(problem(text.replace('{"seed":"', '{"seed":"0'))).toEqual(closing);
    expect(problem(text.replace('{"seed":', '{"more":1,"seed":'))).toEqual(closing);
  });

  test.each([
    ["a line that breaks off", (line: string) => line.slice(0, -9)],
    ["a word that has no place", (line: string) => line.replace('{"n":22', '{"note":"x","n":22')],
    ["a word behind all others", (line: string) => line.replace(/\}$/, ',"note":"x"}')],
    ["fields in another order", (line: string) => line.replace('"n":22,"seat":0', '"seat":0,"n":22')],
    ["a field that stands there twice", (line: string) => line.replace('"value":5', '"value":2,"value":5')],
    ["blanks between the words", (line: string) => line.replace('"value":5', '"value": 5')],
    ["a die that is half typed", (line: string) => line.replace('"typed":true', '"typed":false')],
    ["a die without sides", (line: string) => line.replace('"sides":6', '"sides":0')],
    ["a value that is no number", (line: string) => line.replace('"value":5', '"value":5.5')],
    ["a number beyond all dice", (line: string) => line.replace('"value":5', '"value":4294967296')],
    ["a deed that is none", (line: string) => line.replace('"type":"act"', '"type":"cheat"')],
    ["a link in capitals", (line: string) => line.replace(/"link":"\w+"/, (link) => link.toUpperCase())],
    [
      "an action deeper than anybody looks",
      (line: string) => line.replace(/"action":/, `"action":${"[".repeat(50_000)}${"]".repeat(50_000)},"x":`),
    ],
    ["a key that is no key", (line: string) => line.replace('"value":5', '"value":5,"__proto__":{"typed":true}')],
    ["no link", (line: string) => line.replace(/,"link":"\w+"/, "")],
  ])("%s", (_, change) => {
    const lines = text.split("\n");
    const line = lines[22] ?? "";
    expect(change(line)).not.toBe(line);
    lines[22] = change(line);
    expect(problem(lines.join("\n"))).toEqual(entry(23));
  });
});

test("a text may hold what looks like a field", () => {
  const odd = text.replace('"scenario":"default"', '"scenario":"a \\":\\" : {b}"');
  expect(problem(odd)).toBeUndefined();
});
