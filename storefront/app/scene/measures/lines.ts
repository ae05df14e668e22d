import type { Vector } from "@planke46/furniture-rules";
import { type Bounds, diagonal } from "../camera/orbit.ts";
import { type Place, type Sight, seenAt } from "../camera/sight.ts";

/** What stands at each measure; an empty word hides its line. */
export interface MeasureWords {
  x: string;
  y: string;
  z: string;
}

/** How far from the furniture measures are drawn: cm, and as a share of its diagonal for what is small. */
const AWAY = { most: 9, share: 0.07 } as const;
/** Room for a measure and its word, in such ways. */
const WORDS = 2.2;

function awayFrom(bounds: Bounds): number {
  return Math.min(AWAY.most, AWAY.share * diagonal(bounds));
}

/** What shall be seen whole when measures are drawn round these bounds, cm. */
export function withMeasures(bounds: Bounds): Bounds {
  const { min, max } = bounds;
  const by = awayFrom(bounds) * WORDS;
  return {
    min: { x: min.x - by, y: min.y, z: min.z - by },
    max: { x: max.x + by, y: max.y, z: max.z + by },
  };
}

/** A line of measure on the picture, and where its word stands. */
export interface MeasureLine {
  from: Place;
  to: Place;
  word: Place;
}

/** The three measures, on the sides that are turned to who looks. */
export function measureLines(sight: Sight, { min, max }: Bounds): Record<"x" | "y" | "z", MeasureLine> {
  const away = awayFrom({ min, max });
  const front = Math.sin(sight.orbit.alpha) >= 0 ? { z: max.z, out: away } : { z: min.z, out: -away };
  const side = Math.cos(sight.orbit.alpha) >= 0 ? { x: max.x, out: away } : { x: min.x, out: -away };
  const far = side.out > 0 ? { x: min.x, out: -away } : { x: max.x, out: away };
  const line = (from: Vector, to: Vector, out: Vector): MeasureLine => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
    return {
      from: seenAt(sight, from),
      to: seenAt(sight, to),
      word: seenAt(sight, { x: middle.x + out.x, y: middle.y + out.y, z: middle.z + out.z }),
    };
  };
  const z = front.z + front.out;
  const x = side.x + side.out;
  return {
    x: line({ x: min.x, y: 0, z }, { x: max.x, y: 0, z }, { x: 0, y: 0, z: front.out }),
    y: line(
      { x: far.x + far.out, y: min.y, z: front.z },
      { x: far.x + far.out, y: max.y, z: front.z },
      {
        x: far.out,
        y: 0,
        z: 0,
      },
    ),
    z: line({ x, y: 0, z: min.z }, { x, y: 0, z: max.z }, { x: side.out, y: 0, z: 0 }),
  };
}

/** Puts the lines and words into a drawing laid over the canvas: a group for each measure with a line and a text. */
export function drawMeasures(svg: SVGSVGElement, sight: Sight, bounds: Bounds): void {
  svg.setAttribute("viewBox", `0 0 ${sight.width} ${sight.height}`);
  const lines = measureLines(sight, bounds);
  for (const axis of ["x", "y", "z"] as const) {
    const group = svg.querySelector(`[data-axis="${axis}"]`);
    const { from, to, word } = lines[axis];
    put(group?.querySelector("line"), { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    put(group?.querySelector("text"), { x: word.x, y: word.y });
  }
}

function put(element: Element | null | undefined, attributes: Record<string, number>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value.toFixed(1));
}
