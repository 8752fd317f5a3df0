import { describe, expect, it, vi } from "vitest";
import { localeOf, locales } from "../map/map";
import { blocksOf } from "./blocks";
import { views } from "./fixtures/views";
import { contains, overlap, type Box } from "./geometry";
import { layOut, type TriumphPiece } from "./layout";
import { blockSize, countSize, flagSizes } from "./sizes";

/** As the whole board is seen in a window of 1440 by 900, and on a phone. */
const [fit, phone, near] = [0.24, 0.35, 1];

const of = <K extends TriumphPiece["kind"]>(kind: K, pieces: readonly TriumphPiece[]) =>
  pieces.filter((piece): piece is Extract<TriumphPiece, { kind: K }> => piece.kind === kind);

function hidden(boxes: readonly Box[]): number {
  const pairs = boxes.flatMap((one, place) =>
    boxes.slice(place + 1).map((other) => overlap(one, other) / (one.width * one.height)),
  );
  return Math.max(0, ...pairs);
}

describe.each([...views])("the pieces of %s", (_, view) => {
  const stacks = blocksOf(view);
  const onMap = stacks.filter(({ position }) => localeOf(position) !== undefined);

  it("are all there near by, and none covers more than a third of another in its locale", () => {
    const blocks = of("block", layOut(stacks, near));
    expect(blocks.map(({ id }) => id).toSorted()).toEqual(
      onMap.flatMap(({ blocks }) => blocks.map(({ key }) => key)).toSorted(),
    );
    for (const locale of new Set(onMap.map(({ position }) => localeOf(position)))) {
      const here = blocks.filter(({ stack }) => localeOf(stack.position) === locale);
      const boxes = here.map(({ x, y, rotation, scale }) => ({
        x,
        y,
        rotation,
        width: blockSize.length * scale,
        height: blockSize.depth * scale,
      }));
      expect(hidden(boxes)).toBeLessThan(1 / 3);
    }
  });

  it("stand in their locales, near by", () => {
    for (const { x, y, stack } of of("block", layOut(stacks, near))) {
      const locale = localeOf(stack.position);
      expect(locale !== undefined && contains(locales.get(locale)?.ring ?? [], { x, y }), stack.key).toBe(true);
    }
  });

  it.each([fit, phone])("are one for each stack from afar, and all can be read: %s", (zoom) => {
    const pieces = layOut(stacks, zoom);
    const counts = of("count", pieces);
    expect(counts.map(({ id }) => id).toSorted()).toEqual(onMap.map(({ key }) => key).toSorted());
    const [width, height] = [countSize.length / zoom, countSize.depth / zoom];
    expect(hidden(counts.map(({ x, y, rotation }) => ({ x, y, rotation, width, height })))).toBeLessThan(1 / 3);
    const cloth = flagSizes.far.cloth / zoom;
    const flags = of("flag", pieces).map(({ x, y, length, toLeft }) => ({
      x: x + (toLeft ? -length / 2 : length / 2),
      y,
      rotation: 0,
      width: length,
      height: cloth,
    }));
    expect(hidden(flags)).toBeLessThan(1 / 3);
  });

  it.each([fit, near])("have a flag for each commander on the map: %s", (zoom) => {
    const flags = of("flag", layOut(stacks, zoom)).map(({ commander }) => commander);
    expect(flags.toSorted()).toEqual(onMap.flatMap(({ commander }) => commander ?? []).toSorted());
  });
});

describe("what lies where", () => {
  it("depends on nothing hidden", () => {
    const view = views.get("allied-marginal-reinforced-cavalry-120-truth");
    if (!view) throw new Error("no view");
    const places = (seen: boolean) => {
      const { units, ...french } = structuredClone(view.french);
      return layOut(blocksOf({ ...view, french: seen ? { ...french, ...(units ? { units } : {}) } : french }), near)
        .filter(({ stack, kind }) => stack.side === "french" && kind === "flag")
        .map(({ id, x, y }) => ({ id, x, y }))
        .toSorted((one, other) => one.id.localeCompare(other.id));
    };
    expect(places(true)).toEqual(places(false));
  });

  it("depends on nothing that lay there before", async () => {
    const all = [...views.values()].map((view) => blocksOf(view));
    for (const zoom of [fit, phone, near]) {
      for (const stacks of all) layOut(stacks, zoom);
      const last = all[0] ?? [];
      vi.resetModules();
      const { layOut: layOutFirst } = await import("./layout");
      expect(layOut(last, zoom)).toEqual(layOutFirst(last, zoom));
    }
  });
});
