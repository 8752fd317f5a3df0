/**
 * How the blocks of one locale lie: rows behind an approach, and ranks of a corps in reserve. Where there are many of
 * them they draw closer, and then all of the locale shrink, until they have room.
 */

import type { Point } from "../../../board/viewport";
import type { Approach } from "../../../wire/triumph";
import { approaches } from "../map/map";
import type { ApproachOnMap, LocaleOnMap } from "../map/places";
import type { Box } from "./geometry";
import { Ground } from "./ground";
import { blockSize } from "./sizes";

/** Some blocks that stand together. */
export interface Party {
  readonly key: string;
  /** None in reserve. */
  readonly approach?: Approach | undefined;
  readonly count: number;
}

/** How a block lies. */
export interface Lie extends Point {
  readonly rotation: number;
  /** Its size, of the full one. */
  readonly scale: number;
}

interface Order {
  readonly scale: number;
  /** From one row to the next, in depths of a block. */
  readonly pitch: number;
  /** The part of a block that may stick out of its locale. */
  readonly outside: number;
}

/** What is tried, the best first. Less than a pitch of 1, and the blocks cover one another a little. */
const orders: readonly Order[] = [
  { scale: 1, pitch: 1.4, outside: 0.02 },
  { scale: 1, pitch: 1.25, outside: 0.05 },
  { scale: 0.92, pitch: 1.2, outside: 0.05 },
  { scale: 0.86, pitch: 1.12, outside: 0.06 },
  { scale: 0.8, pitch: 1.04, outside: 0.08 },
  { scale: 0.72, pitch: 0.95, outside: 0.1 },
  { scale: 0.65, pitch: 0.85, outside: 0.14 },
  { scale: 0.58, pitch: 0.76, outside: 0.16 },
  { scale: 0.52, pitch: 0.72, outside: 0.16 },
  { scale: 0.46, pitch: 0.7, outside: 0.16 },
];

/** The part of a block that may lie over others. */
const mostTaken = 0.05;
/** Between two blocks of a row. */
const gap = 6;

const known = new Map<string, ReadonlyMap<string, readonly Lie[]>>();

/** Where the blocks of each party lie, in their order. */
export function pack(locale: LocaleOnMap, parties: readonly Party[]): ReadonlyMap<string, readonly Lie[]> {
  const name = JSON.stringify([locale.locale, parties]);
  const before = known.get(name);
  if (before) return before;
  const packed = packAnew(locale, parties);
  // A long match has many positions: those of the last turns are enough.
  if (known.size >= 400) known.clear();
  known.set(name, packed);
  return packed;
}

function packAnew(locale: LocaleOnMap, parties: readonly Party[]): ReadonlyMap<string, readonly Lie[]> {
  for (const order of orders) {
    const places = new Places(locale, order);
    if (places.putAll(parties)) return places.lies;
  }
  // It is more than the locale can hold: they lie over one another.
  const places = new Places(locale, { scale: 0.46, pitch: 0.7, outside: 1 }, true);
  places.putAll(parties);
  return places.lies;
}

const grounds = new Map<string, Ground>();

function groundOf({ locale, ring }: LocaleOnMap, rotation: number): Ground {
  const name = `${String(locale)} ${String(rotation)}`;
  const ground = grounds.get(name) ?? new Ground(ring, rotation);
  grounds.set(name, ground);
  return ground;
}

class Places {
  readonly lies = new Map<string, Lie[]>();
  readonly #locale: LocaleOnMap;
  readonly #order: Order;
  /** Whether to put blocks where there is no room. */
  readonly #force: boolean;
  readonly #width: number;
  readonly #height: number;
  readonly #pitch: number;
  readonly #taken: Box[] = [];

  constructor(locale: LocaleOnMap, order: Order, force = false) {
    this.#locale = locale;
    this.#order = order;
    this.#force = force;
    this.#width = blockSize.length * order.scale;
    this.#height = blockSize.depth * order.scale;
    this.#pitch = this.#height * order.pitch;
  }

