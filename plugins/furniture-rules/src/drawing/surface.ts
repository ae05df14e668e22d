import type { Part } from "../parts/part.js";
import type { Camera } from "./camera.js";
import { at, outline } from "./ink.js";
import { brightness, mix, shaded } from "./light.js";
import { between } from "./plane.js";
import type { Scene } from "./scene.js";
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

export function paint({ part }: Solid, faces: readonly Face[], scene: Scene): string {
  const painted = faces.map((face) => {
    if (part.material !== "plank") return flatFace(part, face, scene);
    const gap = gapBefore(part, face, scene.boards);
    if (gap === undefined) return woodFace(part, face, scene);
    const corners = face.corners.map(scene.camera.project);
    return gap < 0.01 ? "" : `<path d="${outline(corners)}" fill="${GAP_COLOR}"/>`;
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

function flatFace(part: Part, face: Face, scene: Scene): string {
  const { camera } = scene;
  const color = part.color ?? MATERIAL_COLORS[part.material];
  const fill = shaded(color, brightness(face.normal));
  const corners = face.corners.map(camera.project);
  const edge = mix(fill, isDark(fill) ? "#ffffff" : "#1c1814", isDark(fill) ? 0.14 : 0.32);
  const plain = `<path d="${outline(corners)}" fill="${fill}" stroke="${edge}"/>`;
  if (part.material === "galvanized") return plain + punching(face, fill, scene);
  if (part.material === "mirror") return plain + glare(face, camera);
  return plain;
}

/** The window in the mirror. */
function glare({ axis, corners: [a, b, c, d] }: Face, camera: Camera): string {
  if (axis !== "z") return "";
  const beam = (from: number, to: number): string =>
    outline(
      [between(a, b, from), between(a, b, to), between(d, c, to + 0.25), between(d, c, from + 0.25)].map(
        camera.project,
      ),
    );
  return `<path d="${beam(0.18, 0.36)}${beam(0.42, 0.48)}" fill="#fff" opacity=".35"/>`;
}

/** The teeth punched into a strip: a row of small dents along it. */
function punching(face: Face, fill: string, { camera, detail }: Scene): string {
  if (face.axis === "x" || (face.axis === "z" && detail < 1)) return "";
  const [a, b, c, d] = face.corners;
  const [start, end] =
    a.x === b.x ? [between(a, d, 0.5), between(b, c, 0.5)] : [between(a, b, 0.5), between(d, c, 0.5)];
  const length = Math.hypot(end.y - start.y, end.z - start.z);
  const count = Math.min(24, Math.max(1, Math.round((length / 3.2) * detail)));
  const dents = Array.from({ length: count }, (_, index) =>
    camera.project(between(start, end, (index + 0.5) / count)),
  );
  const path = dents.map((dent) => `M${at(dent)}h.01`).join("");
  return `<path d="${path}" stroke="${mix(fill, "#2a2824", 0.55)}" stroke-width="1.3" stroke-linecap="round"/>`;
}

function isDark(color: string): boolean {
  return parseInt(color.slice(1, 3), 16) + parseInt(color.slice(3, 5), 16) < 200;
}
