import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Axis, boundsOf, type Part, partsOf, type Vector } from "@planke46/furniture-rules";
import sharp from "sharp";
import type { PictureDescription } from "../../storefront/app/home/pictureDescription.server.ts";
import { weldsOf } from "../../storefront/app/scene/description/welds.ts";
import { glbOf } from "../../storefront/app/scene/model/glb.ts";
import { piecesOf } from "../../storefront/app/scene/model/pieces.ts";

const PLANKS = new URL("../../commerce/sample-planks/", import.meta.url);

/** A point in metres as Blender counts: to the right, away from the viewer, up. */
type Point = [number, number, number];

/** A piece of furniture for Blender: the shop's own model and what else its script has to know. */
interface Model {
  glb: string;
  /** By the name of a surface of wood: its relief, if the plank has one. */
  wood: Record<string, { normal?: string }>;
  /** Seams round the ends of bars, in the model's own place: middle, size, and the axis of the bar. */
  welds: { at: Point; size: Point; along: 0 | 1 | 2; towards: -1 | 1 }[];
  /** What a frame holds; null of everything else. */
  filling: string | null;
  /** Metres: length, depth, height. */
  size: Point;
  /** The boards: the middle of the upper face, and the size. */
  boards: { at: Point; size: Point }[];
  at: Point;
  turn: number;
}

/** Writes the model with its boards' pictures at full size into this folder. */
export async function modelOf(piece: PictureDescription["shown"], folder: string): Promise<Model> {
  await mkdir(folder, { recursive: true });
  const { kind, configuration, planks, at, turn } = piece;
  const parts = partsOf(kind, configuration);
  const plankAt = (place: number) => planks[place % planks.length] ?? "19";
  const pieces = piecesOf(parts, (_, place) => ({
    face: `${plankAt(place)}.avif`,
    end: `${plankAt(place)}.end.avif`,
  }));
  const pictures = new Map<string, Uint8Array>();
  const wood: Model["wood"] = {};
  for (const { name, finish } of pieces) {
    const { picture } = finish;
    if (!picture) continue;
    if (!pictures.has(picture)) pictures.set(picture, await jpegOf(picture));
    wood[name] = picture.endsWith(".end.avif") ? {} : { normal: await reliefOf(picture, folder) };
  }
  const glb = join(folder, "model.glb");
  await writeFile(glb, glbOf(kind, pieces, pictures));
  const filling = "filling" in configuration ? configuration.filling : null;
  return { glb, wood, at, turn, filling, ...measuresOf(parts) };
}

function measuresOf(parts: readonly Part[]): Pick<Model, "welds" | "size" | "boards"> {
  const { min, max } = boundsOf(parts);
  const origin = { x: (min.x + max.x) / 2, y: min.y, z: (min.z + max.z) / 2 };
  const place = ({ x, y, z }: Vector): Point => metres([x - origin.x, -(z - origin.z), y - origin.y]);
  const size = ({ x, y, z }: Vector): Point => metres([x, z, y]);
  return {
    size: metres([max.x - min.x, max.z - min.z, max.y - min.y]),
    boards: parts
      .filter(({ role }) => role === "board")
      .map((part) => ({
        at: place({ ...part.position, y: part.position.y + part.size.y / 2 }),
        size: size(part.size),
      })),
    welds: weldsOf(parts).map((weld) => {
      const upper = weld.id.endsWith("upper");
      return {
        at: place(weld.position),
        size: size(weld.size),
        along: AXES[weld.along],
        // The picture's second axis runs away from the viewer, the parts list's towards him.
        towards: (weld.along === "z") === upper ? (-1 as const) : (1 as const),
      };
    }),
  };
}

const AXES = { x: 0, y: 2, z: 1 } as const satisfies Record<Axis, number>;

function metres(cm: Point): Point {
  const [x, y, z] = cm;
  return [x / 100, y / 100, z / 100];
}

async function jpegOf(picture: string): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(await readFile(new URL(picture, PLANKS)))
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

async function reliefOf(picture: string, folder: string): Promise<string> {
  const name = picture.replace(".avif", ".normal.avif");
  const file = join(folder, name.replace(".avif", ".png"));
  await sharp(await readFile(new URL(name, PLANKS)))
    .png()
    .toFile(file);
  return file;
}
