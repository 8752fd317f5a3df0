import { prefersReducedMotion } from "svelte/motion";
import { devicePixelRatio } from "svelte/reactivity/window";
import type { Controller } from "./controller";
import {
  between,
  bring,
  clamp,
  fit,
  hold,
  pan,
  pannable,
  toScreen,
  toWorld,
  transform,
  zoomAbout,
  zoomLimits,
  type Camera,
  type Point,
  type Rect,
  type Viewport,
} from "./viewport";

/** How long after the last move a layer is drawn anew at its zoom. */
const settleAfter = 150;
const glideFor = 300;
const zoomStep = 1.6;
/** Pixels that a place brought into view keeps from the edge. */
const margin = 32;

/** How a board is looked at just now. */
export class View implements Controller {
  readonly #viewport: () => Viewport;
  /** Nothing while the whole board is shown, so that it stays whole when the window changes. */
  #camera = $state.raw<Camera | null>(null);
  #moving = $state(false);
  #zoomBefore = $state(1);
  #settle: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;
  /** Whether a hand lies on the board: it comes to rest only when that lets go, however slow the frames are. */
  held = false;

  readonly viewport: Viewport = $derived.by(() => this.#viewport());
  readonly camera: Camera = $derived(this.#camera === null ? fit(this.viewport) : clamp(this.viewport, this.#camera));
  readonly limits = $derived(zoomLimits(this.viewport));
  /** The zoom at rest: what is to keep its size on the screen follows once a move is over. */
  readonly restingZoom = $derived(this.#moving ? this.#zoomBefore : this.camera.zoom);
  /** At the zoom at rest: a finger asks before it moves anything. */
  readonly pannable = $derived(pannable(this.viewport, this.restingZoom));
  /** Of what is drawn at the zoom at rest. */
  readonly transform = $derived(transform(this.viewport, this.camera, this.restingZoom, devicePixelRatio.current));

  constructor(viewport: () => Viewport) {
    this.#viewport = viewport;
  }

  get moving(): boolean {
    return this.#moving;
  }

  toScreen(point: Point): Point {
    return toScreen(this.viewport, this.camera, point);
  }

  toWorld(point: Point): Point {
    return toWorld(this.viewport, this.camera, point);
  }

  /** Whether the board moved at all. */
  panBy(by: Point): boolean {
    this.#halt();
    return this.#look(pan(this.viewport, this.camera, by));
  }

  /** Holds a point of the world at a point of the screen. */
  hold(point: Point, at: Point, zoom: number): void {
    this.#halt();
    this.#look(hold(this.viewport, point, at, zoom));
  }

  /** Whether the board moved at all. */
  zoomBy(factor: number, about: Point): boolean {
    this.#halt();
    return this.#look(zoomAbout(this.viewport, this.camera, about, this.camera.zoom * factor));
  }

  fit(): void {
    this.#glide(fit(this.viewport));
  }

  zoomIn(about: Point = this.#middle()): void {
    this.#glide(zoomAbout(this.viewport, this.camera, about, this.camera.zoom * zoomStep));
  }

  zoomOut(about: Point = this.#middle()): void {
    this.#glide(zoomAbout(this.viewport, this.camera, about, this.camera.zoom / zoomStep));
  }

  /** Looks at a point from the start, without a move. */
  open(point: Point, zoom: number): void {
    this.#camera = clamp(this.viewport, hold(this.viewport, point, this.#middle(), zoom));
  }

  /** Brings a place into sight. */
  show(rect: Rect): void {
    this.#glide(bring(this.viewport, this.camera, rect, margin));
  }

  destroy(): void {
    this.#halt();
    clearTimeout(this.#settle);
  }

  #middle(): Point {
    const { width, height } = this.viewport.window;
    return { x: width / 2, y: height / 2 };
  }

  #look(camera: Camera): boolean {
    const { x, y, zoom } = this.camera;
    if (camera.x === x && camera.y === y && camera.zoom === zoom) return false;
    this.#stir();
    this.#camera = camera.zoom === this.limits.min ? null : camera;
    return true;
  }

  #stir(): void {
    if (!this.#moving) this.#zoomBefore = this.camera.zoom;
    this.#moving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      // A slow machine may take longer for a frame: a glide is over with its last one.
      if (this.#frame === undefined && !this.held) this.#moving = false;
      else this.#stir();
    }, settleAfter);
  }

  #halt(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #glide(to: Camera): void {
    this.#halt();
    if (prefersReducedMotion.current) {
      this.#look(to);
      return;
    }
    this.#stir();
    const from = this.camera;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / glideFor));
      const eased = 1 - (1 - part) ** 3;
      this.#look(clamp(this.viewport, between(from, to, eased)));
      this.#frame = part < 1 ? requestAnimationFrame(step) : undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }
}
