// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { title } from "../../shell/title.svelte";
import { callForTurn } from "./turn.svelte";

interface Shown {
  tag: string | undefined;
  body: string | undefined;
  open: boolean;
  click: () => void;
}

let shown: Shown[];
let badges: string[];
let undo: () => void;
let hidden: boolean;

class FakeNotification {
  static permission = "granted";
  onclick: () => void = () => undefined;
  readonly #shown: Shown;

  constructor(_: string, { tag, body }: NotificationOptions) {
    this.#shown = {
      tag,
      body,
      open: true,
      click: () => {
        this.onclick();
      },
    };
    shown.push(this.#shown);
  }

  close() {
    this.#shown.open = false;
  }
}

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute("href");

/** As an effect does it: what was before is undone first. */
function call(yours: boolean, matchId = "m1", text = "Your turn.") {
  undo();
  undo = callForTurn({ matchId, yours, text });
}

beforeEach(() => {
  shown = [];
  badges = [];
  hidden = true;
  undo = () => undefined;
  document.head.innerHTML = '<link rel="icon" href="/hat.svg">';
  FakeNotification.permission = "granted";
  settings.notify = true;
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  Object.assign(navigator, {
    setAppBadge: (count: number) => {
      badges.push(`set ${String(count)}`);
      return Promise.reject(new Error("refused"));
    },
    clearAppBadge: () => {
      badges.push("clear");
      return Promise.resolve();
    },
  });
});

afterEach(() => {
  call(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a turn shows in the title, on the icon and as a badge, until it is over", () => {
  call(true);
  expect([title.turns, icon(), badges]).toEqual([1, "/hat-turn.svg", ["set 1"]]);
  call(false);
  expect([title.turns, icon(), badges]).toEqual([0, "/hat.svg", ["set 1", "clear"]]);
});

test("leaving the page undoes it too", () => {
  call(true);
  undo();
  expect([title.turns, icon()]).toEqual([0, "/hat.svg"]);
  expect(shown).toMatchObject([{ open: false }]);
  undo = () => undefined;
});

test("who looks elsewhere is notified once a turn", () => {
  call(true);
  expect(shown).toMatchObject([{ tag: "m1", body: "Your turn.", open: true }]);
  call(true, "m1", "Tocca a te.");
  expect(shown).toHaveLength(1);
  call(false);
  call(true);
  expect(shown).toHaveLength(2);
});

test("a click brings the window back", () => {
  const focus = vi.spyOn(window, "focus");
  call(true);
  shown[0]?.click();
  expect(focus).toHaveBeenCalledOnce();
  expect(shown[0]?.open).toBe(false);
});

test("who sees the page is not notified, nor who does not want it, nor who refused", () => {
  hidden = false;
  call(true);
  // He has seen it: looking away later is no reason to call him.
  hidden = true;
  call(true);
  call(false);
  settings.notify = false;
  call(true);
  call(false);
  settings.notify = true;
  FakeNotification.permission = "denied";
  call(true);
  expect(shown).toEqual([]);
});

test("it works where the browser knows none of this", () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "Notification");
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  document.head.innerHTML = "";
  call(true);
  expect(title.turns).toBe(1);
  call(false);
  expect(title.turns).toBe(0);
});

test("it works where a notification cannot be made by the page itself", () => {
  const illegal = function () {
    throw new TypeError("Illegal constructor");
  };
  vi.stubGlobal("Notification", Object.assign(illegal, { permission: "granted" }));
  call(true);
  expect(title.turns).toBe(1);
});
