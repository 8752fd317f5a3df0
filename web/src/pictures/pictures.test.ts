// @vitest-environment happy-dom

import { mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import Battles from "./Battles.svelte";
import Drill from "./Drill.svelte";
import Europe from "./Europe.svelte";
import Hero from "./Hero.svelte";
import Icon from "./Icon.svelte";
import Triumph from "./Triumph.svelte";
import { signs, type IconName } from "./signs";

const pictures: Record<string, Component> = { Battles, Drill, Europe, Hero, Triumph };

afterEach(() => {
  document.body.replaceChildren();
});

test.each(Object.entries(pictures))(
  "%s is drawn without a broken number, and leaves its name to the page",
  (_, Picture) => {
    const drawn = mount(Picture, { target: document.body });
    const svg = document.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(svg?.querySelectorAll("path").length).toBeGreaterThan(10);
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    // The Content-Security-Policy forbids them.
    expect(document.querySelectorAll("[style]").length).toBe(0);
    void unmount(drawn);
  },
);

test("two pictures of one kind on a page do not share ids, and every id that is used is there", () => {
  for (const Picture of Object.values(pictures)) {
    mount(Picture, { target: document.body });
    mount(Picture, { target: document.body });
  }
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...document.body.innerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(10);
  for (const id of used) expect(ids).toContain(id);
});

test("every sign is drawn, and no two are alike", () => {
  const names = Object.keys(signs) as IconName[];
  for (const name of names) mount(Icon, { target: document.body, props: { name } });
  const drawn = [...document.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(drawn.length).toBe(names.length);
  expect(new Set(drawn).size).toBe(names.length);
});
