import type { Vector } from "@planke46/furniture-rules";
import { dot } from "../camera/orbit.ts";
import type { Piece } from "../model/pieces.ts";
import { STUDIO } from "../renderer/studio.ts";
import type { Plate, Through } from "./rasterise.ts";
import type { Reach } from "./shade.ts";

/** A plank's picture, unpacked: three bytes a point. */
export interface Texture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Studio {
  plate: Plate;
  eye: Vector;
  through: Through;
  pieces: readonly Piece[];
  textures: ReadonlyMap<string, Texture>;
  window: Reach;
  ceiling: Reach;
}

const WINDOW = unit(STUDIO.window.towards);
/** The wood as the scene's shader has it: planed, oiled and waxed. */
const WOOD = { power: 2.45, tint: [1.17, 1.12, 1.08] } as const;
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** WOOD.power);
/** Of the shadow on the ground, and how coarse it is worked out (points). */
const GROUND_SHADE = { color: [97, 85, 71], coarse: 6 } as const;

/** Red, green, blue and how opaque, a byte each: the furniture, and on the ground its shadow alone. */
export function develop(studio: Studio, row: number, into: Uint8ClampedArray): void {
  const { plate, eye, through } = studio;
  for (let x = 0; x < plate.width; x++) {
    const at = row * plate.width + x;
    const near = plate.near[at] ?? 0;
    if (near === 0) continue;
    const way = through(x + 0.5, row + 0.5);
    const place = { x: eye.x + way.x / near, y: eye.y + way.y / near, z: eye.z + way.z / near };
    const light = lit(studio, at, place, way);
    for (let channel = 0; channel < 3; channel++) into[at * 4 + channel] = shown(light[channel] ?? 0) * 255;
    into[at * 4 + 3] = 255;
  }
}

/** The shadow on the ground, worked out for every few points of a picture: how dark, 0 to 1. */
export interface GroundShade {
  columns: number;
  dark: Float32Array;
}

export function emptyGround({ width, height }: Plate): GroundShade {
  const { coarse } = GROUND_SHADE;
  const columns = Math.ceil(width / coarse) + 2;
  return { columns, dark: new Float32Array(columns * (Math.ceil(height / coarse) + 2)) };
}

/** Works out the shadow for the row of points that begins at this row of the picture. */
export function shadeGround(
  { plate, eye, through, window, ceiling }: Studio,
  row: number,
  shade: GroundShade,
) {
  const { coarse } = GROUND_SHADE;
  if (row % coarse !== 0) return;
  for (let column = 0; column < shade.columns; column++) {
    const x = column * coarse;
    const way = through(x, row);
    if (way.y > -0.02) continue;
    const reach = -eye.y / way.y;
    const [px, pz] = [eye.x + way.x * reach, eye.z + way.z * reach];
    const open = ceiling(px, 0.3, pz, 8);
    // Wide, as the window is: no stripes of light through the joints of a top.
    const direct = window(px, 0.3, pz, 12);
    const edge = Math.min(x, plate.width - x, plate.height - row) / (plate.width * 0.1);
    const dark = (1 - (0.64 + 0.36 * open) * (0.84 + 0.16 * direct)) * step(0, 1, edge);
    shade.dark[(row / coarse) * shade.columns + column] = dark;
  }
}

/** Lays the shadow on a row of the picture, where no furniture is. */
export function layGround(
  { plate }: Studio,
  row: number,
  { columns, dark }: GroundShade,
  into: Uint8ClampedArray,
) {
  const { coarse, color } = GROUND_SHADE;
  const upper = Math.floor(row / coarse) * columns;
  const down = (row % coarse) / coarse;
  for (let x = 0; x < plate.width; x++) {
    const at = row * plate.width + x;
    if ((plate.near[at] ?? 0) > 0) continue;
    const left = upper + Math.floor(x / coarse);
    const across = (x % coarse) / coarse;
    const above = (dark[left] ?? 0) * (1 - across) + (dark[left + 1] ?? 0) * across;
    const below = (dark[left + columns] ?? 0) * (1 - across) + (dark[left + columns + 1] ?? 0) * across;
    into.set(color, at * 4);
    into[at * 4 + 3] = (above * (1 - down) + below * down) * 255;
  }
}

