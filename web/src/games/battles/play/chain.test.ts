import { describe, expect, test } from "vitest";
import type { GeneralId, Pick, UnitId, View } from "../../../wire/battles";
import { attachedIn, changesIn, distanceIn, spanIn, withAttached, withDistance, withReach, withSpan } from "./chain";

const lefol = 1 as GeneralId;
const bruyeres = 2 as GeneralId;
const gency = 0 as UnitId;
const pire = 3 as UnitId;

/** As last turn left it: Lefol in his superior's span, Bruyères with a brigade. */
const view = {
  state: {
    position: {
      generals: {
        [lefol]: { distance: "in_span", reach: false },
        [bruyeres]: { distance: "out", reach: true, attached: pire },
      },
      units: { [gency]: { in_span: true }, [pire]: { in_span: false } },
    },
  },
} as unknown as View;

describe("the chain check", () => {
  test("begins with last turn's answers", () => {
    expect(distanceIn(view, [], lefol)).toBe("in_span");
    expect(attachedIn(view, [], bruyeres)).toBe(pire);
    expect(spanIn(view, [], pire)).toBe(false);
  });

  test("says a thing once, however often one changes one's mind", () => {
    const once = withDistance(view, [], lefol, "out");
    const again = withDistance(view, once, lefol, "touching");
    expect(again).toEqual([{ type: "distance", general: lefol, distance: "touching" }]);
    expect(distanceIn(view, again, lefol)).toBe("touching");
  });

  test("says nothing of what is again as it was", () => {
    expect(withDistance(view, withDistance(view, [], lefol, "out"), lefol, "in_span")).toEqual([]);
    expect(withReach(view, withReach(view, [], lefol, true), lefol, false)).toEqual([]);
    expect(withSpan(view, withSpan(view, [], gency, false), gency, true)).toEqual([]);
    expect(withAttached(view, withAttached(view, [], bruyeres, undefined), bruyeres, pire)).toEqual([]);
  });

  test("keeps the unit beside the general who is attached to it", () => {
    const attached = withAttached(view, [], lefol, gency);
    expect(attached).toEqual([
      { type: "attach", general: lefol },
      { type: "unit", unit: gency },
    ]);
    const both = withSpan(view, attached, pire, true);
    expect(attachedIn(view, both, lefol)).toBe(gency);
    expect(withAttached(view, both, lefol, undefined)).toEqual([{ type: "span", unit: pire, in_span: true }]);
  });

  test("counts what has changed, a general with his unit once", () => {
    const draft: readonly Pick[] = withSpan(view, withAttached(view, [], lefol, gency), gency, false);
    expect(changesIn(draft)).toBe(2);
    expect(changesIn([])).toBe(0);
  });
});
