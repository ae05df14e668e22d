import type { Part, Vector } from "../parts/part.js";
import { boundsOf } from "../parts/solid.js";
import type { Camera } from "./camera.js";
import { at } from "./ink.js";
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
const TEXT = { size: 25, digit: 14.5, space: 7, height: 20 } as const;

/** Length in front, width at the right, height at the left. */
export function measuresOf(parts: readonly Part[]): Measure[] {
  const { min, max } = boundsOf(parts);
  const away = Math.min(16, Math.max(5, 0.07 * Math.max(max.x - min.x, max.y - min.y)));
  const corner = (x: number, y: number, z: number): Vector => ({ x, y, z });
  return [
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
}

/** The dimension lines with their numbers, readable from 320 px width. */
export function measureLines(measures: readonly Measure[], camera: Camera): string {
  const drawn = measures.map((measure) => measureLine(measure, camera));
  return `<g stroke="${INK}" fill="none" stroke-linecap="round">${drawn.map(({ lines }) => lines).join("")}</g><g fill="#2f2a22" font-family="ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif" font-size="${TEXT.size}" font-weight="500" text-anchor="middle">${drawn.map(({ text }) => text).join("")}</g>`;
}

function measureLine({ from, to, edges, cm }: Measure, camera: Camera): { lines: string; text: string } {
  const [start, end] = [camera.project(from), camera.project(to)];
  const label = `${cm} cm`;
  const halfWidth = (String(cm).length * TEXT.digit + TEXT.space + 2.2 * TEXT.digit) / 2 + 5;
  const run = { x: end.x - start.x, y: end.y - start.y };
  const length = Math.hypot(run.x, run.y);
  const along = { x: run.x / length, y: run.y / length };
  const gap = Math.min(halfWidth / Math.abs(along.x), (TEXT.height / 2 + 5) / Math.abs(along.y));
  const point = (distance: number): Point => ({
    x: start.x + along.x * distance,
    y: start.y + along.y * distance,
  });
  const middle = point(length / 2);
  const line =
    length / 2 - gap > 4
      ? `M${at(start)}L${at(point(length / 2 - gap))}M${at(point(length / 2 + gap))}L${at(end)}`
      : "";
  const ticks = [start, end].map(tick).join("");
  const extensions = [
    [edges[0], from],
    [edges[1], to],
  ].map(([edge, tip]) => (edge && tip ? `M${at(camera.project(edge))}L${at(camera.project(tip))}` : ""));
  return {
    lines: `<path d="${extensions.join("")}" stroke-width="1" opacity=".45" stroke-dasharray="1 4"/><path d="${line}${ticks}" stroke-width="1.6"/>`,
    text: `<text x="${Math.round(middle.x)}" y="${Math.round(middle.y + TEXT.size * 0.36)}">${label}</text>`,
  };
}

/** The slanting stroke of a workshop drawing. */
function tick({ x, y }: Point): string {
  return `M${at({ x: x - 5, y: y + 5 })}L${at({ x: x + 5, y: y - 5 })}`;
}

function rounded(cm: number): number {
  return Math.round(cm * 10) / 10;
}
