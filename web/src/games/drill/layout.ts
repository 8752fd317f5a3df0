/** Where things lie on the drill's board, in world units. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The middle of square 1 to 6. */
  square(number: number): Point;
  squareSize: number;
  /** The plaque of each company. */
  plaque(seat: number, seats: number): Box;
  /** Drawn as a pile where there is room, told in words where there is none. */
  deck: Point;
  round: Point;
  /** The middle of a card of one's own hand. */
  card(place: number, count: number): Point;
  cardSize: { width: number; height: number };
  /** Where the cards of the bid lie. */
  tray: Box;
  bidCard(place: number): Point;
  /** Where the man stands who waits to be posted. */
  sentry: Point;
  /** Where a charge is chosen: hold, one die, two dice. */
  knob(place: number): Point;
  /** The middle of the hand of a company, where all hands are open. */
  openHand(place: number): Point;
  /** Where a card lies that is on offer. */
  offer: Point;
}

/** Cards beside each other, closer together where there are many. */
function spread(place: number, count: number, middle: number, room: number, step: number): number {
  const gap = count > 1 ? Math.min(step, room / (count - 1)) : 0;
  return middle + (place - (count - 1) / 2) * gap;
}

export const wide: Layout = {
  width: 1080,
  height: 720,
  squareSize: 168,
  square: (number) => ({ x: 348 + 192 * ((number - 1) % 3), y: 178 + 192 * Math.floor((number - 1) / 3) }),
  plaque(seat, seats) {
    const left = seat % 2 === 0;
    const second = seat >= 2;
    const top = seats <= 2 ? 190 : second ? 290 : 96;
    return { x: left ? 22 : 858, y: top, width: 200, height: 166 };
  },
  deck: { x: 120, y: 596 },
  round: { x: 540, y: 46 },
  cardSize: { width: 84, height: 118 },
  card: (place, count) => ({ x: spread(place, count, 386, 290, 88), y: 614 }),
  tray: { x: 600, y: 540, width: 300, height: 150 },
  bidCard: (place) => ({ x: 654 + 96 * place, y: 615 }),
  sentry: { x: 985, y: 592 },
  knob: (place) => ({ x: 464 + 76 * place, y: 512 }),
  openHand: (place) => ({ x: 380 + 340 * (place % 2), y: 566 + 104 * Math.floor(place / 2) }),
  offer: { x: 985, y: 545 },
};

/** For a phone held upright. */
export const tall: Layout = {
  width: 640,
  height: 960,
  squareSize: 186,
  square: (number) => ({ x: 118 + 202 * ((number - 1) % 3), y: 384 + 202 * Math.floor((number - 1) / 3) }),
  plaque(seat, seats) {
    if (seats <= 2) return { x: seat === 0 ? 20 : 330, y: 70, width: 290, height: 180 };
    return { x: seat % 2 === 0 ? 20 : 330, y: seat < 2 ? 62 : 166, width: 290, height: 98 };
  },
  deck: { x: 616, y: 40 },
  round: { x: 24, y: 40 },
  cardSize: { width: 92, height: 128 },
  card: (place, count) => ({ x: spread(place, count, 236, 350, 96), y: 868 }),
  tray: { x: 470, y: 786, width: 156, height: 164 },
  bidCard: (place) => ({ x: 512 + 36 * place, y: 868 }),
  sentry: { x: 66, y: 798 },
  knob: (place) => ({ x: 230 + 90 * place, y: 748 }),
  openHand: (place) => ({ x: 165 + 310 * (place % 2), y: 770 + 110 * Math.floor(place / 2) }),
  offer: { x: 580, y: 742 },
};
