import { expect, test } from "vitest";
import { readAddress } from "./address";

const origin = "https://bicorne.example";
const id = "ka2bmyq48hw5dihn";

test.each([
  id,
  ` ${id}\n`,
  `${origin}/match/${id}`,
  `HTTPS://BICORNE.EXAMPLE/match/${id}`,
  `${origin}/match/${id}?seat=0#log`,
  `/match/${id}`,
  `bicorne.example/match/${id}/dice`,
])("%j names a match", (text) => {
  expect(readAddress(text, origin)).toEqual({ type: "match", id });
});

test.each(["", "hello", origin, `${id}a`, id.slice(1), id.replace("2", "1"), id.toUpperCase()])(
  "%j names none",
  (text) => {
    expect(readAddress(text, origin)).toEqual({ type: "none" });
  },
);

test("a match of another server is elsewhere", () => {
  expect(readAddress(`https://other.example/match/${id}`, origin)).toEqual({ type: "elsewhere" });
  expect(readAddress(`http://bicorne.example/match/${id}`, origin)).toEqual({ type: "elsewhere" });
});
