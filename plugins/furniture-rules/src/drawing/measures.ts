import { decimal, type Language } from "../language/language.js";
import type { Part, Vector } from "../parts/part.js";
import { boundsOf } from "../parts/solid.js";
import { type Camera, PICTURE } from "./camera.js";
import { at, number } from "./ink.js";
import type { Point } from "./plane.js";

export interface Measure {
  from: Vector;
  to: Vector;
  /** The furniture's corners the measure is taken from. */
  edges: readonly [Vector, Vector];
  /** Whole cm where the furniture is. */
  cm: number;
}

const INK = "#5d5447";
const TEXT = { size: 24, digit: 14, unit: 38, height: 20, margin: 14 } as const;
/** Thinner than this, in cm, is not worth a dimension line. */
const LEAST = 5;

/** Length in front, width at the right, height at the left. */
export function measuresOf(parts: readonly Part[]): Measure[] {
  const { min, max } = boundsOf(parts);
  const away = Math.min(16, Math.max(5, 0.07 * Math.max(max.x - min.x, max.y - min.y)));
  const corner = (x: number, y: number, z: number): Vector => ({ x, y, z });
  const all: Measure[] = [
    {
      from: corner(min.x, 0, max.z + away),
      to: corner(max.x, 0, max.z + away),
      edges: [corner(min.x, 0, max.z), corner(max.x, 0, max.z)],
      cm: rounded(max.x - min.x),
    },
    {
      from: corner(max.x + away, 0, max.z),
      to: corner(max.x + away, 0, min.z),
      edges: [corner(max.x, 0, max.z), corner(max.x, 0, min.z)],
      cm: rounded(max.z - min.z),
    },
    {
      from: corner(min.x - away, 0, max.z),
      to: corner(min.x - away, max.y, max.z),
      edges: [corner(min.x, 0, max.z), corner(min.x, max.y, max.z)],
      cm: rounded(max.y - min.y),
    },
  ];
  return all.filter(({ cm }) => cm >= LEAST);
}

/** The dimension lines with their numbers, readable from 320 px width. */
export function measureLines(measures: readonly Measure[], camera: Camera, language: Language): string {
  const drawn = measures.map((measure) => measureLine(measure, camera, language));
  return `<g stroke="${INK}" fill="none" stroke-linecap="round">${drawn.map(({ lines }) => lines).join("")}</g><g fill="#2f2a22" font-family="ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif" font-size="${TEXT.size}" font-weight="500" text-anchor="middle">${drawn.map(({ text }) => text).join("")}</g>`;
}

function measureLine(
  { from, to, edges, cm }: Measure,
  camera: Camera,
  language: Language,
): { lines: string; text: string } {
  const [start, end] = [camera.project(from), camera.project(to)];
  const along = { x: end.x - start.x, y: end.y - start.y };
  const length = Math.hypot(along.x, along.y);
  const point = (share: number): Point => ({ x: start.x + along.x * share, y: start.y + along.y * share });
  const words = String(cm).length * TEXT.digit + TEXT.unit;
  const gap = (words / 2 + 7) / length;
  const fits = gap < 0.42;
  const line = fits
    ? `M${at(start)}L${at(point(0.5 - gap))}M${at(point(0.5 + gap))}L${at(end)}`
    : `M${at(start)}L${at(end)}`;
  const extensions = [
    [edges[0], from],
    [edges[1], to],
  ].map(([edge, tip]) => (edge && tip ? `M${at(camera.project(edge))}L${at(camera.project(tip))}` : ""));
  const text = fits ? textOn(point(0.5), along) : textBeside(start, end, words);
  return {
    lines: `<path d="${extensions.join("")}" stroke-width="1" opacity=".45" stroke-dasharray="1 4"/><path d="${line}${tick(start)}${tick(end)}" stroke-width="1.6"/>`,
    text: `<text ${text}>${decimal(cm, language)} cm</text>`,
  };
}

/** In the gap of its line and turned with it, never upside down. */
function textOn({ x, y }: Point, along: Point): string {
  const turned = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const upright = turned > 89.9 ? turned - 180 : turned < -100 ? turned + 180 : turned;
  return `transform="translate(${number(x)} ${number(y)})rotate(${number(upright)})" y="${number(TEXT.size * 0.36)}"`;
}

/** Next to a line that is too short for it; below it where the picture ends. */
function textBeside(start: Point, end: Point, words: number): string {
  const middle = { x: (start.x + end.x) / 2 + words / 2 + 10, y: (start.y + end.y) / 2 + TEXT.height };
  const rightmost = PICTURE.width - words / 2 - TEXT.margin;
  const below = Math.max(start.y, end.y) + TEXT.height + 6;
  const y = middle.x > rightmost ? below : middle.y;
  return `x="${number(Math.min(middle.x, rightmost))}" y="${number(Math.min(y, PICTURE.height - 6))}"`;
}

/** The slanting stroke of a workshop drawing. */
function tick({ x, y }: Point): string {
  return `M${at({ x: x - 5, y: y + 5 })}L${at({ x: x + 5, y: y - 5 })}`;
}

function rounded(cm: number): number {
  return Math.round(cm * 10) / 10;
}
