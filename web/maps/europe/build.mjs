// Writes what the client needs of the map: `node web/maps/europe/build.mjs`. See the README beside it.
// With `--check` it writes nothing, but says whether the map is as it would be written.

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { terrain } from "./drawing.mjs";
import { map } from "./places.mjs";

const check = process.argv.includes("--check");

function write(name, value) {
  const path = new URL(`../../src/games/europe/map/${name}`, import.meta.url);
  const text = `${JSON.stringify(value)}\n`;
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${name} is not what its sources give: run node web/maps/europe/build.mjs`);
    process.exitCode = 1;
  }
}

write("map.json", map);
write("terrain.json", terrain);
