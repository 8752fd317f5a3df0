// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { shortcutOf, type Shortcut } from "./shortcut";

afterEach(() => {
  document.body.replaceChildren();
});

/** What a key says that is pressed on the element which is marked so. */
function pressed(key: string, html: string, more: KeyboardEventInit = {}): Shortcut | undefined {
  document.body.innerHTML = html;
  let said: Shortcut | undefined;
  const listen = (event: KeyboardEvent) => (said = shortcutOf(event));
  addEventListener("keydown", listen, { once: true });
  const target = document.querySelector("[data-here]") ?? document.body;
  target.addEventListener("keydown", (event) => {
    if (target.hasAttribute("data-obeys")) event.preventDefault();
  });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return said;
}

test("digits pick, Backspace takes back, Enter confirms", () => {
  expect(pressed("3", "")).toEqual({ type: "pick", place: 2 });
  expect(pressed("Backspace", "")).toEqual({ type: "unpick" });
  expect(pressed("Enter", "<div data-here tabindex='0'></div>")).toEqual({ type: "confirm" });
  expect(pressed("1", "<button data-here></button>")).toEqual({ type: "pick", place: 0 });
  expect(pressed("0", "")).toBeUndefined();
});

test("H asks for a hint, except where one writes", () => {
  expect(pressed("h", "")).toEqual({ type: "hint" });
  expect(pressed("H", "<button data-here></button>")).toEqual({ type: "hint" });
  expect(pressed("h", "<textarea data-here></textarea>")).toBeUndefined();
  expect(pressed("h", "", { ctrlKey: true })).toBeUndefined();
});

test.each([
  "<a data-here href='/rules'>Rules</a>",
  "<a href='/rules'><span data-here>Rules</span></a>",
  "<details><summary data-here>Invite</summary></details>",
  "<button data-here>Resign</button>",
  "<svg><g data-here role='button' tabindex='0'></g></svg>",
  "<div data-here data-obeys tabindex='0'></div>",
])("Enter on %s does what it does there, and confirms nothing", (html) => {
  expect(pressed("Enter", html)).toBeUndefined();
});

test.each([
  "<input data-here type='range'>",
  "<textarea data-here></textarea>",
  "<select data-here></select>",
  "<dialog open><p data-here></p></dialog>",
  "<p data-here></p><dialog open></dialog>",
])("in %s nothing is a shortcut", (html) => {
  for (const key of ["1", "Backspace", "Enter"]) expect(pressed(key, html)).toBeUndefined();
});

test("a key that is held down, or held with another, says nothing", () => {
  expect(pressed("1", "", { repeat: true })).toBeUndefined();
  expect(pressed("Enter", "", { repeat: true })).toBeUndefined();
  expect(pressed("1", "", { ctrlKey: true })).toBeUndefined();
});
