// Takes the pictures in docs/board: `node web/maps/triumph/pictures.mjs [NAME …]`. It needs Chromium (CHROMIUM=… its path).

import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const web = join(dirname(fileURLToPath(import.meta.url)), "../..");
const docs = join(web, "../docs/board");

/** Two hours into the battle for the Pratzen, and a fight for Sokolnitz. */
const PRATZEN = "french-marginal-reinforced-120-1";
const SOKOLNITZ = "allied-marginal-reinforced-cavalry-120-truth";

/** `size` in pixels of the page, `sharp` the pixels of the picture to each of them. */
const PICTURES = {
  whole: { size: [1150, 1488] },
  fit: { size: [950, 800], sharp: 1.5, view: PRATZEN },
  pratzen: { size: [1200, 900], view: PRATZEN, look: "1480,2060,0.6" },
  sokolnitz: { size: [1200, 900], view: SOKOLNITZ, look: "860,2480,1.1" },
  north: { size: [1200, 900], look: "1150,420,0.9" },
  phone: { size: [390, 780], sharp: 2, view: PRATZEN, look: "1250,2060,0.35" },
  deuteranopia: { size: [1200, 900], view: PRATZEN, look: "1480,2060,0.6", eyes: "deuteranopia" },
  print: { size: [1123, 1587], view: PRATZEN, media: "print" },
};

async function take(browser, url, name) {
  const { size, sharp = 1, view = "", look = "", eyes = "none", media = "screen" } = PICTURES[name];
  const [width, height] = size;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: sharp,
    reducedMotion: "reduce",
  });
  await page.emulateMedia({ media, reducedMotion: "reduce" });
  await page.goto(`${url}maps/triumph/pictures.html?${new URLSearchParams({ view, look })}`);
  await page.waitForSelector("[data-ready]", { state: "attached" });
  await page.evaluate("document.fonts.ready");
  // The board is drawn sharp when it has come to rest.
  await page.waitForTimeout(1000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: eyes });
  const clip = { x: 0, y: 0, width, height, scale: sharp };
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82, clip });
  writeFileSync(join(docs, `${name}.webp`), Buffer.from(data, "base64"));
  await page.close();
  console.log(`${name}.webp: ${Math.round((data.length * 0.75) / 1000)} kB`);
}

const names = process.argv.slice(2);
mkdirSync(docs, { recursive: true });
// The packages may be linked from elsewhere.
const server = await createServer({
  root: web,
  configFile: join(web, "vite.config.ts"),
  cacheDir: join(tmpdir(), "bicorne-pictures"),
  server: { port: 5199, fs: { strict: false }, hmr: false },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const [url] = server.resolvedUrls.local;
for (const name of names.length ? names : Object.keys(PICTURES)) await take(browser, url, name);
await browser.close();
await server.close();
