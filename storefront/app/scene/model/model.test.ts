import {
  BOUNDS,
  boundsOf,
  type Configuration,
  defaultConfiguration,
  type Kind,
  mostShelfBoards,
  mostShelfPillars,
  parseConfiguration,
  partsOf,
} from "@planke46/furniture-rules";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { expect, test } from "vitest";
import { furniture } from "../../../../plugins/furniture-rules/src/furniture.cases.ts";
import { workshopPlank } from "../planks/picturesOf.ts";
import { glbOf } from "./glb.ts";
import { usdzOf } from "./model.server.ts";
import { jpegOf, namesFor } from "./pictures.server.ts";
import { piecesOf } from "./pieces.ts";

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];
const LARGEST = 5_000_000;
/** Thirty pieces of furniture down to the last bevel, on a machine that has other things to do (ms). */
const PATIENCE = 60_000;
const noStock = () => Promise.resolve(null);

/** As wide, as high and with as many boards and pillars as there can be. */
function largestShelf(): Configuration {
  const said = {
    dimensions: { width: BOUNDS.shelf.width.max, height: BOUNDS.shelf.height.max },
    numberOfPlanks: mostShelfBoards(BOUNDS.shelf.height.max),
    numberOfPillars: mostShelfPillars(BOUNDS.shelf.width.max),
    frameType: "diagonal",
  };
  const parsed = parseConfiguration("shelf", {
    ...defaultConfiguration("shelf"),
    boards: undefined,
    ...said,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.configuration;
}

async function modelOf(kind: Kind, configuration: Configuration = defaultConfiguration(kind)) {
  const parts = partsOf(kind, configuration);
  const pieces = piecesOf(parts, namesFor(kind));
  const names = [...new Set(pieces.flatMap(({ finish }) => finish.picture ?? []))];
  const jpegs = new Map(
    await Promise.all(names.map(async (name) => [name, await jpegOf(name, noStock)] as const)),
  );
  return { parts, pieces, jpegs };
}

/** Smallest and largest coordinate on each axis, metres, over all triangles. */
function measured(pieces: Awaited<ReturnType<typeof modelOf>>["pieces"]) {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const { positions, indices } of pieces) {
    for (const index of indices) {
      for (let axis = 0; axis < 3; axis++) {
        const place = positions[3 * index + axis] ?? Number.NaN;
        min[axis] = Math.min(min[axis] ?? place, place);
        max[axis] = Math.max(max[axis] ?? place, place);
      }
    }
  }
  return { min, max };
}

test.each(KINDS)(
  "any %s is as large in the room as it is configured, to the millimetre, on the floor",
  (kind) => {
    fc.assert(
      fc.property(furniture(kind), ({ configuration }) => {
        const parts = partsOf(kind, configuration);
        const { min, max } = measured(piecesOf(parts, namesFor(kind)));
        const wanted = boundsOf(parts);
        for (const [at, axis] of (["x", "y", "z"] as const).entries()) {
          const size = wanted.max[axis] - wanted.min[axis];
          expect(Math.abs(((max[at] ?? 0) - (min[at] ?? 0)) * 100 - size)).toBeLessThan(0.1);
          if (axis === "y") expect(Math.abs(min[at] ?? 1)).toBeLessThan(0.001);
          else expect(Math.abs((max[at] ?? 0) + (min[at] ?? 1))).toBeLessThan(0.002);
        }
      }),
      { numRuns: 30 },
    );
  },
  PATIENCE,
);

test.each(KINDS)(
  "a %s as GLB has no fault by Khronos' own validator, and what it says of itself is so",
  async (kind) => {
    const { parts, pieces, jpegs } = await modelOf(kind);
    const glb = glbOf(kind, pieces, jpegs);
    const { issues, info } = await validateBytes(glb, { format: "glb", maxIssues: 20 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(info.totalTriangleCount).toBe(pieces.reduce((sum, { indices }) => sum + indices.length / 3, 0));
    expect(info.hasTextures).toBe(jpegs.size > 0);
    expect(boundsOf(parts).max.y).toBeGreaterThan(0);
  },
);

test.each(KINDS)(
  "a %s as USDZ holds its model first, stored, and every file where a phone can read it",
  async (kind) => {
    const { pieces, jpegs } = await modelOf(kind);
    const usdz = usdzOf(kind, pieces, jpegs);
    const files = unzipSync(usdz);
    expect(Object.keys(files)).toEqual([
      "model.usda",
      ...[...jpegs.keys()].map((_, at) => `textures/${at}.jpg`),
    ]);
    const usda = new TextDecoder().decode(files["model.usda"]);
    expect(usda.startsWith("#usda 1.0")).toBe(true);
    expect(usda).toContain("metersPerUnit = 1");
    expect(usda).toContain('upAxis = "Y"');
    expect(usda.match(/def Mesh/g)).toHaveLength(pieces.length);
    for (const [, file] of usda.matchAll(/@([^@]+)@/g)) expect(files).toHaveProperty([String(file)]);
    for (const { start, method } of entriesOf(usdz)) {
      expect(start % 64).toBe(0);
      expect(method).toBe(0);
    }
  },
);

test("the largest shelf there is stays a file that a phone loads at once", async () => {
  const { pieces, jpegs } = await modelOf("shelf", largestShelf());
  expect(glbOf("shelf", pieces, jpegs).length).toBeLessThan(LARGEST);
  expect(usdzOf("shelf", pieces, jpegs).length).toBeLessThan(LARGEST);
});

test("each board the workshop picks has the picture in a model that it has in the scene", () => {
  for (let place = 0; place < 12; place++) {
    const { face, end } = namesFor("table")(null, place);
    const shown = workshopPlank(place);
    const name = (address: string | null | undefined) => /(\d+)(?:\.end)?\.avif/.exec(address ?? "")?.[1];
    expect(face).toBe(`workshop//${name(shown.face)}//face`);
    expect(end).toBe(`workshop//${name(shown.end)}//end`);
  }
});

test("the plank that was picked is in the model with its own picture, one that has been sold with another", async () => {
  const asked: string[] = [];
  const own = await sharp({ create: { width: 40, height: 8, channels: 3, background: "#00f" } })
    .webp()
    .toBuffer();
  const picture = await jpegOf(namesFor("table")("plank_1", 1).face, async (kind, plank, view) => {
    asked.push(`${kind} ${plank} ${view}`);
    return own;
  });
  expect(asked).toEqual(["table plank_1 face"]);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 8 });
  const sold = await jpegOf(namesFor("table")("plank_2", 1).face, noStock);
  expect(await sharp(sold).metadata()).toMatchObject({ format: "jpeg", width: 1536 });
});

/** Where the content of each file of a ZIP begins and how it is kept, by the headers before them. */
function entriesOf(zip: Uint8Array): { start: number; method: number }[] {
  const words = new DataView(zip.buffer, zip.byteOffset);
  const entries: { start: number; method: number }[] = [];
  for (let at = 0; words.getUint32(at, true) === 0x04034b50; ) {
    const start = at + 30 + words.getUint16(at + 26, true) + words.getUint16(at + 28, true);
    entries.push({ start, method: words.getUint16(at + 8, true) });
    at = start + words.getUint32(at + 18, true);
  }
  return entries;
}
