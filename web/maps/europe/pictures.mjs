// Takes the pictures of the map in docs/board: `node web/maps/europe/pictures.mjs [NAME …]`. It needs Chromium
// (CHROMIUM=… its path), and a port (PORT=…).

import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const web = join(dirname(fileURLToPath(import.meta.url)), "../..");
const docs = join(web, "../docs/board");

/** `size` in pixels of the page, `sharp` the pixels of the picture to each of them. */
const PICTURES = {
  whole: { size: [1600, 1244] },
  germany: { size: [1200, 1000], manned: "yes", look: "1450,1120,1.05" },
  channel: { size: [1200, 1000], manned: "yes", look: "700,1180,1.05" },
  inset: { size: [1100, 800], manned: "yes", look: "1340,800,2" },
  east: { size: [1200, 900], manned: "yes", look: "2500,700,0.8" },
  fit: { size: [1440, 900], manned: "yes" },
  italian: { size: [1200, 900], look: "1350,1250,0.85", language: "it" },
  phone: { size: [390, 780], sharp: 2, manned: "yes", look: "1340,960,0.62" },
  afar: { size: [390, 320], sharp: 2, manned: "yes" },
  eyes: { size: [1440, 900], manned: "yes", eyes: "deuteranopia" },
  deuteranopia: { size: [1200, 1000], manned: "yes", look: "1450,1120,1.05", eyes: "deuteranopia" },
};

async function take(browser, url, name) {
  const { size, sharp = 1, manned = "no", look = "", eyes = "none", language = "en" } = PICTURES[name];
  const [width, height] = size;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: sharp,
    reducedMotion: "reduce",
    locale: language,
  });
  page.on("pageerror", (error) => console.error(error.message));
  await page.goto(`${url}maps/europe/pictures.html?${new URLSearchParams({ manned, look, language })}`);
  await page.waitForSelector("[data-ready]", { state: "attached" });
  await page.evaluate("document.fonts.ready");
  // The board is drawn sharp when it has come to rest.
  await page.waitForTimeout(1500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: eyes });
  const clip = { x: 0, y: 0, width, height, scale: sharp };
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82, clip });
  writeFileSync(join(docs, `europe-${name}.webp`), Buffer.from(data, "base64"));
  await page.close();
  console.log(`europe-${name}.webp: ${Math.round((data.length * 0.75) / 1000)} kB`);
}

const names = process.argv.slice(2);
mkdirSync(docs, { recursive: true });
// The packages may be linked from elsewhere.
const server = await createServer({
  root: web,
  configFile: join(web, "vite.config.ts"),
  cacheDir: join(tmpdir(), "bicorne-pictures-europe"),
  server: { port: Number(process.env.PORT ?? 5198), fs: { strict: false }, hmr: false },
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
