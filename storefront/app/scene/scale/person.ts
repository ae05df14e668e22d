import type { Body, Ring } from "./sweep.ts";

const DEPTH = { x: 0, y: 0, z: 1 };
const UP = { x: 0, y: 1, z: 0 };

/** `[x, y, z, half the width, half the depth]`, cm. */
type Numbers = readonly [number, number, number, number, number];

/** Height of the figure that shows the scale, cm: an average adult, as in architects' models. */
export const PERSON_HEIGHT = 175;

const TRUNK: Numbers[] = [
  [0, 80, 0, 11, 8],
  [0, 87, 0, 16.2, 10.6],
  [0, 96, 0, 16.4, 10.8],
  [0, 107, 0.5, 13.6, 9.2],
  [0, 120, 0.5, 15.4, 10.2],
  [0, 133, 0, 18, 11],
  [0, 141, -0.5, 17.4, 9.4],
  [0, 146.5, -0.8, 10, 7.2],
  [0, 151, -0.5, 5.8, 6],
  [0, 157, 0.6, 5.4, 5.8],
];
const HEAD: Numbers[] = [
  [0, 151.5, 3, 2.2, 2.6],
  [0, 154, 2.6, 5, 6.2],
  [0, 159, 1.8, 6.7, 8.6],
  [0, 165, 1.2, 7.5, 9.6],
  [0, 170, 0.6, 7, 8.8],
  [0, 173.6, 0.2, 4.6, 5.8],
  [0, PERSON_HEIGHT, 0, 0.2, 0.2],
];
const LEG: Numbers[] = [
  [8.6, 3, -1, 3.6, 4.4],
  [8.6, 10, -1, 3.7, 4.2],
  [8.8, 32, -1.6, 5.5, 6],
  [9, 46, 0, 5.3, 5.6],
  [9, 66, 0.5, 7.6, 8.2],
  [8.6, 82, 0, 8.8, 9.6],
  [8.4, 90, 0, 8, 9],
];
const FOOT: Numbers[] = [
  [8.4, 2.6, -7.4, 0.4, 0.4],
  [8.4, 3.2, -6.4, 3.2, 3],
  [9, 3.2, 3, 4, 3],
  [9.8, 2.2, 12, 4.6, 2.1],
  [10, 1.8, 17, 3.4, 1.6],
  [10, 1.7, 18.6, 0.3, 0.3],
];
const ARM: Numbers[] = [
  [14.5, 143.5, -0.5, 2, 2.4],
  [18.6, 140.5, -0.5, 4.8, 5.4],
  [20.6, 130, -1, 4.6, 5],
  [22.4, 113, -1.5, 3.8, 4.2],
  [23.4, 102, 0, 3.9, 4.1],
  [24.2, 88, 2.6, 2.6, 2.8],
  [24.4, 81, 4, 2.4, 4.2],
  [24.2, 73, 5.4, 1.7, 3.2],
  [24, 69.5, 6, 0.3, 0.4],
];

/** Standing on the floor over the origin, looking along z. */
export const PERSON: readonly Body[] = [
  body(TRUNK, DEPTH),
  body(HEAD, DEPTH),
  ...[-1, 1].flatMap((side) => [body(LEG, DEPTH, side), body(FOOT, UP, side), body(ARM, DEPTH, side)]),
];

function body(numbers: readonly Numbers[], across: Body["across"], side = 1): Body {
  const rings: Ring[] = numbers.map(([x, y, z, width, depth]) => ({
    at: { x: x * side, y, z },
    side: width,
    across: depth,
  }));
  return { rings, across };
}
