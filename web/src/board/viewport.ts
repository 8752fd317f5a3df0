// The maths of looking at a board through a window. The world is the board in its own units, from (0, 0);
// the screen is measured in pixels from the top left of the window.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** The least rectangle that holds all the points, with so much room on every side of them. */
export function rectAround(points: readonly Point[], room: number): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** Which point of the world is in the middle of the window, and how many pixels a unit of it takes. */
export interface Camera extends Point {
  readonly zoom: number;
}

export interface Viewport {
  readonly world: Size;
  readonly window: Size;
  /** Pixels a unit. A board that is small in its window may be larger when it is fitted. */
  readonly maxZoom: number;
}

/** The zoom at which the whole world is in the window: also the smallest one. */
export function fitZoom({ world, window }: Viewport): number {
  const zoom = Math.min(window.width / world.width, window.height / world.height);
  // A window that has not been laid out has no size.
  return zoom > 0 && Number.isFinite(zoom) ? zoom : 1;
}

export function zoomLimits(viewport: Viewport): { min: number; max: number } {
  const min = fitZoom(viewport);
  return { min, max: Math.max(min, viewport.maxZoom) };
}

export function fit(viewport: Viewport): Camera {
  const { width, height } = viewport.world;
  return { x: width / 2, y: height / 2, zoom: fitZoom(viewport) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** An axis that fits stays in the middle; the edges of one that does not stay out of the window. */
function clampAxis(middle: number, world: number, seen: number): number {
  return seen >= world ? world / 2 : within(middle, seen / 2, world - seen / 2);
}

/** The nearest camera that shows as much of the board as it can. */
export function clamp(viewport: Viewport, camera: Camera): Camera {
  const { world, window } = viewport;
  const { min, max } = zoomLimits(viewport);
  const zoom = within(camera.zoom, min, max);
  return {
    x: clampAxis(camera.x, world.width, window.width / zoom),
    y: clampAxis(camera.y, world.height, window.height / zoom),
    zoom,
  };
}

export function toScreen({ window }: Viewport, camera: Camera, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.zoom + window.width / 2,
    y: (point.y - camera.y) * camera.zoom + window.height / 2,
  };
}

export function toWorld({ window }: Viewport, camera: Camera, point: Point): Point {
  return {
    x: (point.x - window.width / 2) / camera.zoom + camera.x,
    y: (point.y - window.height / 2) / camera.zoom + camera.y,
  };
}

/** Looks so that a point of the world is at a point of the screen, as a finger laid on the board holds it. */
export function hold(viewport: Viewport, point: Point, at: Point, zoom: number): Camera {
  const { min, max } = zoomLimits(viewport);
  const allowed = within(zoom, min, max);
  return clamp(viewport, {
    x: point.x - (at.x - viewport.window.width / 2) / allowed,
    y: point.y - (at.y - viewport.window.height / 2) / allowed,
    zoom: allowed,
  });
}

/** Zooms so that what is under `point` of the screen stays there. */
export function zoomAbout(viewport: Viewport, camera: Camera, point: Point, zoom: number): Camera {
  return hold(viewport, toWorld(viewport, camera, point), point, zoom);
}

/** Moves the board by pixels, as a hand laid on it does. */
export function pan(viewport: Viewport, camera: Camera, by: Point): Camera {
  return clamp(viewport, { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom });
}

/** In which directions there is more of the board than the window shows. */
export function pannable({ world, window }: Viewport, zoom: number): { x: boolean; y: boolean } {
  // Half a pixel: a fitted board fills its window but for the rounding.
  return { x: world.width * zoom > window.width + 0.5, y: world.height * zoom > window.height + 0.5 };
}

/** Looks at a place so that it fills the window, but for a margin in pixels. */
export function fitRect(viewport: Viewport, rect: Rect, margin = 0): Camera {
  const inner = {
    width: Math.max(1, viewport.window.width - 2 * margin),
    height: Math.max(1, viewport.window.height - 2 * margin),
  };
  return clamp(viewport, {
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
    zoom: Math.min(inner.width / rect.width, inner.height / rect.height),
  });
}

/** The least move that brings a place into the window with a margin in pixels; zooms out only for a place too large. */
export function bring(viewport: Viewport, camera: Camera, rect: Rect, margin = 0): Camera {
  const { window } = viewport;
  const whole = fitRect(viewport, rect, margin);
  if (whole.zoom <= camera.zoom) return whole;
  const near = toScreen(viewport, camera, rect);
  const far = toScreen(viewport, camera, { x: rect.x + rect.width, y: rect.y + rect.height });
  const shift = (from: number, to: number, size: number) =>
    from < margin ? margin - from : to > size - margin ? size - margin - to : 0;
  return pan(viewport, camera, { x: shift(near.x, far.x, window.width), y: shift(near.y, far.y, window.height) });
}

/** A camera on the way from one to another; `part` runs from 0 to 1. What both show stays in sight. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part <= 0) return from;
  if (part >= 1) return to;
  // The shown extent grows evenly, and the middle with it: each point of the world then runs straight.
  const extent = (1 - part) / from.zoom + part / to.zoom;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, zoom: 1 / extent };
}

/** The CSS transform of a layer that was drawn at so many pixels a unit. A pixel may be several dots on the screen. */
export function transform(viewport: Viewport, camera: Camera, drawnAt: number, dots = 1): string {
  const { x, y } = toScreen(viewport, camera, { x: 0, y: 0 });
  // What is drawn at its size lies on whole dots: else it would be blurred, and slow to move.
  const whole = (length: number) => Math.round(length * dots) / dots;
  if (camera.zoom === drawnAt) return `translate3d(${whole(x)}px, ${whole(y)}px, 0)`;
  return `translate3d(${x}px, ${y}px, 0) scale(${camera.zoom / drawnAt})`;
}
