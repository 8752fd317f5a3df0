import { expect, test } from "vitest";
import { qrCode } from "./qr";

/** The modules that a path paints dark. */
function painted({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill("."));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step++) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + step] = "#";
    }
  return rows.map((row) => row.join(""));
}

const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

test("a QR code has its three finders within a light margin of four", () => {
  const code = qrCode("https://bicorne.example/join/ABCDE");
  const rows = painted(code);
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const far = code.size - 4 - 7;
  expect(corner(4, 4)).toEqual(finder);
  expect(corner(far, 4)).toEqual(finder);
  expect(corner(4, far)).toEqual(finder);
  const light = ".".repeat(code.size);
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array(8).fill(light));
  expect(rows.every((row) => row.startsWith("....") && row.endsWith("...."))).toBe(true);
});

test("all of the path is modules, none of them painted twice", () => {
  const { size, path } = qrCode("ABCDE");
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, "")).toBe("");
  const lengths = Array.from(path.matchAll(/h(\d+)v/g), ([, length]) => Number(length));
  const dark = painted({ size, path }).join("").replaceAll(".", "").length;
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(dark);
});
