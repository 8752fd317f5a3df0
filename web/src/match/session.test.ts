// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { visitor } from "../people/me.svelte";
import type { MatchId } from "../wire/ids";
import type { FromClient } from "../wire/socket";
import type { AskId, Seat } from "../wire/table";
import { Session, type Eyes } from "./session.svelte";

/** The socket of the browser, with the server's part played by the test. Like a real one on a dead line it does not close soon. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: FromClient[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close() {
    // The other side never says that it has heard of it.
  }

  async hear(...frames: object[]) {
    for (const frame of frames) this.onmessage({ data: JSON.stringify(frame) });
    await settled();
  }

  async breaks() {
    this.onclose();
    await settled();
  }

  last(type: FromClient["type"]): FromClient {
    const found = this.sent.findLast((frame) => frame.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }

  has(type: FromClient["type"]): boolean {
    return this.sent.some((frame) => frame.type === type);
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
}

/** The next socket, after the pause that precedes it. */
async function nextSocket(): Promise<FakeSocket> {
  const count = FakeSocket.all.length;
  for (let waited = 0; FakeSocket.all.length === count && waited < 100; waited++)
    await vi.advanceTimersByTimeAsync(100);
  return socket();
}

const ask = (id: string, standing = false) => ({ id, standing, ask: { type: "bid" } });
const card = (number: number) => ({ type: "card", number });
const desk = { awaited: [0], channels: [], connected: [0], way_back: { type: "closed" } };
const welcome = (asks: object[] = [ask("0.1")], more: object = {}) => ({
  type: "welcome",
  match: "m",
  viewer: "0",
  number: 3,
  view: {},
  asks,
  ...desk,
  ...more,
});
const resumed = (more: object = {}) => ({ type: "resumed", number: 3, ...desk, ...more });
const outlook = (request: FromClient, outlook: object) => ({ type: "outlook", request: request.request, outlook });
const next = (request: FromClient, ...picks: object[]) =>
  outlook(request, { next: picks.map((pick) => ({ pick, more: true })) });
const whole = (request: FromClient, action: object) => outlook(request, { action });
const refused = (request: FromClient, rule: string, type: string) => ({
  type: "refused",
  request: request.request,
  rule,
  refused: { type },
});

const seatEyes: Eyes = { type: "seat", seat: 0 as Seat };
let open: Session | undefined;

function session(eyes: Eyes = seatEyes): Session {
  open = new Session("m" as MatchId, eyes);
  return open;
}

/** A session whose answer is whole and needs only to be given. */
async function readyToAct(): Promise<Session> {
  const mine = session();
  await socket().hear(welcome());
  await socket().hear(whole(socket().last("outlook"), { type: "bid" }));
  return mine;
}

let answers: Record<string, { status: number; body: unknown }> = {};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answers = {};
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError("unreachable"));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

