import type { Solid } from "../description/solid.ts";
import { type Frame, frameOf, Points, SECTION, type Writer } from "./writer.ts";

/** Steps of a quarter circle: enough for a highlight, few enough for a phone. */
const STEPS = 3;

const CORNERS = [
  { b: 1, c: 1, from: 0 },
  { b: -1, c: 1, from: Math.PI / 2 },
  { b: -1, c: -1, from: Math.PI },
  { b: 1, c: -1, from: (3 * Math.PI) / 2 },
] as const;

/** Points of an outline, the first one repeated at the end so that a picture can run round. */
const OUTLINE_POINTS = CORNERS.length * (STEPS + 1) + 1;

/**
 * A rectangle with round corners, counter-clockwise, point by point: place and outward normal in the section's plane,
 * and the way round so far, cm. It starts at the lower end of the side at +b, so that a picture laid round it lies
 * upright on that side first. Which corner a point belongs to and where it faces is the same for every section.
 */
class Outline {
  readonly b = new Float64Array(OUTLINE_POINTS);
  readonly c = new Float64Array(OUTLINE_POINTS);
  readonly nb = new Float64Array(OUTLINE_POINTS);
  readonly nc = new Float64Array(OUTLINE_POINTS);
  readonly round = new Float64Array(OUTLINE_POINTS);
  private readonly cornerB = new Float64Array(OUTLINE_POINTS);
  private readonly cornerC = new Float64Array(OUTLINE_POINTS);

  constructor() {
    this.face(0, CORNERS[3], 0);
    let point = 1;
    for (const corner of CORNERS) {
      for (let step = 0; step <= STEPS; step++) {
        const isStart = corner === CORNERS[3] && step === STEPS;
        this.face(point++, corner, isStart ? 0 : corner.from + (step / STEPS) * (Math.PI / 2));
      }
    }
  }

  /** Becomes the outline of `width` (b) by `depth` (c), cm. */
  fit(width: number, depth: number, radius: number): void {
    const [flatB, flatC] = [width / 2 - radius, depth / 2 - radius];
    const { b, c, nb, nc, round, cornerB, cornerC } = this;
    for (let point = 0; point < OUTLINE_POINTS; point++) {
      b[point] = (cornerB[point] ?? 0) * flatB + radius * (nb[point] ?? 0);
      c[point] = (cornerC[point] ?? 0) * flatC + radius * (nc[point] ?? 0);
      const before = point - 1;
      round[point] =
        point === 0
          ? 0
          : (round[before] ?? 0) +
            Math.hypot((b[point] ?? 0) - (b[before] ?? 0), (c[point] ?? 0) - (c[before] ?? 0));
    }
  }

  private face(point: number, corner: (typeof CORNERS)[number], angle: number): void {
    this.cornerB[point] = corner.b;
    this.cornerC[point] = corner.c;
    this.nb[point] = Math.cos(angle);
    this.nc[point] = Math.sin(angle);
  }
}

/** A cap has a point in its middle and those of the outline round it. */
const CAP_POINTS = OUTLINE_POINTS + 1;

const section = new Outline();
const ring = new Points(OUTLINE_POINTS);
const cap = new Points(CAP_POINTS);

/** How far the edges of a bar's ends are broken, cm. */
function bevelOf({ chamfer, size, along }: Solid): number {
  return Math.min(chamfer, size[along] / 4);
}

/** Rings of points round a bar: two, and two more where the edges of its ends are broken. */
export function ringsOf(solid: Solid): 2 | 4 {
  return bevelOf(solid) > 0 ? 4 : 2;
}

/** Vertices and triangles of a bar with so many rings. */
export function countsOf(rings: number): { vertices: number; triangles: number } {
  return {
    vertices: rings * OUTLINE_POINTS + 2 * CAP_POINTS,
    triangles: 2 * (rings - 1) * (OUTLINE_POINTS - 1) + 2 * (OUTLINE_POINTS - 1),
  };
}

/** Writes the vertices of a solid: its sides with rounded edges, broken ends, and two caps. */
export function extrude(solid: Solid, writer: Writer): void {
  const [b, c] = SECTION[solid.along];
  section.fit(solid.size[b], solid.size[c], solid.round);
  const frame = frameOf(solid);
  const bevel = bevelOf(solid);
  if (bevel > 0) writeRing(solid, frame, -1, bevel, true, writer);
  writeRing(solid, frame, -1, bevel, false, writer);
  writeRing(solid, frame, 1, bevel, false, writer);
  if (bevel > 0) writeRing(solid, frame, 1, bevel, true, writer);
  writeCap(solid, frame, -1, bevel, writer);
  writeCap(solid, frame, 1, bevel, writer);
}

