/** Steps of a quarter circle: enough for a highlight, few enough for a phone. */
const STEPS = 3;

const CORNERS = [
  { b: 1, c: 1, from: 0 },
  { b: -1, c: 1, from: Math.PI / 2 },
  { b: -1, c: -1, from: Math.PI },
  { b: 1, c: -1, from: (3 * Math.PI) / 2 },
] as const;

/** Points of an outline, the first one repeated at the end so that a picture can run round. */
export const OUTLINE_POINTS = CORNERS.length * (STEPS + 1) + 1;

/**
 * A rectangle with round corners, counter-clockwise, point by point: place and outward normal in the section's plane,
 * and the way round so far, cm. It starts at the lower end of the side at +b, so that a picture laid round it lies
 * upright on that side first. Which corner a point belongs to and where it faces is the same for every section.
 */
export class Outline {
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
