// @vitest-environment happy-dom

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../games/games";
import { visitor } from "../../people/me.svelte";
import type { MatchId, Moment, PersonId } from "../../wire/ids";
import type { MatchView, NewTalk, SeatView, TalkLine } from "../../wire/lobby";
import type { Seat } from "../../wire/table";
import { speech } from "../../words/speech.svelte";
import { Session, type Eyes } from "../session.svelte";
import Talk from "./Talk.svelte";

/** The socket of the browser, with the server's part played by the test. */
class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send() {
    // Nothing is asked here that must be answered.
  }

  close() {
    this.onclose();
  }
}

const seatOf = (seat: number, name: string, mine: boolean): SeatView => ({
  seat: seat as Seat,
  name,
  type: "person",
  person: mine ? "Anna" : "Bruno",
  mine,
  account: false,
  pledged: true,
  opened: true,
  connected: true,
  may_return: false,
  asked: false,
  side: 0,
});

const matchOf = (mine: readonly number[], more: Partial<MatchView> = {}): MatchView => ({
  id: "m1" as MatchId,
  game: "drill",
  scenario: "default",
  rules: 1,
  options: {},
  status: "playing",
  public: false,
  pace: { type: "live", minutes: 5 },
  late: { do: "wait" },
  commitment: "",
  seats: ["red", "blue", "green"].map((name, seat) => seatOf(seat, name, mine.includes(seat))),
  mine: true,
  creator_account: false,
  observing: false,
  created: 0 as Moment,
  my_turn: false,
  overdue: false,
  unseen: 0,
  ...more,
});

const line = (channel: string, id: number, seat: number, text: string): TalkLine => ({
  channel,
  id,
  seat: seat as Seat,
  name: seat === 0 ? "Anna" : "Bruno",
  account: false,
  text,
  at: id as Moment,
});

let past: TalkLine[];
/** What was said before line 201. */
let earlier: TalkLine[];
let said: NewTalk[];
let refuses: boolean;
let end: () => void;

async function settle() {
  for (let turn = 0; turn < 8; turn++) await tick();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

async function sit(match: MatchView, eyes: Eyes, channels: readonly string[]) {
  const game = await loadGame("drill");
  const session = new Session(match.id, eyes);
  const component = mount(Talk, { target: document.body, props: { session, match, game } });
  end = () => {
    void unmount(component);
    session.shut();
  };
  hear({
    type: "welcome",
    number: 0,
    view: {},
    asks: [],
    way_back: { type: "closed" },
    awaited: [],
    channels,
    connected: [],
  });
  await settle();
}

function hear(frame: object) {
  FakeSocket.last?.onmessage({ data: JSON.stringify(frame) });
  flushSync();
}

const shown = () => [...document.querySelectorAll(".text")].map(({ textContent }) => textContent);
const tabs = () => [...document.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
const tab = (text: string) => tabs().find(({ textContent }) => textContent.includes(text));
const field = () => document.querySelector("textarea");

function type(text: string) {
  const textarea = field();
  if (!textarea) throw new Error("there is nowhere to type");
  textarea.value = text;
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

const press = (init: KeyboardEventInit) =>
  field()?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));

const seat = (number: number): Eyes => ({ type: "seat", seat: number as Seat });

beforeEach(() => {
  localStorage.clear();
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
  past = [];
  earlier = [];
  said = [];
  refuses = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (url: string, { method, body }: RequestInit) => {
    if (url.endsWith("/talk?channel=all&before=201")) return Promise.resolve(Response.json(earlier));
    if (method === "GET") return Promise.resolve(Response.json(past));
    if (refuses) return Promise.resolve(Response.json({ error: "no_such_channel" }, { status: 403 }));
    const talk = JSON.parse(body as string) as NewTalk;
    said.push(talk);
    return Promise.resolve(Response.json(line(talk.channel, 9, 0, talk.text)));
  });
});

