import type { Part } from "../parts/part.js";
import type { Camera } from "./camera.js";
import { at, outline } from "./ink.js";
import { brightness, mix, shaded } from "./light.js";
import { between } from "./plane.js";
import type { Face, Solid } from "./solids.js";
import { woodFace } from "./wood.js";

const MATERIAL_COLORS: Readonly<Record<Part["material"], string>> = {
  plank: "#c8b18e",
  steel: "#27292b",
  galvanized: "#a6a8a4",
  plastic: "#1d1c1a",
  mirror: "#d7e0e3",
  blackboard: "#2e3431",
  whiteboard: "#f4f4f1",
  cardboard: "#f1ede2",
};

/** Boards nearer than this, in cm, have a dark gap between them. */
const NARROW = 2;
const GAP_COLOR = "#4b3a27";

/** Paints faces of a solid; `boards` tells which of them look into a gap. */
export function paint(
  { part }: Solid,
  faces: readonly Face[],
  boards: readonly Part[],
  camera: Camera,
): string {
  const painted = faces.map((face) => {
    if (part.material !== "plank") return flatFace(part, face, camera);
    const gap = gapBefore(part, face, boards);
    if (gap === undefined) return woodFace(part, face, camera);
    return gap < 0.01 ? "" : `<path d="${outline(face.corners.map(camera.project))}" fill="${GAP_COLOR}"/>`;
  });
  return painted.join("");
}

/** The distance to the next board in front, where that is so near that one sees but a gap. */
function gapBefore(part: Part, face: Face, boards: readonly Part[]): number | undefined {
  if (face.axis !== "z" || part.along !== "x") return undefined;
  return boards
    .filter((board) => board.position.y === part.position.y && board.position.z > part.position.z)
    .map((board) => board.position.z - part.position.z - (board.size.z + part.size.z) / 2)
    .find((distance) => distance < NARROW);
}

function flatFace(part: Part, face: Face, camera: Camera): string {
  const color = part.color ?? MATERIAL_COLORS[part.material];
  const fill = shaded(color, brightness(face.normal));
  const corners = face.corners.map(camera.project);
  const edge = mix(fill, isDark(fill) ? "#ffffff" : "#1c1814", isDark(fill) ? 0.14 : 0.32);
  const plain = `<path d="${outline(corners)}" fill="${fill}" stroke="${edge}" stroke-width=".7"/>`;
  return part.material === "galvanized" ? plain + punching(face, camera, fill) : plain;
}

/** The teeth punched into a strip: a row of small dents along it. */
function punching(face: Face, camera: Camera, fill: string): string {
  if (face.axis === "x") return "";
  const [a, b, c, d] = face.corners;
  const length =
    Math.hypot(c.x - b.x, c.y - b.y, c.z - b.z) + Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) - 3;
  const lengthwise = Math.abs(b.x - a.x) < 0.001;
  const count = Math.min(24, Math.max(1, Math.round(length / 3.2)));
  const [start, end] = lengthwise
    ? [between(a, d, 0.5), between(b, c, 0.5)]
    : [between(a, b, 0.5), between(d, c, 0.5)];
  const dents = Array.from({ length: count }, (_, index) =>
    camera.project(between(start, end, (index + 0.5) / count)),
  );
  const path = dents.map((dent) => `M${at(dent)}h.01`).join("");
  return `<path d="${path}" stroke="${mix(fill, "#2a2824", 0.55)}" stroke-width="1.3" stroke-linecap="round"/>`;
}

function isDark(color: string): boolean {
  return parseInt(color.slice(1, 3), 16) + parseInt(color.slice(3, 5), 16) < 200;
}
