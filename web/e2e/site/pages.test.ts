// Every page, wide and narrow, light and dark, in both languages: it loads, fits, can be used by everybody, and has its
// picture taken.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MatchView } from "../../src/wire/lobby";
import { openBrowser, picture } from "../browser";
import { barriers, tooWide } from "./look";
import { bot, Person, unusedName } from "./person";

/** Whose matches the pages show. */
interface World {
  nobody: Person;
  guest: Person;
  account: Person;
  waiting: MatchView;
  playing: MatchView;
  over: MatchView;
  hidden: MatchView;
}

interface Sight {
  name: string;
  who: "nobody" | "guest" | "account";
  path: (world: World) => string;
  /** What shows that it is this page, and all there. */
  shows: string;
  /** What the browser complains of with reason. */
  because?: RegExp;
  /** What must have happened before. */
  after?: (world: World) => Promise<unknown>;
}

const notFound = /404/;

/** The lists are empty until somebody makes a public match. */
async function goPublic({ account }: World) {
  await account.makeMatch({ type: "open" }, { public: true });
  await account.makeMatch(bot, { public: true });
}

const sights: Sight[] = [
  { name: "lobby-empty", who: "nobody", path: () => "/lobby", shows: "#to-watch + :is(.hint, ul)" },
  { name: "home", who: "nobody", path: () => "/", shows: ".drill .primary" },
  { name: "home-again", who: "guest", path: () => "/", shows: "#my-matches" },
  { name: "lobby", who: "guest", path: () => "/lobby", shows: "#to-watch + ul", after: goPublic },
  { name: "new", who: "nobody", path: () => "/new/drill", shows: "form .primary" },
  { name: "new-online", who: "guest", path: () => "/new/drill?as=online", shows: "form .primary" },
  { name: "new-unknown", who: "nobody", path: () => "/new/chess", shows: "h1" },
  { name: "join", who: "nobody", path: () => "/join", shows: "#code" },
  { name: "join-code", who: "nobody", path: ({ waiting }) => `/join/${waiting.code ?? ""}`, shows: "#facts" },
  { name: "join-wrong", who: "nobody", path: () => "/join/QQQQQ", shows: ".error", because: notFound },
  { name: "waiting-room", who: "guest", path: ({ waiting }) => `/match/${waiting.id}`, shows: "#invitation" },
  { name: "match", who: "guest", path: ({ playing }) => `/match/${playing.id}`, shows: ".prompt .picks button" },
  { name: "match-over", who: "guest", path: ({ over }) => `/match/${over.id}`, shows: ".asked section.card h2" },
  { name: "rules", who: "nobody", path: () => "/rules", shows: "li .button" },
  { name: "rules-drill", who: "nobody", path: () => "/rules/drill#D5.2", shows: ".rule.here" },
  { name: "rules-triumph", who: "nobody", path: () => "/rules/triumph#T11.5a", shows: ".rule.here" },
  { name: "rules-unknown", who: "nobody", path: () => "/rules/chess", shows: "h1" },
  { name: "dice", who: "guest", path: ({ over }) => `/dice/${over.id}`, shows: ".verdict.good" },
  { name: "dice-empty", who: "nobody", path: () => "/dice", shows: "#address" },
  { name: "account-nobody", who: "nobody", path: () => "/account", shows: ".ways" },
  { name: "account-guest", who: "guest", path: () => "/account", shows: "section" },
  { name: "account", who: "account", path: () => "/account", shows: "section" },
  { name: "settings", who: "nobody", path: () => "/settings", shows: "fieldset" },
  { name: "about", who: "nobody", path: () => "/about", shows: "h2" },
  { name: "lost", who: "nobody", path: () => "/grouchy", shows: "svg.drawing", because: notFound },
  {
    name: "private",
    who: "nobody",
    path: ({ hidden }) => `/match/${hidden.id}`,
    shows: "form.card",
    because: notFound,
  },
  { name: "come-back", who: "nobody", path: () => "/come-back#nonsense", shows: ".error", because: /40[0-9]/ },
];

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const languages = [
  ["it", "it-IT"],
  ["en", "en-GB"],
] as const;

/** Each page is seen in both languages: in one on the desk, in the other on the phone. */
const views = sights.flatMap((sight, place) =>
  (["desktop", "phone"] as const).map((size, turn) => {
    const [language, locale] = languages[(place + turn) % 2] ?? languages[0];
    return { sight, name: sight.name, size, language, locale };
  }),
);

let browser: Browser;
let world: World;

beforeAll(async () => {
  browser = await openBrowser();
  const guest = await Person.guest(browser, "Marie");
  const over = await guest.makeMatch(bot);
  await guest.playOut(over);
  world = {
    nobody: await Person.stranger(browser),
    guest,
    account: await Person.account(browser, unusedName("Soult")),
    waiting: await guest.makeMatch({ type: "open" }),
    playing: await guest.makeMatch(bot),
    over,
    hidden: await guest.makeMatch(bot),
  };
});

afterAll(async () => {
  await world.account.withdraw();
  await browser.close();
});

const done = new Set<unknown>();

describe("every page", () => {
  // A whole book of rules is much to look through, twice.
  test.each(views)(
    "$name on the $size ($language)",
    { timeout: 240_000 },
    async ({ sight, name, size, language, locale }) => {
      if (sight.after && !done.has(sight.after)) {
        done.add(sight.after);
        await sight.after(world);
      }
      const options = { locale, viewport: sizes[size], reducedMotion: "reduce" } as const;
      const person = await world[sight.who].elsewhere(browser, options);
      const { page, complaints, strays } = await person.open(sight.path(world));
      await page.locator(sight.shows).first().waitFor();

      expect(complaints.filter((complaint) => !sight.because?.test(complaint))).toEqual([]);
      expect(strays).toEqual([]);
      // Whose turn it is, the page, the site; the first page is the site.
      expect(await page.title()).toMatch(
        name.startsWith("home") ? /^(\(\d\) · )?Bicorne$/ : /^(\(\d\) · )?[^(].* · Bicorne$/,
      );
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await page.locator("h1").count()).toBe(1);
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        expect(await tooWide(page)).toEqual([]);
        await picture(page, `${name}-${size}-${theme}-${language}`, { fullPage: true });
        expect(await barriers(page, { coloursOnly: theme === "dark" })).toEqual([]);
      }
      await person.leave();
    },
  );
});
