import { DRAWING_WORDS } from "../language/drawing.js";
import { decimal, type Language } from "../language/language.js";
import type { Part, Vector } from "../parts/part.js";
import { boundsOf, cornersOf } from "../parts/solid.js";
import { type Camera, PICTURE } from "./camera.js";
import { escapeText, fingerprint, outline } from "./ink.js";
import { shadowOf } from "./light.js";
import { measureLines, measuresOf } from "./measures.js";
import { paintersOrder } from "./order.js";
import { hull } from "./plane.js";
import { sceneOf } from "./scene.js";
import { solidsOf } from "./solids.js";
import { paint } from "./surface.js";
import { visibleFaces } from "./visible.js";

export interface DrawingOptions {
  /** Read out by screen readers and shown on hover. */
  title?: string;
  /** "#RRGGBB" of the steel instead of the one in the parts list. */
  color?: string;
  /** Dimension lines with lengths in cm. */
  measures?: boolean;
  /** false leaves out the light's shadow on the floor: paper has none, and printers no blur. */
  shadow?: boolean;
  /** Leaves out empty paper above and below, so that a long, low piece fills a low window. The width stays 640 units. */
  cropped?: boolean;
  language?: Language;
}

const WHOLE = `0 0 ${PICTURE.width} ${PICTURE.height}`;
/** Paper that stays above and below what is drawn: lines, their ticks and their numbers need it. */
const PAPER = { above: 24, below: 40 } as const;

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * A picture of the furniture as a standalone, accessible SVG of 640 × 480 units, made from the parts list alone.
 * The same parts and options always give the same text. An empty parts list throws a RangeError.
 */
export function drawing(parts: readonly Part[], options: DrawingOptions = {}): string {
  const { title, color, measures = false, language = "de", shadow = true, cropped = false } = options;
  const colored = color && HEX.test(color) ? parts.map((part) => recolored(part, color)) : parts;
  const lines = measures ? measuresOf(colored) : [];
  const corners = colored.flatMap(cornersOf);
  const mustSee = [...corners, ...corners.map(shadowOf), ...lines.flatMap(({ from, to }) => [from, to])];
  const scene = sceneOf(colored, mustSee, measures ? 24 : 30);
  const name = escapeText(title ?? DRAWING_WORDS[language].title);
  const id = `f${fingerprint(JSON.stringify([colored, title, measures, language])).toString(36)}`;
  const { camera } = scene;
  const ordered = paintersOrder(solidsOf(colored), camera);
  const faces = visibleFaces(ordered, camera);
  const body = ordered.map(({ solid }, index) => paint(solid, faces[index] ?? [], scene)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cropped ? croppedBox(mustSee, camera) : WHOLE}" role="img" aria-labelledby="${id}t ${id}d"><title id="${id}t">${name}</title><desc id="${id}d">${description(colored, language)}</desc>${shadow ? shadowOnFloor(colored, camera, id) : ""}<g stroke-linejoin="round" stroke-width=".7">${body}</g>${measures ? measureLines(lines, camera, language) : ""}</svg>`;
}

function croppedBox(mustSee: readonly Vector[], camera: Camera): string {
  const seen = mustSee.map((point) => camera.project(point).y);
  const top = Math.max(0, Math.floor(Math.min(...seen) - PAPER.above));
  const bottom = Math.min(PICTURE.height, Math.ceil(Math.max(...seen) + PAPER.below));
  return `0 ${top} ${PICTURE.width} ${bottom - top}`;
}

function recolored(part: Part, color: string): Part {
  return part.material === "steel" ? { ...part, color } : part;
}

function description(parts: readonly Part[], language: Language): string {
  const { min, max } = boundsOf(parts);
  const word = DRAWING_WORDS[language];
  const cm = (axis: keyof Vector): string =>
    `${decimal(Math.round((max[axis] - min[axis]) * 10) / 10, language)} cm`;
  return `${word.length} ${cm("x")}, ${word.depth} ${cm("z")}, ${word.height} ${cm("y")}`;
}

/** What the light leaves on the floor: a soft shadow of everything, and a dark touch where the feet stand. */
function shadowOnFloor(parts: readonly Part[], camera: Camera, id: string): string {
  const cast = parts
    .filter((part) => part.role !== "band" && part.role !== "foot")
    .map((part) => outline(hull(cornersOf(part).map((corner) => camera.project(shadowOf(corner))))));
  const standing = parts.map(cornersOf).filter((corners) => corners.some((corner) => corner.y < 0.01));
  const touch = standing.map((corners) =>
    outline(hull(corners.map((corner) => camera.project({ ...corner, y: 0 })))),
  );
  const blur = (name: string, radius: number): string =>
    `<filter id="${id}${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="${PICTURE.width}" height="${PICTURE.height}"><feGaussianBlur stdDeviation="${radius}"/></filter>`;
  return `<defs>${blur("s", 9)}${blur("c", 3)}</defs><g fill="#4a3a26"><path d="${cast.join("")}" fill-rule="nonzero" opacity=".22" filter="url(#${id}s)"/><path d="${touch.join("")}" stroke="#4a3a26" stroke-width="6" opacity=".4" filter="url(#${id}c)"/></g>`;
}
