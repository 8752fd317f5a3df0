// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speech } from "../words/speech.svelte";
import Dice from "./Dice.svelte";
import { en } from "./en";
import { journalOf, textOf } from "./fixtures/fixtures";
import { it } from "./it";

const text = textOf("served");
const { header } = journalOf(text);

let page: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
  // A server that has nothing to say.
  serve({});
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

function open(id?: string) {
  page = mount(Dice, { target: document.body, props: id === undefined ? {} : { id } });
  flushSync();
}

const shown = () => document.body.textContent;

function choose(text: string) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  Object.defineProperty(input, "files", { value: [new File([text], "match.jsonl")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A server that answers these paths, and nothing else. */
function serve(answers: Record<string, Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers[path] ?? new Response("{}", { status: 404 }));
  });
  return asked;
}

const matchPath = `/api/matches/${header.id}`;
const match = (status: string) => Response.json({ id: header.id, status, commitment: header.commitment });

describe("a file", () => {
  test("that is honest gets a good verdict and shows its dice", async () => {
    open();
    choose(text);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.good(10, 0));
    });
    expect(document.querySelectorAll("tbody tr .dice svg")).toHaveLength(10);
    expect(shown()).toContain(en.tally.dice(10, 6));
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain(en.good(10, 0));
  });

  test("that was changed gets a bad one, and says where", async () => {
    open();
    choose(text.replace('"value":6', '"value":2'));
    await vi.waitFor(() => {
      expect(shown()).toContain(en.bad);
    });
    expect(shown()).toMatch(/Entry \d+, die \d: the file says 2, the seed gives 6\./);
    expect(shown()).not.toContain(en.good(10, 0));
  });

  test("that is none is called so", async () => {
    open();
    choose("Dear diary");
    await vi.waitFor(() => {
      expect(shown()).toContain(en.problem({ type: "unreadable", line: 1, what: "header" }));
    });
  });

  test("is held against the salt that this browser sent", async () => {
    localStorage.setItem(`bicorne.salt.${header.id}`, header.seats[0]?.salt ?? "");
    open();
    choose(text);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.facts.salt.me);
    });
  });
});

test("of a file that nobody vouches for the page says that it agrees with itself only", async () => {
  open();
  choose(text);
  await vi.waitFor(() => {
    expect(shown()).toContain(en.shown.itself);
  });
  expect(shown()).toContain(en.shown.unsigned);
  expect(shown()).toContain(en.sentOpenly);
});

test("a file is held against the links that this browser was told", async () => {
  const links = journalOf(text).entries.map(({ link }, index) => ({ number: index + 1, link }));
  localStorage.setItem(`bicorne.link.${header.id}.0`, JSON.stringify(links));
  open();
  choose(text);
  await vi.waitFor(() => {
    expect(shown()).toContain(en.shown.seen(48));
  });
  expect(shown()).not.toContain(en.shown.itself);
});

test("a server that signs with another key than before is named", async () => {
  localStorage.setItem("bicorne.key", "0".repeat(64));
  serve({ "/api/key": Response.json({ key: "1".repeat(64) }) });
  open();
  await vi.waitFor(() => {
    expect(shown()).toContain("another key than this browser has known");
  });
  expect(localStorage.getItem("bicorne.key")).toBe("0".repeat(64));
});

describe("a match", () => {
  test("that is over is fetched and verified", async () => {
    const asked = serve({ [matchPath]: match("over"), [`${matchPath}/export`]: new Response(text) });
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.good(10, 0));
    });
    expect(asked.filter((path) => path !== "/api/key")).toEqual([matchPath, `${matchPath}/export`]);
    expect(shown()).toContain(en.notCompared);
  });

  test("that is played shows its commitment, which is compared at the end", async () => {
    serve({ [matchPath]: match("playing") });
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.playing);
    });
    expect(shown()).toContain(header.commitment);
    await unmount(page);

    serve({ [matchPath]: match("over"), [`${matchPath}/export`]: new Response(text) });
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.compared);
    });
  });

  test("whose commitment has changed meanwhile is not believed", async () => {
    localStorage.setItem(`bicorne.commitment.${header.id}`, "0".repeat(64));
    serve({ [matchPath]: match("over"), [`${matchPath}/export`]: new Response(text) });
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.problem({ type: "otherCommitment" }));
    });
  });

  test("in whose place the server gives another is not believed", async () => {
    const other = textOf("resigned");
    serve({ [matchPath]: match("over"), [`${matchPath}/export`]: new Response(other) });
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en.problem({ type: "otherMatch" }));
    });
  });

  test.each([
    ["missing", { [matchPath]: new Response("{}", { status: 404 }) }],
    ["unreachable", { [matchPath]: new Response("<html>", { status: 502 }) }],
    ["busy", { [matchPath]: new Response("{}", { status: 429 }) }],
    ["aborted", { [matchPath]: match("aborted") }],
    ["stranger", { [matchPath]: match("over"), [`${matchPath}/export`]: new Response("{}", { status: 401 }) }],
  ] as const)("that is %s is spoken of kindly", async (kind, answers) => {
    serve(answers);
    open(header.id);
    await vi.waitFor(() => {
      expect(shown()).toContain(en[kind]);
    });
  });
});

test("the page speaks Italian as well", async () => {
  speech.choose("it");
  open();
  choose(text);
  await vi.waitFor(() => {
    expect(shown()).toContain(it.good(10, 0));
  });
  speech.choose("en");
  flushSync();
  expect(shown()).toContain(en.good(10, 0));
});

test("entries are shown by seat", { timeout: 15_000 }, async () => {
  open();
  choose(text);
  await vi.waitFor(() => {
    expect(document.querySelector("select")).not.toBeNull();
  });
  const rows = () =>
    [...document.querySelectorAll("#entries ~ table tbody td:nth-child(2)")].map((td) => td.textContent);
  const select = document.querySelector("select");
  if (!select) throw new Error("there is no choice of seats");
  const everybody = rows();
  select.value = "1";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  // The game gives them their names, when its words are there.
  await vi.waitFor(
    () => {
      expect(new Set(rows())).toEqual(new Set(["Blue"]));
    },
    { timeout: 10_000 },
  );
  expect(rows().length).toBeLessThan(everybody.length);
});
