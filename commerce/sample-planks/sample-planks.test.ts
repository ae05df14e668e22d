import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { makeBoard, SCALE } from "./generate/board/board";
import { BOARDS } from "./generate/stock/boards";

const LONG = process.env.TEST_LONG === "1";
const FOLDER = import.meta.dirname;
const Planks = z.array(
  z.strictObject({
    name: z.string().regex(/^\d\d$/),
    title: z.strictObject({ de: z.string().min(3), en: z.string().min(3) }),
    list: z.enum(["table", "tableOffice", "shelf", "bench", "stool"]),
    length_cm: z.number().int().min(150).max(220),
    width_cm: z.number().int().positive(),
    picture: z.string(),
    normal_map: z.string(),
    end_grain: z.string(),
    sample: z.literal(true),
  }),
);
const planks = Planks.parse(JSON.parse(readFileSync(join(FOLDER, "sample-planks.json"), "utf8")));
const filesOf = (plank: (typeof planks)[number]) => [plank.picture, plank.normal_map, plank.end_grain];
const files = planks.flatMap(filesOf);

async function sizeOf(file: string) {
  const { width, height, format, hasAlpha } = await sharp(join(FOLDER, file)).metadata();
  return { width, height, format, hasAlpha };
}

const raw = async (picture: Sharp) => Float64Array.from(await picture.removeAlpha().raw().toBuffer());

const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, one) => sum + one, 0) / values.length;

test("there are 46 sets, numbered 01 to 46, spread over the five lists", () => {
  expect(planks.map((plank) => plank.name)).toEqual(
    Array.from({ length: 46 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
  const count = (list: string) => planks.filter((plank) => plank.list === list).length;
  expect([count("table"), count("shelf"), count("tableOffice"), count("bench"), count("stool")]).toEqual([
    16, 14, 5, 6, 5,
  ]);
});

test("every list has several boards of the full 220 cm", () => {
  for (const list of new Set(planks.map((plank) => plank.list))) {
    const full = planks.filter((plank) => plank.list === list && plank.length_cm === 220);
    expect(full.length, list).toBeGreaterThanOrEqual(3);
  }
});

test("every board has a name of its own in both languages", () => {
  expect(new Set(planks.map((plank) => plank.title.de)).size).toBe(46);
  expect(new Set(planks.map((plank) => plank.title.en)).size).toBe(46);
});

test("every set is whole, and its pictures have the measures of the board", async () => {
  for (const { length_cm, width_cm, picture, normal_map, end_grain } of planks) {
    const avif = { format: "heif", hasAlpha: false };
    expect(await sizeOf(picture)).toEqual({
      ...avif,
      width: length_cm * SCALE.face,
      height: width_cm * SCALE.face,
    });
    expect(await sizeOf(normal_map)).toEqual({
      ...avif,
      width: length_cm * SCALE.normals,
      height: width_cm * SCALE.normals,
    });
    expect(await sizeOf(end_grain)).toEqual({ ...avif, width: width_cm * SCALE.end, height: 4 * SCALE.end });
  }
});

test("all pictures together stay under 3 MB, and none lies there unused", () => {
  expect(new Set(files).size).toBe(3 * 46);
  expect(readdirSync(FOLDER).filter((file) => file.endsWith(".avif"))).toEqual([...files].sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});

test.runIf(LONG)("no two faces are alike, neither in grain nor in colour", async () => {
  const looks = await Promise.all(planks.map(({ picture }) => lookOf(picture)));
  const pairs = looks.flatMap((one, index) => looks.slice(index + 1).map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => likeness(one.grain, other.grain) > 0.6);
  expect(alike.map(([one, other]) => `${one.picture} ${other.picture}`)).toEqual([]);
  const same = pairs.filter(([one, other]) => difference(one.colors, other.colors) < 4);
  expect(same.map(([one, other]) => `${one.picture} ${other.picture}`)).toEqual([]);
});

/** A face from afar: its light and dark places, apart from its mean, and its colours, 0…255. */
async function lookOf(picture: string) {
  const small = () => sharp(join(FOLDER, picture)).resize(96, 16, { fit: "fill" });
  const grey = await raw(small().greyscale().toColourspace("b-w"));
  const middle = mean(grey);
  return { picture, grain: grey.map((value) => value - middle), colors: await raw(small()) };
}

/** Correlation: 1 the same, 0 nothing in common. */
function likeness(one: Float64Array, other: Float64Array): number {
  const dot = (a: Float64Array, b: Float64Array) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}

function difference(one: Float64Array, other: Float64Array): number {
  return mean(one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
}

test("the normal maps hold unit vectors that look out of the board and are nowhere near flat", async () => {
  for (const { normal_map } of planks) {
    const bytes = await raw(sharp(join(FOLDER, normal_map)));
    const sum = { length: 0, right: 0, up: 0, steepness: 0 };
    for (let point = 0; point < bytes.length; point += 3) {
      const axis = (channel: number) => (bytes[point + channel] ?? 0) / 127.5 - 1;
      const [right, up, out] = [axis(0), axis(1), axis(2)];
      sum.length += Math.hypot(right, up, out);
      sum.right += right;
      sum.up += up;
      sum.steepness += up * up;
    }
    const points = bytes.length / 3;
    expect(Math.abs(sum.length / points - 1), normal_map).toBeLessThan(0.03);
    expect(Math.abs(sum.right / points), normal_map).toBeLessThan(0.03);
    expect(Math.abs(sum.up / points), normal_map).toBeLessThan(0.03);
    const slope = Math.sqrt(sum.steepness / points);
    expect(slope, normal_map).toBeGreaterThan(0.03);
  }
});

test("the same words give the same board, another number another one", () => {
  const [entry] = BOARDS;
  if (!entry) throw new Error("no boards");
  const face = (seed: number) => makeBoard({ ...entry, seed }, 14, 9).face.data;
  const first = face(1);
  expect(Buffer.compare(first, face(1))).toBe(0);
  expect(Buffer.compare(first, face(2))).not.toBe(0);
});

test.runIf(LONG)("the pictures are the ones that the script draws", async () => {
  const shortest = BOARDS.find((entry) => entry.length === 150);
  if (!shortest) throw new Error("no short board");
  const { face } = makeBoard(shortest);
  const committed = await raw(sharp(join(FOLDER, `${shortest.name}.avif`)));
  expect(difference(new Float64Array(face.data), committed)).toBeLessThan(6);
});