  /** Whether there was room for all of them. */
  putAll(parties: readonly Party[]): boolean {
    const places = new Map<Approach | undefined, Party[]>();
    for (const party of parties) places.set(party.approach, [...(places.get(party.approach) ?? []), party]);
    // Those in front are tied to their approach; who stands in reserve makes room.
    const inFront = [...places].flatMap(([id, parties]) => {
      const approach = id === undefined ? undefined : approaches.get(id);
      return approach ? [{ approach, parties, count: parties.reduce((sum, { count }) => sum + count, 0) }] : [];
    });
    return (
      inFront
        .sort((one, other) => one.count - other.count)
        .every(({ approach, parties, count }) => this.#behind(approach, parties, count)) &&
      this.#inReserve(places.get(undefined) ?? [])
    );
  }

  /** Rows behind the bar, as long as it, one after the other to the far end of the locale. */
  #behind({ bar, inward, slot }: ApproachOnMap, parties: readonly Party[], count: number): boolean {
    const ground = groundOf(this.#locale, slot.rotation);
    ground.clear();
    ground.take(this.#taken);
    const middle = ground.toGround({ x: (bar[0].x + bar[1].x) / 2, y: (bar[0].y + bar[1].y) / 2 });
    const home = ground.toGround(slot);
    const down = ground.toGround(inward).y > 0 ? 1 : -1;
    const long = Math.hypot(bar[1].x - bar[0].x, bar[1].y - bar[0].y);
    const most = Math.max(1, Math.floor((long + 24) / (this.#width + gap)));
    const front = Math.abs(home.y - middle.y) - (blockSize.depth * (1 - this.#order.scale)) / 2;

    const boxes: Box[] = [];
    for (let depth = front; boxes.length < count && depth < ground.bottom - ground.top;) {
      const row = this.#row(ground, Math.min(most, count - boxes.length), home.x, middle.y + down * depth, long / 2);
      boxes.push(...row);
      depth += row.length > 0 ? this.#pitch : this.#pitch / 4;
    }
    if (boxes.length < count && !this.#force) return false;
    while (boxes.length < count) boxes.push(this.#box(slot, slot.rotation));
    this.#deal(parties, boxes);
    return true;
  }

  /** As many blocks as have room side by side, as near to the middle as may be. */
  #row(ground: Ground, most: number, home: number, y: number, reach: number): Box[] {
    for (let columns = most; columns > 0; columns--) {
      for (let slide = 0; slide <= reach; slide += 6) {
        for (const shift of slide === 0 ? [0] : [slide, -slide]) {
          const xs = this.#abreast(columns, home + shift);
          if (xs.every((x) => this.#room(ground, x, y))) {
            return xs.map((x) => this.#box(ground.toBoard({ x, y }), ground.rotation));
          }
        }
      }
    }
    return [];
  }

  /** The middles of so many blocks side by side. */
  #abreast(columns: number, middle: number): number[] {
    return Array.from({ length: columns }, (_, nth) => middle + (nth - (columns - 1) / 2) * (this.#width + gap));
  }

  #box(at: Point, rotation: number): Box {
    return { ...at, rotation, width: this.#width, height: this.#height };
  }

  #room(ground: Ground, x: number, y: number): boolean {
    return ground.hasRoom(x, y, this.#width, this.#height, this.#order.outside, mostTaken);
  }

  #inReserve(parties: readonly Party[]): boolean {
    // The largest find their place first.
    const bySize = [...parties].sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
    const ground = groundOf(this.#locale, 0);
    return bySize.every((party) => {
      ground.clear();
      ground.take(this.#taken);
      const ranks = this.#ranks(ground, party.count);
      // Rather a little smaller than in disorder.
      const boxes = ranks ?? (this.#order.scale > 0.9 ? undefined : this.#scattered(ground, party.count));
      if (!boxes && !this.#force) return false;
      this.#deal([party], boxes ?? Array.from({ length: party.count }, () => this.#box(this.#locale.anchor, 0)));
      return true;
    });
  }

  /** One body, in ranks of up to three, if there is room for one. */
  #ranks(ground: Ground, count: number): Box[] | undefined {
    const { anchor, label } = this.#locale;
    let best: { cost: number; boxes: readonly Point[] } | undefined;
    for (let columns = 1; columns <= Math.min(3, count); columns++) {
      const rows = Math.ceil(count / columns);
      if (columns > 1 && Math.ceil(count / (columns - 1)) === rows) continue;
      const width = columns * (this.#width + gap) - gap;
      const height = (rows - 1) * this.#pitch + this.#height;
      for (let y = ground.top + height / 2; y <= ground.bottom - height / 2; y += 7) {
        for (let x = ground.left + width / 2; x <= ground.right - width / 2; x += 7) {
          const onLabel = Math.abs(label.x - x) < width / 2 + 16 && Math.abs(label.y - y) < height / 2 + 16;
          const cost = Math.hypot(x - anchor.x, y - anchor.y) + (onLabel ? 60 : 0) + Math.abs(width - height) * 0.15;
          if (best && cost >= best.cost) continue;
          if (!ground.hasRoom(x, y, width, height, 0.3, mostTaken)) continue;
          const first = y - height / 2 + this.#height / 2;
          const boxes = Array.from({ length: rows }, (_, row) =>
            this.#abreast(Math.min(columns, count - row * columns), x).map((x) => ({
              x,
              y: first + row * this.#pitch,
            })),
          ).flat();
          if (boxes.every((at) => this.#room(ground, at.x, at.y))) best = { cost, boxes };
        }
      }
    }
    return best?.boxes.map((at) => this.#box(at, 0));
  }

  /** Each where it finds room, near to the first; upright, too. */
  #scattered(ground: Ground, count: number): Box[] | undefined {
    const boxes: Box[] = [];
    for (let nth = 0; nth < count; nth++) {
      const near = boxes[0] ?? this.#locale.anchor;
      let best: { cost: number; box: Box } | undefined;
      for (let y = ground.top; y <= ground.bottom; y += 7) {
        for (let x = ground.left; x <= ground.right; x += 7) {
          const cost = Math.hypot(x - near.x, (y - near.y) * 2);
          if (best && cost >= best.cost) continue;
          if (this.#room(ground, x, y)) best = { cost, box: this.#box({ x, y }, 0) };
          else if (!best || cost + 80 < best.cost) {
            if (ground.hasRoom(x, y, this.#height, this.#width, this.#order.outside, mostTaken)) {
              best = { cost: cost + 80, box: this.#box({ x, y }, 90) };
            }
          }
        }
      }
      if (!best) return undefined;
      boxes.push(best.box);
      ground.take([this.#claim(best.box)]);
    }
    return boxes;
  }

  /** Rows of one corps may lie closer than others may come to them. */
  #claim(box: Box): Box {
    return { ...box, width: box.width + 2 * gap, height: Math.max(box.height + gap, this.#pitch) };
  }

  #deal(parties: readonly Party[], boxes: readonly Box[]): void {
    let next = 0;
    for (const { key, count } of parties) {
      const mine = boxes.slice(next, next + count);
      const { scale } = this.#order;
      this.lies.set(
        key,
        mine.map(({ x, y, rotation }) => ({ x, y, rotation, scale })),
      );
      this.#taken.push(...mine.map((box) => this.#claim(box)));
      next += count;
    }
  }
}
