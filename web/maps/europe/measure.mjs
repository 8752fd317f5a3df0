// Measures the letters of the map's type and writes letters.json: `node web/maps/europe/measure.mjs`. It needs Chromium
// (CHROMIUM=… its path), and is run again only when the type changes.

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright-core";

const LETTERS = [...new Set(`${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("")}’éùüÜÉÙ`)];
/** Weight and style of regions, and of seas. */
const FACES = { roman: ["600", "normal"], italic: ["500", "italic"] };

const fileOf = ([weight, style]) =>
  new URL(
    `../../node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-${weight}-${style}.woff2`,
    import.meta.url,
  );

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const page = await browser.newPage();
const letters = {};
for (const [name, face] of Object.entries(FACES)) {
  const font = readFileSync(fileOf(face)).toString("base64");
  letters[name] = await page.evaluate(
    async ([name, font, letters]) => {
      const face = new globalThis.FontFace(name, `url(data:font/woff2;base64,${font})`);
      globalThis.document.fonts.add(await face.load());
      const context = globalThis.document.createElement("canvas").getContext("2d");
      context.font = `1000px ${name}`;
      return Object.fromEntries(letters.map((letter) => [letter, Math.round(context.measureText(letter).width)]));
    },
    [name, font, LETTERS],
  );
}
await browser.close();
const rows = Object.entries(letters).map(([name, widths]) => `  "${name}": ${JSON.stringify(widths)}`);
writeFileSync(new URL("letters.json", import.meta.url), `{\n${rows.join(",\n")}\n}\n`);
