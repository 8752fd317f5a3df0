// Plane geometry. A point is [x, y]; a ring is a list of points, closed by itself; y points down.

export const distance = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);

export const mix = ([ax, ay], [bx, by], part) => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** The length of a line, and its direction. */
export function direction(from, to) {
  const length = distance(from, to);
  return { length, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] };
}

/** Twice the area on the left of the way from `a` over `b` to `c`. */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function cross([a, b], [c, d]) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

export function inside(point, ring) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

export const sides = (ring) => ring.map((point, i) => [point, ring[(i + 1) % ring.length]]);

/** Whether a convex ring lies wholly in another one. */
export function within(convex, ring) {
  return (
    convex.every((point) => inside(point, ring)) &&
    !sides(ring).some((side) => inside(side[0], convex) || sides(convex).some((other) => cross(side, other)))
  );
}

/** The point of a line that is nearest to another point. */
export function nearest(point, [a, b]) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return mix(a, b, Math.min(1, Math.max(0, part)));
}

/** A rectangle about its middle: `length` along a direction, `depth` at right angles to it. */
export function rectangle([x, y], [ux, uy], length, depth) {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([s, t]) => [
    x + (s * ux * length) / 2 - (t * uy * depth) / 2,
    y + (s * uy * length) / 2 + (t * ux * depth) / 2,
  ]);
}

/** The two parts of a cubic curve, [from, handle, handle, to]. */
export function split([p, q, r, s], part) {
  const pq = mix(p, q, part);
  const qr = mix(q, r, part);
  const rs = mix(r, s, part);
  const left = mix(pq, qr, part);
  const right = mix(qr, rs, part);
  const middle = mix(left, right, part);
  return [
    [p, pq, left, middle],
    [middle, right, rs, s],
  ];
}

export const at = (curve, part) => split(curve, part)[1][0];