afterEach(() => {
  end();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("the talk of a match", () => {
  test("earlier lines are fetched when somebody asks for them", async () => {
    past = [line("all", 201, 1, "late"), line("all", 202, 1, "later")];
    earlier = Array.from({ length: 200 }, (_, index) => line("all", index + 1, 1, String(index + 1)));
    await sit(matchOf([0]), seat(0), ["all"]);
    expect(shown()).toEqual(["late", "later"]);
    const more = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent.includes("↑"));
    more()?.click();
    await settle();
    expect(shown()).toHaveLength(202);
    expect(shown().at(-1)).toBe("later");
    expect(more()).toBeUndefined();
  });

  test("shows a line once, however it arrives", async () => {
    past = [line("all", 1, 1, "first"), line("all", 2, 1, "second")];
    await sit(matchOf([0]), seat(0), ["all"]);
    hear({ type: "talk", ...line("all", 2, 1, "second") });
    hear({ type: "talk", ...line("all", 3, 1, "third") });
    hear({ type: "talk", ...line("all", 3, 1, "third") });
    expect(shown()).toEqual(["first", "second", "third"]);
  });

  test("at a shared screen holds nothing of what another seat hears", async () => {
    past = [line("all", 1, 1, "to all"), line("pair-0-2", 1, 2, "to red"), line("pair-1-2", 1, 2, "to blue")];
    await sit(matchOf([0, 1]), seat(1), ["all", "pair-0-1", "pair-1-2"]);
    hear({ type: "talk", ...line("pair-0-2", 2, 2, "to red again") });
    expect(tabs()).toHaveLength(3);
    for (const one of tabs()) {
      one.click();
      flushSync();
      expect(document.body.textContent).not.toContain("to red");
    }
    tab("Green")?.click();
    flushSync();
    expect(shown()).toEqual(["to blue"]);
  });

  test("asks again for what was said while the line was down", async () => {
    await sit(matchOf([0]), seat(0), ["all"]);
    past = [line("all", 1, 1, "meanwhile")];
    FakeSocket.last?.close();
    await vi.waitFor(() => {
      hear({ type: "resumed", number: 0, awaited: [], channels: ["all"], connected: [] });
      expect(shown()).toEqual(["meanwhile"]);
    });
  });

  test("counts what was not read, in the channels that are not open", async () => {
    await sit(matchOf([0]), seat(0), ["all", "pair-0-1"]);
    hear({ type: "talk", ...line("pair-0-1", 1, 1, "psst") });
    hear({ type: "talk", ...line("pair-0-1", 2, 0, "what?") });
    hear({ type: "talk", ...line("all", 1, 1, "hello") });
    expect(tab("Blue")?.querySelector(".count")?.textContent).toBe("1");
    expect(tab("Everyone")?.querySelector(".count")).toBeNull();
    tab("Blue")?.click();
    flushSync();
    expect(tab("Blue")?.querySelector(".count")).toBeNull();
    expect(document.querySelectorAll(".own")).toHaveLength(1);
  });

  test("sends with Enter, for the seat that speaks, and not with Shift or while a letter is composed", async () => {
    await sit(matchOf([0, 1]), seat(1), ["all"]);
    type("  Good evening ");
    press({ key: "Enter", shiftKey: true });
    press({ key: "Enter", isComposing: true });
    await settle();
    expect(said).toEqual([]);
    press({ key: "Enter" });
    await settle();
    expect(said).toEqual([{ channel: "all", text: "Good evening", seat: 1 }]);
    expect(field()?.value).toBe("");
    expect(shown()).toEqual(["Good evening"]);
  });

  test("keeps what was typed, for each channel and when it could not be sent", async () => {
    await sit(matchOf([0]), seat(0), ["all", "pair-0-1"]);
    refuses = true;
    type("for all");
    press({ key: "Enter" });
    await settle();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain("You cannot speak there now.");
    tab("Blue")?.click();
    flushSync();
    expect(field()?.value).toBe("");
    type("for blue");
    tab("Everyone")?.click();
    flushSync();
    expect(field()?.value).toBe("for all");
    type("");
  });

  test("sends no more than the server takes, and says so", async () => {
    await sit(matchOf([0]), seat(0), ["all"]);
    type("🎲".repeat(1_990));
    expect(document.body.textContent).toContain("10 characters left");
    type("🎲".repeat(2_001));
    expect(document.body.textContent).toContain("One character too many");
    press({ key: "Enter" });
    await settle();
    expect(said).toEqual([]);
    type("");
  });

  test("says why it is quiet when the game closes a channel, and opens with it", async () => {
    await sit(matchOf([0]), seat(0), ["all"]);
    expect(field()).not.toBeNull();
    hear({ type: "step", number: 1, channels: [] });
    expect(field()).toBeNull();
    expect(document.querySelector(".quiet")?.textContent).toContain("allows no talk here");
    hear({ type: "step", number: 2, channels: ["all"] });
    expect(field()).not.toBeNull();
  });

  test("takes words for words, never for links or tags", async () => {
    past = [line("all", 1, 1, "<b>see</b> https://example.org")];
    await sit(matchOf([0]), seat(0), ["all"]);
    expect(shown()).toEqual(["<b>see</b> https://example.org"]);
    expect(document.querySelector(".lines a, .text *")).toBeNull();
  });
});
