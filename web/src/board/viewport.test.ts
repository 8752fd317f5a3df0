import { describe, expect, test } from "vitest";
import {
  between,
  bring,
  clamp,
  fit,
  fitRect,
  fitZoom,
  hold,
  pan,
  pannable,
  rectAround,
  toScreen,
  toWorld,
  transform,
  zoomAbout,
  zoomLimits,
  type Camera,
  type Viewport,
} from "./viewport";

const viewport: Viewport = { world: { width: 1000, height: 500 }, window: { width: 800, height: 600 }, maxZoom: 4 };
const near: Camera = { x: 300, y: 200, zoom: 2 };

describe("fitting", () => {
  test("shows the whole board in the middle", () => {
    expect(fit(viewport)).toEqual({ x: 500, y: 250, zoom: 0.8 });
    expect(toScreen(viewport, fit(viewport), { x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
    expect(toScreen(viewport, fit(viewport), { x: 1000, y: 500 })).toEqual({ x: 800, y: 500 });
  });

  test("goes by the height in a wide window", () => {
    expect(fitZoom({ ...viewport, window: { width: 2000, height: 250 } })).toBe(0.5);
  });

  test("has a zoom even before the window has a size", () => {
    expect(fitZoom({ ...viewport, window: { width: 0, height: 0 } })).toBe(1);
  });

  test("may exceed the largest zoom of a small board", () => {
    const small = { ...viewport, world: { width: 10, height: 10 } };
    expect(zoomLimits(small)).toEqual({ min: 60, max: 60 });
  });
});

describe("clamping", () => {
  test("leaves a camera inside alone", () => {
    expect(clamp(viewport, near)).toEqual(near);
  });

  test("keeps the edges of the board out of the window", () => {
    expect(clamp(viewport, { x: -999, y: 999, zoom: 2 })).toEqual({ x: 200, y: 350, zoom: 2 });
  });

  test("keeps an axis that fits in the middle", () => {
    expect(clamp(viewport, { x: 10, y: 10, zoom: 1 })).toEqual({ x: 400, y: 250, zoom: 1 });
  });

  test("keeps the zoom between the whole board and the largest", () => {
    expect(clamp(viewport, { ...near, zoom: 0.01 })).toEqual(fit(viewport));
    expect(clamp(viewport, { ...near, zoom: 99 }).zoom).toBe(4);
  });
});

describe("world and screen", () => {
  test("meet in the middle of the window", () => {
    expect(toScreen(viewport, near, { x: 300, y: 200 })).toEqual({ x: 400, y: 300 });
  });

  test("are inverse to each other", () => {
    const point = { x: 123, y: 456 };
    expect(toWorld(viewport, near, toScreen(viewport, near, point))).toEqual(point);
  });

  test("agree with the transform of a layer", () => {
    const origin = toScreen(viewport, near, { x: 0, y: 0 });
    expect(transform(viewport, near, 0.5)).toBe(`translate3d(${origin.x}px, ${origin.y}px, 0) scale(4)`);
  });

  test("meet at whole dots where a layer was drawn at its zoom", () => {
    const { x, y } = toScreen(viewport, near, { x: 0, y: 0 });
    const aside = { ...near, x: near.x + 0.1, y: near.y - 0.2 };
    expect(transform(viewport, aside, near.zoom, 2)).toBe(`translate3d(${x}px, ${y + 0.5}px, 0)`);
    expect(transform(viewport, aside, near.zoom)).toBe(
      `translate3d(${Math.round(x - 0.2)}px, ${Math.round(y + 0.4)}px, 0)`,
    );
  });
});

describe("zooming about a point", () => {
  test("leaves what is under it where it is", () => {
    const point = { x: 500, y: 250 };
    const fixed = toWorld(viewport, near, point);
    const after = toScreen(viewport, zoomAbout(viewport, near, point, 3), fixed);
    expect(after.x).toBeCloseTo(point.x);
    expect(after.y).toBeCloseTo(point.y);
  });

  test("stops at the limits without drifting", () => {
    const closest = { x: 300, y: 200, zoom: 4 };
    expect(zoomAbout(viewport, closest, { x: 10, y: 10 }, 8)).toEqual(closest);
  });

  test("ends at the whole board", () => {
    expect(zoomAbout(viewport, near, { x: 0, y: 0 }, 0.1)).toEqual(fit(viewport));
  });
});

describe("holding", () => {
  test("has the point of the world under the finger", () => {
    const camera = hold(viewport, { x: 420, y: 210 }, { x: 500, y: 250 }, 3);
    expect(camera.zoom).toBe(3);
    const held = toScreen(viewport, camera, { x: 420, y: 210 });
    expect(held.x).toBeCloseTo(500);
    expect(held.y).toBeCloseTo(250);
  });

  test("goes no further than the board", () => {
    expect(hold(viewport, { x: 0, y: 0 }, { x: 500, y: 250 }, 2)).toEqual({ x: 200, y: 150, zoom: 2 });
  });
});

describe("panning", () => {
  test("moves the board with the hand", () => {
    expect(pan(viewport, near, { x: 20, y: -40 })).toEqual({ x: 290, y: 220, zoom: 2 });
  });

  test("stops at the edge", () => {
    expect(pan(viewport, near, { x: 10_000, y: 0 }).x).toBe(200);
  });

  test("is possible only where there is more to see", () => {
    expect(pannable(viewport, fit(viewport).zoom)).toEqual({ x: false, y: false });
    expect(pannable(viewport, 1)).toEqual({ x: true, y: false });
    expect(pannable(viewport, near.zoom)).toEqual({ x: true, y: true });
  });
});

describe("going to a place", () => {
  test("takes in all its points, with room around them", () => {
    const points = [
      { x: 30, y: 90 },
      { x: 70, y: 20 },
    ];
    expect(rectAround(points, 10)).toEqual({ x: 20, y: 10, width: 60, height: 90 });
  });

  test("fills the window with it, but for the margin", () => {
    expect(fitRect(viewport, { x: 400, y: 200, width: 200, height: 100 })).toEqual({ x: 500, y: 250, zoom: 4 });
    expect(fitRect(viewport, { x: 300, y: 200, width: 350, height: 50 }, 50).zoom).toBe(2);
  });

  test("does not move for a place in sight", () => {
    expect(bring(viewport, near, { x: 290, y: 190, width: 20, height: 20 }, 10)).toEqual(near);
  });

  test("moves no more than it must", () => {
    // The window shows x from 100 to 500 and y from 50 to 350.
    expect(bring(viewport, near, { x: 500, y: 100, width: 20, height: 20 }, 10)).toEqual({ x: 325, y: 200, zoom: 2 });
    expect(bring(viewport, near, { x: 300, y: 40, width: 20, height: 20 }, 10)).toEqual({ x: 300, y: 185, zoom: 2 });
  });

  test("zooms out for a place that is too large", () => {
    expect(bring(viewport, near, { x: 100, y: 0, width: 800, height: 500 })).toEqual({ x: 500, y: 250, zoom: 1 });
  });
});

describe("on the way", () => {
  const far = fit(viewport);

  test("begins and ends where it should", () => {
    expect(between(near, far, 0)).toEqual(near);
    expect(between(near, far, 1)).toEqual(far);
  });

  test("each point of the world runs straight", () => {
    // A point that both show at the same place stays there.
    const from = { x: 500, y: 250, zoom: 1 };
    const to = zoomAbout(viewport, from, { x: 600, y: 300 }, 3);
    const fixed = toWorld(viewport, from, { x: 600, y: 300 });
    const half = toScreen(viewport, between(from, to, 0.5), fixed);
    expect(half.x).toBeCloseTo(600);
    expect(half.y).toBeCloseTo(300);
  });
});
