// What must be true of every page, whatever it shows.

import axe from "axe-core";
import type { Page } from "playwright-core";

/** What a page has that would keep somebody from using it; or only what does by its colours. */
export async function barriers(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  // A script tag would be refused; this goes past the page's policy. Once is enough, until the page is loaded anew.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (coloursOnly) => {
    // What is in order need not be described, element by element.
    const options: axe.RunOptions = { resultTypes: ["violations"] };
    if (coloursOnly) options.runOnly = ["color-contrast"];
    const { violations } = await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(options);
    // The figures on a card belong to its picture: its name says them once, not in both corners.
    const drawn = ({ html }: { html: string }) => html.startsWith("<g");
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes
        .filter((node) => id !== "label-content-name-mismatch" || !drawn(node))
        .map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ""}`),
    }));
  }, coloursOnly);
  return found
    .filter(({ impact, where }) => (impact === "serious" || impact === "critical") && where.length > 0)
    .map(({ id, where }) => `${id}: ${where.join("\n")}`);
}

/** The elements that reach past the right edge of the window. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`);
  });
}