afterEach(() => {
  open?.shut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an answer in the making", () => {
  test("does not come back once its ask is closed", async () => {
    const mine = session();
    await socket().hear(welcome([ask("0.1")], { drafts: [{ ask: "0.1", picks: [card(1)] }] }));
    const question = socket().last("outlook");
    // Another window answered first.
    await socket().hear({ type: "step", number: 4, asks: [] }, refused(question, "M1", "ask_closed"));
    expect(mine.making).toBeUndefined();
    expect(mine.hindrance).toBeUndefined();
  });

  test("does not come back after it was set aside", async () => {
    const mine = session();
    await socket().hear(welcome([ask("0.1", true)]));
    void mine.begin(mine.asks[0] ?? expect.fail("nothing is asked"));
    await mine.setAside();
    await socket().hear(next(socket().last("outlook"), card(1)));
    expect(mine.making).toBeUndefined();
  });

  test("keeps its picks when the server is in no mood to answer, and asks again", async () => {
    const mine = session();
    await socket().hear(welcome([ask("0.1")], { drafts: [{ ask: "0.1", picks: [card(1), card(2)] }] }));
    const question = socket().last("outlook");
    await socket().hear({ type: "failed", request: question.request, error: "too_many", limit: "actions", wait: 2 });
    expect(mine.making?.picks).toEqual([card(1), card(2)]);
    expect(mine.hindrance?.type).toBe("failed");
    await vi.advanceTimersByTimeAsync(2_000);
    const again = socket().last("outlook");
    expect(again.request).not.toBe(question.request);
    await socket().hear(next(again, card(3)));
    expect(mine.making?.offered).toEqual([card(3)]);
    expect(mine.hindrance).toBeUndefined();
  });

  test("loses the picks that are offered no more", async () => {
    const mine = session();
    await socket().hear(welcome([ask("0.1")], { drafts: [{ ask: "0.1", picks: [card(1), card(2)] }] }));
    await socket().hear({
      ...refused(socket().last("outlook"), "M8", "pick_not_offered"),
      refused: { type: "pick_not_offered", place: 1 },
    });
    await socket().hear(next(socket().last("outlook"), card(3)));
    expect(mine.making).toMatchObject({ picks: [card(1)], offered: [card(3)] });
  });

  test("stays as it was left while the line was down", async () => {
    const mine = session();
    const drafts = [{ ask: "0.1", picks: [card(1)] }];
    await socket().hear(welcome([ask("0.1")], { drafts }));
    await socket().hear(next(socket().last("outlook"), card(2)));
    await socket().breaks();
    void mine.unpick();
    await (await nextSocket()).hear(resumed({ drafts }));
    expect(mine.making?.picks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket().last("draft")).toMatchObject({ picks: [] });
  });

  test("goes on with what another device has picked meanwhile", async () => {
    const mine = session();
    await socket().hear(welcome([ask("0.1")], { drafts: [{ ask: "0.1", picks: [card(1)] }] }));
    await socket().hear(next(socket().last("outlook"), card(2)));
    await socket().breaks();
    await (await nextSocket()).hear(resumed({ drafts: [{ ask: "0.1", picks: [card(2)] }] }));
    expect(mine.making?.picks).toEqual([card(2)]);
  });
});

describe("what was told at once", () => {
  const tree = {
    next: [
      {
        pick: card(1),
        next: [{ pick: card(2), action: { type: "bid", cards: [1, 2] }, dice: [6] }],
        forecast: { type: "f" },
      },
      { pick: card(3), more: true },
    ],
  };
  const questions = () => socket().sent.filter(({ type }) => type === "outlook" || type === "check");

  async function told(): Promise<Session> {
    const mine = session();
    await socket().hear(welcome());
    await socket().hear(outlook(socket().last("outlook"), tree));
    return mine;
  }

  test("is walked without another question, and each pick shows at once what comes next", async () => {
    const mine = await told();
    void mine.pick(card(1));
    expect(mine.making).toMatchObject({ offered: [card(2)], forecast: { type: "f" }, dice: [] });
    void mine.pick(card(2));
    expect(mine.making).toMatchObject({ offered: [], action: { type: "bid", cards: [1, 2] }, dice: [6] });
    expect(await mine.choices("bid", [card(1)])).toEqual({ type: "next", picks: [card(2)] });
    expect(await mine.check("0.1" as AskId, { cards: [1, 2], type: "bid" } as never)).toBeUndefined();
    expect(questions()).toHaveLength(1);
  });

  test("is asked on where it was cut short, once for all who want to know", async () => {
    const mine = await told();
    void mine.pick(card(3));
    const wanted = [mine.choices("bid", [card(3)]), mine.choices("bid", [card(3)])];
    await settled();
    expect(questions()).toHaveLength(2);
    await socket().hear(next(socket().last("outlook"), card(4)));
    expect(mine.making?.offered).toEqual([card(4)]);
    expect(await Promise.all(wanted)).toEqual([0, 1].map(() => ({ type: "next", picks: [card(4)] })));
  });

  test("counts no more in another position", async () => {
    const mine = await told();
    await socket().hear({ type: "step", number: 4, view: { other: true } });
    expect(questions()).toHaveLength(2);
    await socket().hear(next(socket().last("outlook"), card(5)));
    expect(mine.making?.offered).toEqual([card(5)]);
  });

  test("keeps a draft only once it stays, and sends no more of it after the answer", async () => {
    const mine = await told();
    void mine.pick(card(1));
    void mine.pick(card(2));
    expect(socket().has("draft")).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket().sent.filter(({ type }) => type === "draft")).toHaveLength(1);
    void mine.unpick();
    void mine.pick(card(2));
    void mine.confirm([3]);
    const act = socket().last("act");
    await socket().hear({ type: "step", number: 4, asks: [] }, { type: "done", request: act.request });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket().sent.filter(({ type }) => type === "draft")).toHaveLength(1);
  });

  test("says once what the server has against an answer", async () => {
    const mine = await told();
    const wrong = { type: "bid", cards: [9] } as never;
    const asked = [mine.check("0.1" as AskId, wrong), mine.check("0.1" as AskId, wrong)];
    await settled();
    const { request } = socket().last("check");
    await socket().hear({ type: "checked", request, rule: "D2", refused: { type: "bid_of_twins" } });
    for (const answer of await Promise.all(asked)) expect(answer?.rule).toBe("D2");
    expect(questions()).toHaveLength(2);
  });
});

