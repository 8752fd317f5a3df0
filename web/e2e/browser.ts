// The browsers of the tests, and pages that note down what goes wrong in them.

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "playwright-core";

/** What the runner tells us. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with \`make test SUITE="end to end"\`.`);
  return value;
}

/** Where the server under test listens. */
export const url = required("BICORNE_URL");

/**
 * What Chromium shall do without. The first make the list under its address bar a page of its own, twice for every window,
 * which takes longer than most of our pages. The others are Playwright's: of two such lists only the last counts.
 */
const unwanted = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** How Chromium is started. */
export function launchOptions(): LaunchOptions {
  const quiet = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${unwanted.join(",")}`,
  ];
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return { executablePath: required("CHROMIUM"), args: [...quiet, ...sandbox] };
}

/** The browser that all tests share, where there is one; closing it closes what was opened through it. */
export function openBrowser(): Promise<Browser> {
  const shared = process.env.BICORNE_BROWSER;
  return shared ? chromium.connect(shared) : ownBrowser();
}

/** A browser that nobody else uses: what is traced and measured must be of one page alone. */
export function ownBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

export interface Visit {
  page: Page;
  /** Errors on the console, uncaught errors, failed requests, breaches of the Content-Security-Policy. */
  complaints: string[];
  /** Requests to anywhere but our own server. */
  strays: string[];
}

/** When a page counts as there: once it has asked for nothing for half a second, or, where it asks for nothing later, at once. */
export type Until = "networkidle" | "load";

/** Opens `path` as a visitor who has never been here. */
export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
  until: Until = "networkidle",
): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  return open(context, path, until);
}

/** Opens `path` in a tab of its own, as the visitor whose browser it is. */
export async function open(context: BrowserContext, path: string, until: Until = "networkidle"): Promise<Visit> {
  const visit = await openBlank(context);
  await visit.page.goto(new URL(path, url).href, { waitUntil: until });
  return visit;
}

/** A tab of its own with nothing in it yet. */
export async function openBlank(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const strays: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`request failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) strays.push(request.url());
  });
  return { page, complaints, strays };
}

export async function leave({ page }: Visit): Promise<void> {
  await page.context().close();
}

/** Whether the page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Keeps a picture of the window, or of the whole page, for people to look at. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  // A picture taken before the fonts are there shows a page that nobody sees for long.
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `../reports/screens/${name}.png`, fullPage });
}
