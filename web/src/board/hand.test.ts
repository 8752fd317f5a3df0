// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Drag, Refusal, Verdict } from "./drag";
import { Hand } from "./hand.svelte";

const wet: Refusal = { refused: "The stream has no bridge.", rule: { name: "T4.2", href: "#t4-2" } };
const here = { x: 10, y: 20 };

/** A drag that notes down what it is told. "ford" may be entered, "stream" not, "far" waits for `answer`. */
function noted(answer: Promise<Verdict> = Promise.resolve("yes")) {
  const notes: string[] = [];
  const drag: Drag = {
    take: (piece) => notes.push(`take ${piece}`),
    over: (piece, target) => {
      notes.push(`over ${piece} ${target}`);
      return target === "far" ? answer : target === "stream" ? wet : "yes";
    },
    drop: (piece, target) => {
      notes.push(`drop ${piece} ${target}`);
    },
    release: (piece) => notes.push(`release ${piece}`),
    refused: (refusal) => notes.push(refusal.refused),
  };
  return { drag, notes };
}

/** Lets promises that are settled be heard. */
async function breath() {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

let hand: Hand;

beforeEach(() => {
  vi.useFakeTimers();
  hand = new Hand();
});

afterEach(() => {
  hand.destroy();
  vi.useRealTimers();
});

describe("a piece", () => {
  test("is put down where it may go", () => {
    const { drag, notes } = noted();
    hand.take(drag, "guard", "pointer");
    hand.carry({ x: 5, y: 5 });
    hand.enter("ford", here);
    expect(hand.held).toMatchObject({ piece: "guard", offset: { x: 5, y: 5 }, over: "ford", verdict: "yes" });
    hand.drop();
    expect(notes).toEqual(["take guard", "over guard ford", "drop guard ford", "release guard"]);
    expect(hand.held).toBeNull();
    expect(hand.reason).toBeNull();
  });

  test("goes back from nowhere without a word", () => {
    const { drag, notes } = noted();
    hand.take(drag, "guard", "pointer");
    hand.enter("ford", here);
    hand.enter(null, here);
    hand.drop();
    expect(notes).toEqual(["take guard", "over guard ford", "release guard"]);
    expect(hand.reason).toBeNull();
  });

  test("is let go when another is taken up", () => {
    const { drag, notes } = noted();
    hand.take(drag, "guard", "choice");
    hand.take(drag, "hussars", "choice");
    expect(notes).toEqual(["take guard", "release guard", "take hussars"]);
    expect(hand.held?.piece).toBe("hussars");
  });

  test("lies where it was dropped until the drop is settled", async () => {
    const { drag } = noted();
    let store = () => {};
    drag.drop = () =>
      new Promise<void>((resolve) => {
        store = resolve;
      });
    hand.take(drag, "guard", "pointer");
    hand.carry({ x: 5, y: 5 });
    hand.enter("ford", here);
    hand.drop();
    hand.carry({ x: 99, y: 99 });
    expect(hand.held).toMatchObject({ down: true, offset: { x: 5, y: 5 } });
    store();
    await breath();
    expect(hand.held).toBeNull();
  });

  test("is let go when the drop fails", async () => {
    const { drag, notes } = noted();
    drag.drop = () => Promise.reject(new Error("no connection"));
    hand.take(drag, "guard", "pointer");
    hand.enter("ford", here);
    hand.drop();
    await breath();
    expect(notes.at(-1)).toBe("release guard");
  });
});

describe("a refusal", () => {
  test("shows while the piece is over the target, and goes with it", () => {
    const { drag, notes } = noted();
    hand.take(drag, "guard", "pointer");
    hand.enter("stream", here);
    expect(hand.reason).toEqual({ refusal: wet, at: here });
    hand.enter("ford", here);
    expect(hand.reason).toBeNull();
    expect(notes).not.toContain(wet.refused);
  });

  test("follows the pointer", () => {
    hand.take(noted().drag, "guard", "pointer");
    hand.enter("stream", here);
    hand.enter("stream", { x: 30, y: 40 });
    expect(hand.reason?.at).toEqual({ x: 30, y: 40 });
  });

  test("stays for some seconds after the piece went back", () => {
    const { drag, notes } = noted();
    hand.take(drag, "guard", "pointer");
    hand.enter("stream", here);
    hand.drop();
    expect(notes).toEqual(["take guard", "over guard stream", "release guard", wet.refused]);
    expect(hand.held).toBeNull();
    expect(hand.lasting).toEqual({ refusal: wet, at: here });
    vi.advanceTimersByTime(5000);
    expect(hand.reason).not.toBeNull();
    vi.advanceTimersByTime(2000);
    expect(hand.reason).toBeNull();
  });

  test("stays as long as it is read", () => {
    hand.take(noted().drag, "guard", "pointer");
    hand.enter("stream", here);
    hand.drop();
    hand.keep();
    vi.advanceTimersByTime(60_000);
    expect(hand.reason).not.toBeNull();
    hand.fade();
    vi.advanceTimersByTime(7000);
    expect(hand.reason).toBeNull();
  });

  test("gives way to the next piece taken up", () => {
    const { drag } = noted();
    hand.take(drag, "guard", "pointer");
    hand.enter("stream", here);
    hand.drop();
    hand.take(drag, "guard", "pointer");
    expect(hand.reason).toBeNull();
  });
});

describe("an answer that takes its time", () => {
  test("is heard while the piece is over the target", async () => {
    hand.take(noted(Promise.resolve(wet)).drag, "guard", "pointer");
    hand.enter("far", here);
    expect(hand.held?.verdict).toBeNull();
    await breath();
    expect(hand.reason?.refusal).toBe(wet);
  });

  test("is awaited by a piece put down", async () => {
    const { drag, notes } = noted(Promise.resolve("yes"));
    hand.take(drag, "guard", "pointer");
    hand.enter("far", here);
    hand.drop();
    expect(notes).not.toContain("drop guard far");
    await breath();
    expect(notes).toContain("drop guard far");
    expect(hand.held).toBeNull();
  });

  test("is not heard over another target", async () => {
    hand.take(noted(Promise.resolve(wet)).drag, "guard", "pointer");
    hand.enter("far", here);
    hand.enter("ford", here);
    await breath();
    expect(hand.held?.verdict).toBe("yes");
  });

  test("is not heard by a piece taken up later", async () => {
    const { drag } = noted(Promise.resolve(wet));
    hand.take(drag, "guard", "pointer");
    hand.enter("far", here);
    hand.cancel();
    const later = noted(new Promise<Verdict>(() => {}));
    hand.take(later.drag, "guard", "pointer");
    hand.enter("far", here);
    await breath();
    expect(hand.held?.verdict).toBeNull();
  });

  test("is asked for once a target while a piece is held", async () => {
    const { drag, notes } = noted(Promise.resolve(wet));
    hand.take(drag, "guard", "pointer");
    hand.enter("far", here);
    await breath();
    hand.enter(null, here);
    hand.enter("far", here);
    expect(notes.filter((note) => note === "over guard far")).toHaveLength(1);
    expect(hand.reason?.refusal).toBe(wet);
  });

  test("drops the piece once, though it came and went in between", async () => {
    const { drag, notes } = noted(Promise.resolve("yes"));
    drag.drop = (piece, target) => {
      notes.push(`drop ${piece} ${target}`);
      return new Promise(() => {});
    };
    hand.take(drag, "guard", "pointer");
    hand.enter("far", here);
    hand.enter(null, here);
    hand.enter("far", here);
    hand.drop();
    await breath();
    expect(notes).toEqual(["take guard", "over guard far", "drop guard far"]);
  });

  test("that never comes lets the piece go back, and may be asked for again", async () => {
    const { drag, notes } = noted(Promise.reject(new Error("no connection")));
    hand.take(drag, "guard", "pointer");
    hand.enter("far", here);
    hand.drop();
    await breath();
    expect(hand.held).toBeNull();
    expect(notes).toEqual(["take guard", "over guard far", "release guard"]);
  });
});