describe("an act whose socket broke", () => {
  test("counts as done where it went out and its ask is closed", async () => {
    const mine = await readyToAct();
    const given = mine.confirm();
    await socket().breaks();
    await (await nextSocket()).hear(resumed(), { type: "step", number: 4, asks: [] });
    await socket().hear(refused(socket().last("act"), "M1", "ask_closed"));
    expect(await given).toBe(true);
    expect(mine.busy).toBe(false);
    expect(mine.hindrance).toBeUndefined();
  });

  test("is not called done if it never went out", async () => {
    const mine = await readyToAct();
    await socket().breaks();
    const given = mine.confirm();
    await (await nextSocket()).breaks();
    await (await nextSocket()).hear(resumed(), { type: "step", number: 4, asks: [] });
    await socket().hear(refused(socket().last("act"), "M1", "ask_closed"));
    expect(await given).toBe(false);
    expect(mine.hindrance).toMatchObject({ type: "refused", refused: { rule: "M1" } });
  });

  test.each([
    { news: { took_back: { seat: 0, messages: [3] } }, done: true },
    { news: { told: [{ type: "charged" }] }, done: false },
  ])("is taken back only if it was: $done", async ({ news, done }) => {
    const mine = session();
    await socket().hear(welcome([], { way_back: { type: "open", ask: "0.1" } }));
    const taken = mine.takeBack();
    await socket().breaks();
    await (await nextSocket()).hear(resumed(), { type: "step", number: 4, way_back: { type: "closed" }, ...news });
    await socket().hear(refused(socket().last("take_back"), "M4", "nothing_to_take_back"));
    expect(await taken).toBe(done);
    expect(mine.hindrance?.type).toBe(done ? undefined : "refused");
  });
});

