import type { Part } from "../parts/part.js";
import type { Camera } from "./camera.js";
import { at, outline } from "./ink.js";
import { brightness, mix, shaded } from "./light.js";
import { between, type Point } from "./plane.js";
import { type Face, isSeen, type Solid } from "./solids.js";
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

/** The sides of a solid that one sees. */
export function paint(solid: Solid, camera: Camera): string {
  return solid.faces
    .filter((face) => isSeen(face, camera.eye) && area(face.corners.map(camera.project)) > 0.4)
    .map((face) =>
      solid.part.material === "plank" ? woodFace(solid, face, camera) : flatFace(solid, face, camera),
    )
    .join("");
}

function flatFace({ part }: Solid, face: Face, camera: Camera): string {
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

/** The area of an outline in the picture. */
function area(points: readonly Point[]): number {
  let doubled = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    doubled += point.x * next.y - next.x * point.y;
  });
  return Math.abs(doubled) / 2;
}

function isDark(color: string): boolean {
  return parseInt(color.slice(1, 3), 16) + parseInt(color.slice(3, 5), 16) < 200;
}
