// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../shell/announcer.svelte";
import type { Seat } from "../wire/table";
import { bare } from "../words/noun";
import { speech } from "../words/speech.svelte";
import Calls from "./Calls.svelte";
import type { Call } from "./called";

let shown: ReturnType<typeof mount> | undefined;
let said: string[];
const acted: unknown[] = [];
const went: string[] = [];

const draw: Call = { key: "draw 1", type: "draw", by: [1 as Seat] };
const late: Call = { key: "late", type: "late", perhapsMe: false };
const ask = { type: "alliance", from: 1 };
const offered: Call = {
  key: "alliance_offered 1 4",
  type: "alliance_offered",
  by: 1 as Seat,
  answering: { ask, accept: { type: "accept" }, decline: { type: "decline" } },
};
const broken: Call = { key: "alliance_broken 1 5", type: "alliance_broken", by: 1 as Seat };

/** What calls now: a page has it from a match that goes on. */
const state = new SvelteMap<"calls", readonly Call[]>();

function call(...calls: readonly Call[]) {
  state.set("calls", calls);
  flushSync();
}

function show(...calls: readonly Call[]) {
  call(...calls);
  shown = mount(Calls, {
    target: document.body,
    props: {
      get calls() {
        return state.get("calls") ?? [];
      },
      matchId: "m1",
      session: {
        act: (action: unknown, how: unknown) => {
          acted.push([action, how]);
          return Promise.resolve(true);
        },
        begin: () => Promise.resolve(),
        open: () => undefined,
        busy: false,
      },
      speaker: { seat: () => bare("Austria", "f") },
      onchange: () => Promise.resolve(),
      onopen: (tab: string) => void went.push(tab),
      onread: (channel: string) => void went.push(channel),
      onasked: () => void went.push("asked"),
    },
  });
  flushSync();
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);

beforeEach(() => {
  said = [];
  acted.length = 0;
  went.length = 0;
  speech.choose("en");
  vi.spyOn(announcer, "say").mockImplementation((text) => void said.push(text));
});

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

test("nothing is there while nobody calls", () => {
  show();
  expect(document.querySelector("section")).toBeNull();
  expect(said).toEqual([]);
});

test("an offer is answered with one press", () => {
  show(offered);
  expect(document.body.textContent).toContain("Austria offers you an alliance.");
  button("Accept")?.click();
  button("Decline")?.click();
  expect(acted).toEqual([
    [{ type: "accept" }, { ask }],
    [{ type: "decline" }, { ask }],
  ]);
});

test("each is said once, and what the game tells is not said again", () => {
  show(draw, offered);
  expect(said).toEqual(["Austria offers a draw."]);
  call(draw, offered, late);
  expect(said).toEqual(["Austria offers a draw.", "Somebody has kept the others waiting longer than agreed."]);
});

test("what is put away stays away as long as it lasts, and comes again when it is new", () => {
  show(draw);
  button("Not now")?.click();
  flushSync();
  expect(document.querySelector("[data-call]")).toBeNull();
  call();
  call(draw);
  expect(document.querySelector("[data-call=draw]")).not.toBeNull();
});

test("what was answered elsewhere is gone", () => {
  show(offered, late);
  call(late);
  expect(document.querySelector("[data-call=alliance_offered]")).toBeNull();
});

test("what is only to be read leads there", () => {
  show(broken, { key: "letter pair-0-1 3", type: "letter", by: 1 as Seat, channel: "pair-0-1" }, late);
  button("Read it")?.click();
  button("What can be done")?.click();
  button("Show the log")?.click();
  expect(went).toEqual(["pair-0-1", "matters", "log"]);
});

test("in Italian as well", () => {
  speech.choose("it");
  show(draw, late, broken);
  const text = document.body.textContent;
  expect(text).toContain("Accetta");
  expect(text).toContain("ha rotto l’alleanza con te");
});
