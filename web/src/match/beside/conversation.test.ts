// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import type { Moment } from "../../wire/ids";
import type { TalkLine } from "../../wire/lobby";
import { Conversation } from "./conversation.svelte";

const line = (channel: string, id: number, text = `${channel} ${String(id)}`): TalkLine => ({
  channel,
  id,
  text,
  name: "Anna",
  account: false,
  at: id as Moment,
});
const everything = () => true;
const nobodysOwn = () => false;
const texts = (conversation: Conversation, channel: string) => conversation.in(channel).map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
});

test("a line that arrives twice is there once, and the number counts within its channel", () => {
  const conversation = new Conversation("m.0");
  conversation.hear([line("all", 2), line("pair-0-1", 2)], everything);
  conversation.hear([line("all", 1), line("all", 2), line("all", 2)], everything);
  expect(texts(conversation, "all")).toEqual(["all 1", "all 2"]);
  expect(texts(conversation, "pair-0-1")).toEqual(["pair-0-1 2"]);
});

test("what is not meant for the place is not kept", () => {
  const conversation = new Conversation("m.0");
  conversation.hear([line("all", 1), line("pair-1-2", 1)], (channel) => channel === "all");
  expect(JSON.stringify(conversation.lines)).not.toContain("pair-1-2");
});

test("lines are unread until they are read, also when the page is opened again", () => {
  const conversation = new Conversation("m.0");
  conversation.hear([line("all", 1), line("all", 2), line("team-0-1", 1)], everything);
  expect(conversation.unread("all", nobodysOwn)).toBe(2);
  expect(conversation.unread("all", ({ id }) => id === 2)).toBe(1);
  conversation.read("all");
  expect(conversation.unread("all", nobodysOwn)).toBe(0);
  expect(conversation.unread("team-0-1", nobodysOwn)).toBe(1);

  const opened = new Conversation("m.0");
  opened.hear([line("all", 1), line("all", 2), line("all", 3)], everything);
  expect(opened.unread("all", nobodysOwn)).toBe(1);
  expect(new Conversation("m.1").unread("all", nobodysOwn)).toBe(0);
});

test("a memory that cannot be read is none", () => {
  localStorage.setItem("bicorne.talk.m.0", '{"all":"x"');
  const conversation = new Conversation("m.0");
  conversation.hear([line("all", 1)], everything);
  expect(conversation.unread("all", nobodysOwn)).toBe(1);
});
