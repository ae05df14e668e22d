import type { Body, Ring } from "./sweep.ts";

/** An enamel mug of this height, cm. */
export const CUP_HEIGHT = 9;

const round = (y: number, radius: number): Ring => ({ at: { x: 0, y, z: 0 }, side: radius, across: radius });
const turned = (rings: Ring[]): Body => ({
  rings,
  across: { x: 0, y: 0, z: 1 },
  lathe: { x: 0, y: 1, z: 0 },
});

/** Wall, rim and inside. */
const BODY = turned([
  round(0, 0.1),
  round(0, 3.6),
  round(0.15, 4),
  round(0.6, 4.1),
  round(4, 4.15),
  round(8.55, 4.2),
  round(8.7, 4.36),
  round(8.9, 4.36),
  round(CUP_HEIGHT, 4.2),
  round(8.9, 4.05),
  round(8.6, 4.05),
  round(7, 4),
]);
const HANDLE: Body = {
  rings: Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 8 - 0.5) * Math.PI * 1.1;
    return {
      at: { x: 4 + 2.7 * Math.cos(turn), y: 4.6 + 2.9 * Math.sin(turn), z: 0 },
      side: 0.28,
      across: 0.62,
    };
  }),
  across: { x: 0, y: 0, z: 1 },
};

/** Standing on the origin, its handle along x. */
export const CUP: readonly Body[] = [BODY, HANDLE];
/** What is in it. */
export const COFFEE: readonly Body[] = [turned([round(7.2, 4.02), round(7.25, 2), round(7.25, 0.05)])];
