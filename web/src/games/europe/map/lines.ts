/** The lines of the map by what they part: coasts, provinces, frontiers of states and of homelands, seas. */

import { arcs, pathOf, regions } from "./map";
import type { Arc } from "./places";

type Kind = "coast" | "province" | "state" | "homeland" | "sea" | "edge";

const kindOf = (face: string | null) => face?.slice(0, face.indexOf(":")) ?? "edge";
const isDry = (face: string | null) => kindOf(face) === "land" || kindOf(face) === "isle";
const homelandOf = (face: string | null) => regions.get(face?.slice(5) ?? "")?.homeland;

function parts({ left, right }: Arc): Kind {
  if (left === null || right === null) return "edge";
  if (isDry(left) !== isDry(right)) return "coast";
  if (!isDry(left)) return "sea";
  const [one, other] = [homelandOf(left), homelandOf(right)];
  if (one === undefined && other === undefined) return "state";
  return one === other ? "province" : "homeland";
}

const drawn = (kind: Kind) =>
  arcs
    .filter((arc) => parts(arc) === kind)
    .map(({ line }) => pathOf(line))
    .join("");

export const lines = {
  coast: drawn("coast"),
  province: drawn("province"),
  state: drawn("state"),
  homeland: drawn("homeland"),
  sea: drawn("sea"),
};
