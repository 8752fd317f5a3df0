// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "../../people/me.svelte";
import type { MatchId, Moment, PersonId } from "../../wire/ids";
import type { MatchView } from "../../wire/lobby";
import type { Seat } from "../../wire/table";
import { speech } from "../../words/speech.svelte";
import Notes from "./Notes.svelte";

const matchOf = (id: string, mine: readonly number[]): MatchView => ({
  id: id as MatchId,
  game: "drill",
  scenario: "default",
  rules: 1,
  options: {},
  status: "playing",
  public: false,
  pace: { type: "live", minutes: 5 },
  late: { do: "wait" },
  commitment: "",
  seats: ["red", "blue"].map((name, seat) => ({
    seat: seat as Seat,
    name,
    type: "person",
    mine: mine.includes(seat),
    account: false,
    pledged: true,
    opened: true,
    connected: true,
    may_return: false,
    asked: false,
    side: 0,
  })),
  mine: false,
  creator_account: false,
  observing: false,
  created: 0 as Moment,
  my_turn: false,
  overdue: false,
  unseen: 0,
});

let kept: string;
let full: boolean;
let asked: string[];
let end: () => void;

function open(match: MatchView) {
  const component = mount(Notes, { target: document.body, props: { match } });
  end = () => {
    void unmount(component);
    end = () => undefined;
  };
}

async function settle(wait = 0) {
  flushSync();
  await vi.advanceTimersByTimeAsync(wait);
  flushSync();
}

const field = () => document.querySelector("textarea");

function type(text: string) {
  const textarea = field();
  if (!textarea) throw new Error("there is nowhere to write");
  textarea.value = text;
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  speech.choose("en");
  visitor.profile = {
    id: "p1" as PersonId,
    guest: true,
    name: "Anna",
    email: null,
    webhook: null,
    webhook_shape: null,
    language: "en",
    address: null,
    notices: "all",
    created: 0 as Moment,
  };
  [kept, full, asked] = ["", false, []];
  vi.stubGlobal("fetch", (_: string, { method, body, keepalive }: RequestInit) => {
    asked.push(`${method ?? ""}${keepalive ? " and go" : ""}`);
    if (method === "GET") return Promise.resolve(Response.json({ text: kept }));
    if (full) return Promise.resolve(Response.json({ error: "store_unavailable" }, { status: 503 }));
    kept = (JSON.parse(body as string) as { text: string }).text;
    return Promise.resolve(Response.json({ text: kept }));
  });
});

afterEach(() => {
  end();
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("notes are saved when the page is left", async () => {
  open(matchOf("m1", [0]));
  await settle();
  type("two sixes");
  end();
  await settle();
  expect(asked).toEqual(["GET", "PUT and go"]);
  expect(kept).toBe("two sixes");
});

test("notes that could not be saved are still there when one comes back, and stay when they are", async () => {
  open(matchOf("m2", [0]));
  await settle();
  full = true;
  type("two sixes");
  end();
  await settle();
  open(matchOf("m2", [0]));
  await settle();
  const textarea = field();
  expect(textarea?.value).toBe("two sixes");
  expect(document.body.textContent).toContain("Could not be saved");
  full = false;
  await settle(5000);
  expect(kept).toBe("two sixes");
  expect(document.body.textContent).toContain("Saved");
  expect(field()).toBe(textarea);
  expect(asked.filter((call) => call === "GET")).toHaveLength(1);
});

test("who shares the screen is told why there are none", async () => {
  open(matchOf("m3", [0, 1]));
  await settle();
  expect(field()).toBeNull();
  expect(document.body.textContent).toContain("the next player would read them");
  expect(asked).toEqual([]);
});
