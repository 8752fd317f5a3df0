// @vitest-environment happy-dom

import { flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { View } from "./view.svelte";

// Something reactive to resize the window by.
const sizes = new SvelteMap<string, number>();
let view: View;

beforeEach(() => {
  vi.useFakeTimers();
  sizes.set("width", 500);
  sizes.set("height", 500);
  view = new View(() => ({
    world: { width: 1000, height: 1000 },
    window: { width: sizes.get("width") ?? 0, height: sizes.get("height") ?? 0 },
    maxZoom: 4,
  }));
});

afterEach(() => {
  view.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function resize(width: number) {
  sizes.set("width", width);
  sizes.set("height", width);
  flushSync();
}

test("shows the whole board, also after the window has changed", () => {
  expect(view.camera).toEqual({ x: 500, y: 500, zoom: 0.5 });
  resize(250);
  expect(view.camera.zoom).toBe(0.25);
});

test("keeps its place when the window changes", () => {
  view.zoomBy(4, { x: 250, y: 250 });
  resize(250);
  expect(view.camera).toEqual({ x: 500, y: 500, zoom: 2 });
});

test("is whole again, once it was zoomed out as far as it goes", () => {
  view.zoomBy(4, { x: 250, y: 250 });
  view.zoomBy(0.01, { x: 250, y: 250 });
  resize(250);
  expect(view.camera.zoom).toBe(0.25);
});

test("says whether it moved", () => {
  expect(view.zoomBy(0.5, { x: 0, y: 0 })).toBe(false);
  expect(view.panBy({ x: 10, y: 0 })).toBe(false);
  expect(view.zoomBy(2, { x: 0, y: 0 })).toBe(true);
  expect(view.panBy({ x: -10, y: 0 })).toBe(true);
});

test("comes to rest a while after the last move, and signs keep their size until then", () => {
  expect(view.moving).toBe(false);
  view.zoomBy(2, { x: 250, y: 250 });
  vi.advanceTimersByTime(100);
  view.zoomBy(2, { x: 250, y: 250 });
  vi.advanceTimersByTime(100);
  expect([view.moving, view.restingZoom, view.camera.zoom]).toEqual([true, 0.5, 2]);
  vi.advanceTimersByTime(100);
  expect([view.moving, view.restingZoom]).toEqual([false, 2]);
});

test("does not come to rest while a hand holds it", () => {
  view.held = true;
  view.zoomBy(2, { x: 250, y: 250 });
  vi.advanceTimersByTime(1000);
  expect([view.moving, view.restingZoom]).toEqual([true, 0.5]);
  // What a finger may do is asked when it is laid down: a change in the midst would paint everything anew.
  expect(view.pannable).toEqual({ x: false, y: false });
  view.held = false;
  vi.advanceTimersByTime(200);
  expect([view.moving, view.restingZoom]).toEqual([false, 1]);
  expect(view.pannable).toEqual({ x: true, y: true });
});

test("glides to a place", () => {
  view.zoomBy(4, { x: 250, y: 250 });
  view.show({ x: 0, y: 0, width: 20, height: 20 });
  vi.advanceTimersByTime(100);
  expect(view.camera.x).toBeGreaterThan(125);
  expect(view.camera.x).toBeLessThan(500);
  vi.advanceTimersByTime(1000);
  expect(view.camera).toEqual({ x: 125, y: 125, zoom: 2 });
});

test("does not rest in the midst of a glide, however slow the frames are", () => {
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) =>
    setTimeout(() => {
      step(performance.now());
    }, 200),
  );
  view.zoomIn();
  // Each time just before a frame.
  vi.advanceTimersByTime(190);
  expect(view.moving).toBe(true);
  vi.advanceTimersByTime(200);
  expect([view.moving, view.camera.zoom < 0.8]).toEqual([true, true]);
  vi.advanceTimersByTime(200);
  expect([view.moving, view.camera.zoom]).toEqual([false, 0.8]);
});