function lit({ plate, pieces, textures, window, ceiling }: Studio, at: number, place: Vector, way: Vector) {
  const [u = 0, v = 0, nx = 0, ny = 0, nz = 0] = plate.surface.subarray(at * 5, at * 5 + 5);
  const n = unit({ x: nx, y: ny, z: nz });
  const { finish } = pieces[plate.piece[at] ?? 0] ?? {};
  const texture = finish?.picture === undefined ? undefined : textures.get(finish.picture);
  const color = texture ? woodAt(texture, u, v) : (finish?.color ?? [0.5, 0.5, 0.5]);
  const [metal, rough] = [finish?.metal ?? 0, finish?.rough ?? 0.6];
  const facing = Math.max(0, dot(n, WINDOW));
  const open = ceiling(place.x + n.x * 2.2, place.y + n.y * 2.2 + 1.4, place.z + n.z * 2.2, 4);
  const direct =
    facing > 0 ? facing * window(place.x + n.x * 1.2, place.y + n.y * 1.2, place.z + n.z * 1.2, 2) : 0;
  const v0 = unit(way);
  const turn = 2 * dot(v0, n);
  const mirrored = room({ x: v0.x - turn * n.x, y: v0.y - turn * n.y, z: v0.z - turn * n.z }, rough);
  const grazing = (1 - Math.min(1, Math.abs(dot(v0, n)))) ** 5;
  return [0, 1, 2].map((channel) => {
    const base = color[channel] ?? 0;
    const f0 = 0.04 + (base - 0.04) * metal;
    const fresnel = f0 + (Math.max(1 - rough, f0) - f0) * grazing;
    const around = ambient(n, open, channel);
    const matt = base * (1 - metal);
    const glow =
      (STUDIO.window.light[channel] ?? 2) * 0.47 * direct + around * (1 + STUDIO.bounce * matt ** 2);
    return matt * glow + (mirrored[channel] ?? 0) * (0.35 + 0.65 * open) * fresnel;
  });
}

/** As the scene's shader: light from all round on what faces `n` and sees this share of the ceiling. */
function ambient(n: Vector, open: number, channel: number): number {
  const above = (STUDIO.sky[channel] ?? 0) * (0.1 + 0.34 * open) * 1.3;
  const below = (STUDIO.ground[channel] ?? 0) * (0.22 + 0.2 * open);
  const round = (STUDIO.wall[channel] ?? 0) * (0.2 + 0.32 * open);
  const side = 0.098 * Math.max(0, n.x * WINDOW.x + n.y * 0.2 + n.z * WINDOW.z) * (0.4 + 0.6 * open);
  return round + ((n.y > 0 ? above : below) - round) * n.y * n.y + side;
}

/** What is seen of the room in a direction, blurred by the surface. A mirror shows its wall rather than the ground. */
function room(from: Vector, rough: number): number[] {
  const d = rough < 0.05 ? { ...from, y: from.y + 0.5 + 0.12 * Math.sin(from.x * 9) } : from;
  const soft = 0.06 + rough * 0.9;
  const up = step(-soft * 1.2, soft * 1.2, d.y);
  const high = step(0.15 - soft, 0.95 + soft, d.y);
  const ahead = Math.max(0, dot(d, WINDOW));
  const pane = (step(0.8 - soft, 1, ahead) * 1.5) / (1 + soft * 4);
  return [0, 1, 2].map((channel) => {
    const [ground, wall] = [STUDIO.ground[channel] ?? 0, STUDIO.wall[channel] ?? 0];
    const seen = ground + (wall - ground) * up;
    return (
      seen + ((STUDIO.sky[channel] ?? 0) * 1.15 - seen) * high + (STUDIO.window.light[channel] ?? 0) * pane
    );
  });
}

function woodAt({ data, width, height }: Texture, u: number, v: number): number[] {
  const [x, y] = [within(u) * (width - 1), within(v) * (height - 1)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [fx, fy] = [x - left, y - top];
  return WOOD.tint.map((tint, channel) => {
    const value = (column: number, row: number) =>
      LINEAR[data[(row * width + column) * 3 + channel] ?? 0] ?? 0;
    const upper = value(left, top) * (1 - fx) + value(right, top) * fx;
    const lower = value(left, bottom) * (1 - fx) + value(right, bottom) * fx;
    return tint * (upper * (1 - fy) + lower * fy);
  });
}

/** Pictures go on mirrored beyond their edges. */
function within(value: number): number {
  const turned = Math.abs(value) % 2;
  return turned > 1 ? 2 - turned : turned;
}

/** Linear light to what a screen shows, soft in the highlights. */
function shown(light: number): number {
  const soft = light > 0.62 ? 1 - Math.exp(-(light - 0.62) / 0.38) * 0.38 : light;
  return Math.max(0, soft) ** (1 / 2.2);
}

function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

function unit(way: Vector): Vector {
  const long = Math.hypot(way.x, way.y, way.z) || 1;
  return { x: way.x / long, y: way.y / long, z: way.z / long };
}
