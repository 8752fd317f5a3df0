// @vitest-environment happy-dom

import { beforeEach, describe, expect, test, vi } from "vitest";
import { recallPart, rememberPart } from "../dice/memory";
import { pledgeOf } from "../dice/round";
import type { MatchId } from "../wire/ids";
import type { MatchView, RoundView, SeatView } from "../wire/lobby";
import type { Seat } from "../wire/table";
import { nextStep, takePart } from "./part";

const id = "m1" as MatchId;
const salt = "5a".repeat(16);
const others = { seat: 1 as Seat, hash: "0".repeat(64) };
const own = (round = 1) => ({ seat: 0 as Seat, hash: pledgeOf(salt, id, round, 0) });

function match(round: Partial<RoundView> = {}, mine: Partial<SeatView> = {}, more: Partial<MatchView> = {}): MatchView {
  const seat = { pledged: true, opened: false, type: "person" };
  const seats = [
    { ...seat, seat: 0, mine: true, ...mine },
    { ...seat, seat: 1, mine: false },
  ];
  const view = {
    id,
    status: "waiting",
    commitment: "c1",
    round: { number: 1, overdue: false, ...round },
    seats,
    ...more,
  };
  return view as unknown as MatchView;
}

const part = { round: 1, commitment: "c1", salt };
const fixed = { pledges: [own(), others] };

beforeEach(() => {
  localStorage.clear();
});

describe("a browser that sits in a match that waits", () => {
  test("pledges first, and again in a new round", () => {
    expect(nextStep(match({}, { pledged: false }), undefined)).toEqual({ do: "pledge" });
    expect(nextStep(match({ number: 2 }, { pledged: false }, { commitment: "c2" }), part)).toEqual({ do: "pledge" });
  });

  test("opens its salt once all have pledged, and not before", () => {
    expect(nextStep(match(), part)).toEqual({ do: "nothing" });
    expect(nextStep(match(fixed), part)).toEqual({ do: "open" });
    expect(nextStep(match(fixed, { opened: true }), { ...part, openedOn: fixed.pledges })).toEqual({ do: "nothing" });
  });

  test("does not open it where the server has another seed", () => {
    const step = nextStep(match(fixed, {}, { commitment: "c2" }), part);
    expect(step).toEqual({ do: "alarm", why: "commitment" });
  });

  test("does not open it where its own pledge is not on the list", () => {
    const swapped = { pledges: [{ ...own(), hash: "1".repeat(64) }, others] };
    expect(nextStep(match(swapped), part)).toEqual({ do: "alarm", why: "unlisted" });
    // That of another round does not count, nor one for another seat.
    expect(nextStep(match({ pledges: [own(2), others] }), part)).toEqual({ do: "alarm", why: "unlisted" });
    expect(nextStep(match({ pledges: [others, { ...own(), seat: 1 as Seat }] }), part).do).toBe("alarm");
  });

  test("says so when somebody has changed his pledge after it opened", () => {
    const later = { pledges: [own(), { ...others, hash: "1".repeat(64) }] };
    const step = nextStep(match(later, { opened: true }), { ...part, openedOn: fixed.pledges });
    expect(step).toEqual({ do: "alarm", why: "pledges" });
  });

  test("says so when the match goes back to an earlier round", () => {
    expect(nextStep(match(fixed), { ...part, round: 2 })).toEqual({ do: "alarm", why: "round" });
  });

  test("cannot open what another browser has pledged", () => {
    expect(nextStep(match(fixed), undefined)).toEqual({ do: "elsewhere" });
    expect(nextStep(match(), undefined)).toEqual({ do: "elsewhere" });
    expect(nextStep(match(fixed, { opened: true }), undefined)).toEqual({ do: "nothing" });
  });

  test("has nothing to do once play has begun, or without a seat", () => {
    expect(nextStep({ ...match(fixed), status: "playing" }, part)).toEqual({ do: "nothing" });
    expect(nextStep(match(fixed, { mine: false }), part)).toEqual({ do: "nothing" });
  });
});

/** A server that notes what it is sent, and answers with these. */
function serve(...answers: MatchView[]) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, path, body: JSON.parse(body) as unknown });
    return Promise.resolve(Response.json(answers.shift()));
  });
  return sent;
}

test("who comes last pledges and opens at once, and remembers what he opened it on", async () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0x5a);
    return bytes;
  });
  // The answer to the pledge is that the round is fixed.
  const sent = serve(match(fixed), match(fixed, { opened: true }));
  await takePart(match({}, { pledged: false }));
  expect(sent).toEqual([
    { method: "PUT", path: `/api/matches/${id}/pledges`, body: { round: 1, pledges: [own()] } },
    { method: "PUT", path: `/api/matches/${id}/salt`, body: { round: 1, salt } },
  ]);
  expect(recallPart(id)).toEqual({ ...part, openedOn: fixed.pledges });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a pledge that got lost is sent again as it was, and another one in the next round", async () => {
  rememberPart(id, part);
  const sent = serve(match());
  await takePart(match({}, { pledged: false }));
  expect(sent[0]?.body).toEqual({ round: 1, pledges: [own()] });
  const second = match({ number: 2 }, {}, { commitment: "c2" });
  serve(second);
  await takePart(match({ number: 2 }, { pledged: false }, { commitment: "c2" }));
  const next = recallPart(id);
  expect(next).toMatchObject({ round: 2, commitment: "c2" });
  expect(next?.salt).not.toBe(salt);
  vi.unstubAllGlobals();
});
