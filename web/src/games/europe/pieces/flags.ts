/** The flags of the powers, on a cloth of 33 by 21, and the sign by which each is told without its colour. */

import type { Power } from "../map/places";

export interface Flag {
  readonly cloth: readonly { readonly d: string; readonly fill: string }[];
  /** A shape of its own within a circle of radius 7, for who does not tell the colours. */
  readonly sign: string;
}

const [white, red, blue, gold, black] = ["#f4efe2", "#b3302c", "#2b4f91", "#e1b437", "#201c22"];
const whole = "M0-4H34V26H0Z";

export const flags: Readonly<Record<Power, Flag>> = {
  France: {
    cloth: [
      { d: "M0-4H11V26H0Z", fill: blue },
      { d: "M11-4H22V26H11Z", fill: white },
      { d: "M22-4H34V26H22Z", fill: red },
    ],
    sign: "M-6-6H-2.7V6H-6ZM-1.6-6H1.6V6H-1.6ZM2.7-6H6V6H2.7Z",
  },
  Britain: {
    cloth: [
      { d: whole, fill: "#27407c" },
      { d: "M-2-1L2-4 36 20 32 24ZM36-1L32-4-2 20 2 24Z", fill: white },
      { d: "M12.5-4H20.5V26H12.5ZM0 6.5H34V14.5H0Z", fill: white },
      { d: "M14.3-4H18.7V26H14.3ZM0 8.3H34V12.7H0Z", fill: red },
    ],
    sign: "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
  },
  Prussia: {
    cloth: [
      { d: whole, fill: white },
      { d: "M0-4H34V2.5H0ZM0 18H34V26H0Z", fill: black },
      {
        d: "M16.5 4.2l2 2.6 6-1.8-1.6 3 2 .8-3.4 2 .8 2-3.4-.6-2.4 4.2-2.4-4.2-3.4.6.8-2-3.4-2 2-.8-1.6-3 6 1.8Z",
        fill: black,
      },
    ],
    sign: "M0-6L6 5H-6Z",
  },
  Russia: {
    cloth: [
      { d: whole, fill: "#3c7043" },
      { d: "M-2-1L1-4 36 21 33 25ZM36-1L33-4-2 21 1 25Z", fill: white },
      { d: "M11 10.4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z", fill: gold },
    ],
    sign: "M0-6.5L6.5 0 0 6.5-6.5 0Z",
  },
  Ottoman: {
    cloth: [
      { d: whole, fill: "#a9302b" },
      { d: "M18.5 4.4A6.2 6.2 0 1 0 18.5 16.2 4.9 4.9 0 1 1 18.5 4.4Z", fill: white },
      { d: "M19.8 10.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: white },
    ],
    sign: "M3-5.5A6 6 0 1 0 3 5.5 5 5 0 1 1 3-5.5Z",
  },
  Austria: {
    cloth: [
      { d: "M0-4H34V6.4H0ZM0 14H34V26H0Z", fill: red },
      { d: "M0 6.4H34V14H0Z", fill: white },
    ],
    sign: "M-6-5H6V-1.5H-6ZM-6 1.5H6V5H-6Z",
  },
  Spain: {
    cloth: [
      { d: whole, fill: red },
      { d: "M0 5H34V15.6H0Z", fill: gold },
    ],
    sign: "M-6 6V-3L-3 0 0-6 3 0 6-3V6Z",
  },
};