describe("a line", () => {
  test("that is dead is given up at once, and what it says later is not heard", async () => {
    const mine = await readyToAct();
    const dead = socket();
    void mine.confirm();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(mine.line).toBe("lost");
    expect(await nextSocket()).not.toBe(dead);
    await dead.hear({ type: "step", number: 4, view: { ghost: true } });
    await dead.breaks();
    expect(mine.view).toEqual({});
    expect(mine.line).toBe("connecting");
  });

  test("on which nothing is said is tried, and lost if nobody answers", async () => {
    const mine = session({ type: "observer" });
    await socket().hear(welcome([]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mine.line).not.toBe("open");
  });

  test("stays open as long as somebody answers", async () => {
    const mine = session({ type: "observer" });
    const [only] = FakeSocket.all;
    await socket().hear(welcome([]));
    for (let times = 0; times < 10; times++) {
      await vi.advanceTimersByTimeAsync(31_000);
      const probe = socket().sent.at(-1);
      await socket().hear({ type: "failed", request: probe?.request, error: "not_yours" });
    }
    expect(mine.line).toBe("open");
    expect(FakeSocket.all).toEqual([only]);
    expect(mine.hindrance).toBeUndefined();
  });

  test("is tried when somebody looks again", async () => {
    session({ type: "observer" });
    await socket().hear(welcome([]));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket().sent).toHaveLength(1);
  });
});

describe("a server that lets nobody in", () => {
  const refuse = async () => {
    for (let times = 0; times < 5; times++) {
      await socket().breaks();
      await vi.advanceTimersByTimeAsync(5_000);
    }
  };

  test.each([
    { why: "not_signed_in", session: {}, match: { seats: [] } },
    { why: "not_yours", session: { me: { id: "p" } }, match: { status: "playing", seats: [{ mine: false }] } },
  ])("is asked why: $why", async ({ why, ...body }) => {
    answers = {
      "/api/sessions/current": { status: 200, body: body.session },
      "/api/matches/m": { status: 200, body: body.match },
    };
    const mine = session();
    await socket().hear(welcome());
    await refuse();
    expect(mine.shutOut).toEqual({ error: why });
    expect(mine.line).toBe("shut");
    expect(mine.view).toBeUndefined();
    const count = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(count);
  });

  test("is taken at its word that the match is gone", async () => {
    answers = {
      "/api/sessions/current": { status: 200, body: { me: { id: "p" } } },
      "/api/matches/m": { status: 404, body: { error: "not_found" } },
    };
    const mine = session();
    await refuse();
    expect(mine.shutOut).toEqual({ error: "not_found" });
  });

  test("is tried on and on as long as it cannot be reached", async () => {
    const mine = session();
    await refuse();
    expect(mine.shutOut).toBeUndefined();
    expect(FakeSocket.all.length).toBeGreaterThan(5);
  });
});

describe("the past", () => {
  const seen = (count: number) => ({
    status: 200,
    body: { first: { view: {} }, messages: Array.from({ length: count }, (_, place) => ({ number: place + 1 })) },
  });

  test("has no gap, though somebody comes back to a whole view", async () => {
    answers = { "/api/matches/m/seen?seat=0": seen(3) };
    const mine = session();
    mine.onwelcome = () => void mine.fetchPast();
    await socket().hear(welcome());
    await socket().hear({ type: "step", number: 4 });
    await socket().breaks();
    answers = { "/api/matches/m/seen?seat=0": seen(9) };
    await (await nextSocket()).hear(welcome([], { number: 9 }));
    await socket().hear({ type: "step", number: 10 });
    expect(mine.messages.map((message) => message.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("has nothing twice, though it is ahead of the line", async () => {
    answers = { "/api/matches/m/seen?seat=0": seen(5) };
    const mine = session();
    await socket().hear(welcome([], { number: 3 }));
    await mine.fetchPast();
    for (const number of [4, 5, 6]) await socket().hear({ type: "step", number });
    expect(mine.messages.map((message) => message.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("does not come to who has left", async () => {
    answers = { "/api/matches/m/seen?seat=0": seen(3) };
    const mine = session();
    const fetched = mine.fetchPast();
    mine.shut();
    await fetched;
    expect(mine.messages).toEqual([]);
    expect(mine.first).toBeUndefined();
  });
});

test("who is signed out is nobody here either", async () => {
  answers = { "/api/sessions/current": { status: 200, body: {} } };
  session();
  for (let times = 0; times < 5; times++) {
    await socket().breaks();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(visitor.profile).toBeNull();
});
