// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MatchId } from "../wire/ids";
import type { AskId, Seat } from "../wire/table";
import { Adviser, type Advised } from "./adviser.svelte";

const card = (number: number) => ({ type: "card", number });
const advice = (number: number, value: number) => ({ action: { type: "bid" }, picks: [card(number)], value });
const hint = { ask: "0.1", advice: [advice(1, 0.6), advice(2, 0.4)] };

let answer: () => Response;
const asked: { path: string; body: unknown }[] = [];

function place(more: Partial<Advised> = {}) {
  const lit: unknown[] = [];
  const ask = { id: "0.1" as AskId, standing: false, ask: { type: "bid" } };
  const session: Advised = {
    id: "m" as MatchId,
    seat: 0 as Seat,
    asks: [ask],
    making: { ask, picks: [], offered: [], dice: [] },
    draftFor: (id, picks) => {
      lit.push([id, picks]);
      return Promise.resolve();
    },
    ...more,
  };
  return { session, lit, adviser: new Adviser(session) };
}

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json(hint);
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(body as string) as unknown });
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the best advice is put on the board, and another one when it is chosen", async () => {
  const { adviser, lit } = place();
  await adviser.ask();
  expect(asked).toEqual([{ path: "/api/matches/m/hint", body: { seat: 0 } }]);
  expect(adviser.hint).toEqual(hint);
  expect(lit).toEqual([["0.1", [card(1)]]]);
  await adviser.light(advice(2, 0.4));
  expect(lit.at(-1)).toEqual(["0.1", [card(2)]]);
});

test("what somebody has begun himself stays as it is", async () => {
  const begun = place();
  const { asks } = begun.session;
  const [ask] = asks;
  if (!ask) throw new Error("nothing is asked");
  const { adviser, lit } = place({ making: { ask, picks: [card(3)], offered: [], dice: [] } });
  await adviser.ask();
  expect(adviser.hint).toEqual(hint);
  expect(lit).toEqual([]);
});

test("advice on what is asked no more is not shown", async () => {
  const { adviser, lit } = place({ asks: [] });
  await adviser.ask();
  expect(adviser.hint).toBeUndefined();
  expect(lit).toEqual([]);
});

test("what goes wrong is told, and forgotten with the next advice", async () => {
  const { adviser } = place();
  answer = () => Response.json({ error: "conflict", why: "no_advice" }, { status: 409 });
  await adviser.ask();
  expect(adviser.trouble).toEqual({ error: "conflict", why: "no_advice" });
  expect(adviser.thinking).toBe(false);
  answer = () => Response.json(hint);
  await adviser.ask();
  expect(adviser.trouble).toBeUndefined();
});

test("who has no seat asks nobody", async () => {
  const { adviser } = place({ seat: undefined });
  await adviser.ask();
  expect(asked).toEqual([]);
});
