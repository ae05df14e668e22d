import sharp from "sharp";
import { standardColors } from "./shop.ts";

/** A box in centimetres: x along the table, y up, z across it. */
interface Box {
  at: readonly [x: number, y: number, z: number];
  size: readonly [x: number, y: number, z: number];
}

const TABLE = { length: 128, width: 84, height: 75, board: 4, steel: 6, overhang: 9 };
const BOARDS = 4;
const WOOD = ["#b9a88c", "#a99a83", "#c2b092", "#b0a08a"];
const PAPER = "#efeae0";
const PIXELS_PER_CM = 6.1;
const CANVAS = { width: 1600, height: 1200 };

/** One picture for each standard colour: the same table with its closed frame, drawn from the front. */
export async function drawFrames(): Promise<{ name: string; bytes: Buffer }[]> {
  return Promise.all(
    standardColors.map(async ({ _id, hex }) => {
      const name = `${_id.replace("standardColor-", "gestell-")}.jpg`;
      const bytes = await sharp(Buffer.from(tableDrawing(hex)))
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer();
      return { name, bytes };
    }),
  );
}

export function tableDrawing(steel: string): string {
  const boards = Array.from({ length: BOARDS }, (_, index) => board(index));
  const parts = [
    shadow(),
    ...frameAt(TABLE.overhang).map((box) => painted(box, steel)),
    ...frameAt(TABLE.length - TABLE.overhang - TABLE.steel).map((box) => painted(box, steel)),
    ...boards,
  ];
  const { width, height } = CANVAS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${parts.join("")}</svg>`;
}

/** A ring of square steel tube under the boards, from the back to the front. */
function frameAt(x: number): Box[] {
  const { steel, width, height, board: thickness } = TABLE;
  const top = height - thickness;
  const inner = width - 2 * steel - 4;
  return [
    { at: [x, 0, 2], size: [steel, top, steel] },
    { at: [x, 0, 2 + steel], size: [steel, steel, inner] },
    { at: [x, top - steel, 2 + steel], size: [steel, steel, inner] },
    { at: [x, 0, width - steel - 2], size: [steel, top, steel] },
  ];
}

function board(index: number): string {
  const { length, width, height, board: thickness } = TABLE;
  const each = width / BOARDS;
  const tone = WOOD[index % WOOD.length] ?? "#b9a88c";
  const z = index * each;
  const box: Box = { at: [0, height - thickness, z], size: [length, thickness, each - 0.6] };
  return painted(box, tone) + grain(index, z, each - 0.6, height, length);
}

/** Lines along the board; each leans a little, as sawn wood does. Seeded, so that every run draws the same. */
function grain(index: number, z: number, width: number, y: number, length: number): string {
  const random = seeded(index + 1);
  const lines = Array.from({ length: 26 }, () => {
    const from = z + random() * width;
    const lean = (random() - 0.5) * 1.6;
    const to = Math.min(z + width, Math.max(z, from + lean));
    const start = random() * length * 0.5;
    const end = start + (0.3 + random() * 0.7) * (length - start);
    const path = `M${point(start, y, from)} L${point(end, y, to)}`;
    return `<path d="${path}" stroke="#5e5140" stroke-opacity="${(0.12 + random() * 0.3).toFixed(2)}" stroke-width="${(0.6 + random() * 1.6).toFixed(1)}"/>`;
  });
  const hole = `<circle cx="${point(8 + random() * 6, y, z + width / 2).split(",")[0]}" cy="${point(8, y, z + width / 2).split(",")[1]}" r="4" fill="#4a3f33"/>`;
  return lines.join("") + hole;
}

function painted({ at: [x, y, z], size: [dx, dy, dz] }: Box, color: string): string {
  const top = [
    point(x, y + dy, z),
    point(x + dx, y + dy, z),
    point(x + dx, y + dy, z + dz),
    point(x, y + dy, z + dz),
  ];
  const right = [
    point(x + dx, y, z),
    point(x + dx, y + dy, z),
    point(x + dx, y + dy, z + dz),
    point(x + dx, y, z + dz),
  ];
  const left = [
    point(x, y, z + dz),
    point(x, y + dy, z + dz),
    point(x + dx, y + dy, z + dz),
    point(x + dx, y, z + dz),
  ];
  const face = (points: string[], light: number) =>
    `<polygon points="${points.join(" ")}" fill="${lit(color, light)}" stroke="#1d1b18" stroke-opacity="0.35" stroke-width="1.2"/>`;
  return face(left, 0.86) + face(right, 0.72) + face(top, 1);
}

function shadow(): string {
  const { length, width } = TABLE;
  const corners = [
    point(-4, 0, -4),
    point(length + 10, 0, -4),
    point(length + 10, 0, width + 4),
    point(-4, 0, width + 4),
  ];
  return `<filter id="soft"><feGaussianBlur stdDeviation="22"/></filter><polygon points="${corners.join(" ")}" fill="#1d1b18" fill-opacity="0.16" filter="url(#soft)"/>`;
}

/** Isometric, with the nearest corner of the table in front. */
function point(x: number, y: number, z: number): string {
  const across = (x - z) * Math.cos(Math.PI / 6);
  const down = (x + z) * Math.sin(Math.PI / 6) - y;
  const left = CANVAS.width / 2 + (across - 19) * PIXELS_PER_CM;
  const top = 590 + (down - 8) * PIXELS_PER_CM;
  return `${left.toFixed(1)},${top.toFixed(1)}`;
}

function lit(color: string, light: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.map((channel) => Math.round(channel * light)).join(",")})`;
}

function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
