// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Notebook } from "./notebook.svelte";

interface Sent {
  text: string;
  keepalive: boolean | undefined;
  answer: (status: number) => void;
}

let sent: Sent[];

/** The next turn of the event loop, for what has been promised. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", (_: string, { method, body, keepalive }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json({ text: "from before" }));
    return new Promise<Response>((resolve) => {
      const { text } = JSON.parse(body as string) as { text: string };
      const answer = (status: number) => {
        resolve(Response.json(status === 200 ? { text } : { error: "store_unavailable" }, { status }));
      };
      sent.push({ text, keepalive, answer });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<Notebook> {
  const notebook = new Notebook("m");
  await notebook.fetch();
  return notebook;
}

/** Whether the browser would warn before the page goes. */
function warns(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe("a notebook", () => {
  test("saves a second after the last key, once", async () => {
    const notebook = await opened();
    expect(notebook.text).toBe("from before");
    notebook.write("a");
    await vi.advanceTimersByTimeAsync(900);
    notebook.write("ab");
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    expect(notebook.state).toBe("changed");
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ text }) => text)).toEqual(["ab"]);
    expect(notebook.state).toBe("saving");
    sent[0]?.answer(200);
    await settle();
    expect(notebook.state).toBe("saved");
  });

  test("does not send a second text before the first has arrived", async () => {
    const notebook = await opened();
    notebook.write("a");
    await vi.advanceTimersByTimeAsync(1000);
    notebook.write("ab");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(200);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ text }) => text)).toEqual(["a", "ab"]);
    sent[1]?.answer(200);
    await settle();
  });

  test("saves at once when the page is left, so that it arrives", async () => {
    const notebook = await opened();
    notebook.write("a");
    void notebook.save({ leaving: true });
    expect(sent).toMatchObject([{ text: "a", keepalive: true }]);
    sent[0]?.answer(200);
    await settle();
  });

  test("warns as long as something could be lost", async () => {
    const notebook = await opened();
    expect(warns()).toBe(false);
    notebook.write("a");
    expect(warns()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    sent[0]?.answer(503);
    await settle();
    expect(notebook.state).toBe("failed");
    expect(warns()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    sent[1]?.answer(200);
    await settle();
    expect(notebook.state).toBe("saved");
    expect(warns()).toBe(false);
  });

  test("has nothing to save when a change was undone", async () => {
    const notebook = await opened();
    notebook.write("a");
    notebook.write("from before");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect(warns()).toBe(false);
  });

  test("does not send what is too long, counted as the server counts", async () => {
    const notebook = await opened();
    notebook.write("🎲".repeat(20_001));
    await vi.advanceTimersByTimeAsync(5000);
    expect(notebook.state).toBe("too_long");
    expect(sent).toEqual([]);
    expect(warns()).toBe(true);
    notebook.write("🎲".repeat(20_000));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(200);
    await settle();
    expect(warns()).toBe(false);
  });
});