/** Where the cut of an end runs: its middle along the bar, and how it leans with b and with c. */
function cutOf({ along, size, mitre }: Solid, end: -1 | 1): { middle: number; b: number; c: number } {
  const square = (end * size[along]) / 2;
  if (!mitre) return { middle: square, b: 0, c: 0 };
  const slope = end > 0 ? mitre.upper : mitre.lower;
  const onB = SECTION[along][0] === mitre.across;
  return {
    middle: square - (end * Math.abs(slope) * size[mitre.across]) / 2,
    b: onB ? slope : 0,
    c: onB ? 0 : slope,
  };
}

/** One ring round the bar: at the sides' end, or (`outer`) where a broken edge meets the cap. */
function writeRing(
  solid: Solid,
  frame: Frame,
  end: -1 | 1,
  bevel: number,
  outer: boolean,
  writer: Writer,
): void {
  const cut = cutOf(solid, end);
  const inwards = outer ? bevel : 0;
  const back = outer ? 0 : end * bevel;
  const scale = end / Math.hypot(1, cut.b, cut.c);
  for (let point = 0; point < OUTLINE_POINTS; point++) {
    const [nb, nc] = [section.nb[point] ?? 0, section.nc[point] ?? 0];
    const b = (section.b[point] ?? 0) - nb * inwards;
    const c = (section.c[point] ?? 0) - nc * inwards;
    ring.a[point] = cut.middle + cut.b * b + cut.c * c - back;
    ring.b[point] = b;
    ring.c[point] = c;
    ring.na[point] = outer ? scale : 0;
    ring.nb[point] = outer ? -cut.b * scale : nb;
    ring.nc[point] = outer ? -cut.c * scale : nc;
  }
  layPicture(solid);
  writer.write(ring, frame, solid.position, 0);
}

/** Of wood the place in the plank's picture, 0 to 1; of everything else cm along and round the bar. */
function layPicture({ size, along, sawn, round }: Solid): void {
  const half = size[along] / 2;
  for (let point = 0; point < OUTLINE_POINTS; point++) {
    const fromEnd = (ring.a[point] ?? 0) + half;
    const way = section.round[point] ?? 0;
    ring.u[point] = sawn ? (sawn.along + fromEnd) / sawn.plankLength : fromEnd;
    ring.v[point] = sawn ? (sawn.across + round + way) / sawn.plankWidth : way;
  }
}

function writeCap(solid: Solid, frame: Frame, end: -1 | 1, bevel: number, writer: Writer): void {
  const [axisB, axisC] = SECTION[solid.along];
  const [height, width] = [solid.size[axisB], solid.size[axisC]];
  const cut = cutOf(solid, end);
  const scale = end / Math.hypot(1, cut.b, cut.c);
  for (let point = 0; point < CAP_POINTS; point++) {
    const from = point - 1;
    const b = from < 0 ? 0 : (section.b[from] ?? 0) - (section.nb[from] ?? 0) * bevel;
    const c = from < 0 ? 0 : (section.c[from] ?? 0) - (section.nc[from] ?? 0) * bevel;
    cap.a[point] = cut.middle + cut.b * b + cut.c * c;
    cap.b[point] = b;
    cap.c[point] = c;
    cap.na[point] = scale;
    cap.nb[point] = -cut.b * scale;
    cap.nc[point] = -cut.c * scale;
    cap.u[point] = 0.5 + c / width;
    cap.v[point] = 0.5 + b / height;
  }
  writer.write(cap, frame, solid.position, 1);
}

/**
 * Writes the triangles of a solid whose vertices begin at `first`, counter-clockwise seen from outside, from place `at`
 * of the list on; answers the place behind them.
 */
export function triangulate(rings: number, first: number, into: Uint32Array, at: number): number {
  let next = at;
  for (let lower = 0; lower + 1 < rings; lower++) {
    for (let point = 0; point + 1 < OUTLINE_POINTS; point++) {
      const near = first + lower * OUTLINE_POINTS + point;
      const far = near + OUTLINE_POINTS;
      into.set([near, near + 1, far, near + 1, far + 1, far], next);
      next += 6;
    }
  }
  for (const end of [0, 1]) {
    const middle = first + rings * OUTLINE_POINTS + end * CAP_POINTS;
    for (let point = 1; point < OUTLINE_POINTS; point++) {
      const [one, two] = [middle + point, middle + point + 1];
      into.set(end === 1 ? [middle, one, two] : [middle, two, one], next);
      next += 3;
    }
  }
  return next;
}
