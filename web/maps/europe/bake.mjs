// Bakes what would be costly to draw live (paper, sea, washes that run and dry, the shade of the margins) into one
// picture, ground.webp: `node web/maps/europe/bake.mjs`. It needs Chromium (CHROMIUM=… its path). All that is engraved
// or lettered lies above it, as lines.

import { writeFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright-core";
import { Raster } from "../kit/raster.mjs";
import { arcs, dry, faces, kindOf, signed } from "./faces.mjs";
import { inner, margin, sheet } from "./projection.mjs";
import { lands } from "./tints.mjs";

/** Pixels a unit: washes are soft. */
const SCALE = 0.62;
const QUALITY = 80;
/** Lands deeper than this take the full brush. */
const REACH = 34;

const line = (points) => `M${points.map((point) => point.join(" ")).join("L")}`;
const rings = (list) => list.map((ring) => `${line(ring)}Z`).join("");
const isDry = (id) => kindOf(id) === "land" || kindOf(id) === "isle";
const coast = arcs
  .filter(({ left, right }) => left && right && isDry(left) !== isDry(right))
  .map((arc) => line(arc.line));

/**
 * How deep a land is beside a place on its outline, up to what a brush reaches: where it is narrow, as Dalmatia and
 * Greece are, a hand takes a finer brush, and does not fill it up.
 */
function depths(outline) {
  const [xs, ys] = [0, 1].map((k) => outline.flat().map((point) => point[k]));
  const [left, top] = [Math.min(...xs) - 6, Math.min(...ys) - 6];
  const raster = new Raster(Math.max(...xs) - left + 6, Math.max(...ys) - top + 6, 2.5, left, top);
  const deep = raster.depth(raster.mask(outline));
  const reach = Math.round(REACH / raster.step);
  return ([x, y]) => {
    const [column, row] = [Math.round((x - left) / raster.step), Math.round((y - top) / raster.step)];
    let most = 0;
    for (let i = Math.max(0, row - reach); i <= Math.min(raster.rows - 1, row + reach); i++)
      for (let j = Math.max(0, column - reach); j <= Math.min(raster.columns - 1, column + reach); j++)
        if (Math.hypot(i - row, j - column) <= reach) most = Math.max(most, deep[i * raster.columns + j]);
    return Math.min(REACH, most);
  };
}

/** The outline of a land by how deep it is there, but for the neat line: no hand would colour along that. */
function edgesOf(own, outline) {
  const depth = depths(outline);
  const edges = new Map();
  for (const { left, right, line: points } of arcs) {
    if (!left || !right || own.has(left) === own.has(right)) continue;
    // An islet is as deep as it is large, whatever lies beyond the strait.
    const [first, last] = [points[0], points.at(-1)];
    const most = first[0] === last[0] && first[1] === last[1] ? Math.sqrt(Math.abs(signed(points))) / 3 : REACH;
    const found = points.map((point) => Math.min(most, depth(point)));
    points.slice(1).forEach((point, i) => {
      const kind = Math.max(2, 2 * Math.round((found[i] + found[i + 1]) / 4));
      edges.set(kind, `${edges.get(kind) ?? ""}${line([points[i], point])}`);
    });
  }
  return edges;
}

function wash({ tint, flat, strong, faces: ids }, k) {
  const outline = ids.flatMap((id) => faces.get(id).rings);
  const area = rings(outline);
  const edges = edgesOf(new Set(ids), outline);
  const [thin, band, rim] = strong ? [0.21, 0.6, 0.62] : [0.13, 0.42, 0.36];
  const [bandWidth, rimWidth] = strong ? [38, 11] : [19, 6.5];
  const brush = (width, power) =>
    [...edges]
      .map(([deep, d]) => `<path d="${d}" stroke-width="${(width * Math.min(1, deep / REACH) ** power).toFixed(1)}"/>`)
      .join("");
  return `<clipPath id="c${k}"><path d="${area}"/></clipPath><g clip-path="url(#c${k})" fill="none" stroke="${tint}" stroke-linecap="round">
    <path d="${area}" fill="${flat}" stroke="none" opacity="${thin}"/>
    <g filter="url(#run)" opacity="${band}">${brush(bandWidth, 1.5)}</g>
    <g filter="url(#dry)" opacity="${rim}">${brush(rimWidth, 1.1)}</g></g>`;
}

const turbulence = (frequency, octaves, seed, matrix) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="t"/><feColorMatrix in="t" values="${matrix}" result="m"/>`;
const patchy = (low) => `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 ${low}`;
const stain = "0 0 0 0 .45 0 0 0 0 .31 0 0 0 0 .12 0 0 0 1.15 -.5";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="100%" height="100%">
<defs>
<filter id="run" filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}"><feGaussianBlur stdDeviation="7" result="b"/>${turbulence(".016", 3, 11, patchy(-0.35))}<feComposite in="b" in2="m" operator="arithmetic" k1=".75" k2=".45"/></filter>
<filter id="dry" filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}"><feGaussianBlur stdDeviation="1.4" result="b"/>${turbulence(".03", 2, 5, patchy(-0.3))}<feComposite in="b" in2="m" operator="arithmetic" k1=".7" k2=".5"/></filter>
<filter id="deep" filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}"><feGaussianBlur stdDeviation="15"/></filter>
<filter id="stain" filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}">${turbulence(".0042 .0056", 4, 7, stain)}</filter>
<radialGradient id="shade" cx="50%" cy="48%" r="72%"><stop offset=".6" stop-color="#6b4a1e" stop-opacity="0"/><stop offset="1" stop-color="#5a3a14" stop-opacity=".26"/></radialGradient>
<clipPath id="neat"><rect x="${margin}" y="${margin}" width="${inner.width}" height="${inner.height}"/></clipPath>
<clipPath id="wet"><path clip-rule="evenodd" d="${rings([...faces.values()].filter(({ id }) => !isDry(id)).flatMap((face) => face.rings))}"/></clipPath>
</defs>
<rect width="${sheet.width}" height="${sheet.height}" fill="#efe2c2"/>
<g clip-path="url(#neat)">
<rect width="${sheet.width}" height="${sheet.height}" fill="#dde2d6"/>
<g clip-path="url(#wet)"><path d="${coast.join("")}" fill="none" stroke="#7f9c9c" stroke-width="44" filter="url(#deep)" opacity=".5"/></g>
<path d="${rings(dry.flatMap((face) => face.rings))}" fill="#f9f0da"/>
<g style="mix-blend-mode:multiply">${lands.map(wash).join("")}</g>
</g>
<rect width="${sheet.width}" height="${sheet.height}" filter="url(#stain)" opacity=".4" style="mix-blend-mode:multiply"/>
<rect width="${sheet.width}" height="${sheet.height}" fill="url(#shade)" style="mix-blend-mode:multiply"/>
</svg>`;

const [width, height] = [Math.round(sheet.width * SCALE), Math.round(sheet.height * SCALE)];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(`<style>body{margin:0;overflow:hidden}svg{display:block}</style>${svg}`);
const devtools = await page.context().newCDPSession(page);
const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
await browser.close();
const picture = Buffer.from(data, "base64");
writeFileSync(new URL("../../src/games/europe/map/ground.webp", import.meta.url), picture);
console.log(`ground.webp: ${width} by ${height}, ${Math.round(picture.length / 1000)} kB`);
