import { defaultConfiguration, type Kind, partsOf } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { furniture } from "../../../../plugins/furniture-rules/src/furniture.cases.ts";
import { describe as description } from "../description/describe.ts";
import { weldsOf } from "../description/welds.ts";
import { geometryOf } from "./geometryOf.ts";
import type { Geometry } from "./writer.ts";

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];

/** Twice a triangle's area as a vector, and the sum of its corners' normals. */
function triangleOf({ positions, normals, indices }: Geometry, first: number) {
  const corner = (from: Float32Array, which: number) => {
    const at = 3 * (indices[first + which] ?? 0);
    return [from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0] as const;
  };
  const [a, b, c] = [corner(positions, 0), corner(positions, 1), corner(positions, 2)];
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
  ];
  const area = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const [n0, n1, n2] = [corner(normals, 0), corner(normals, 1), corner(normals, 2)];
  const normal = [n0[0] + n1[0] + n2[0], n0[1] + n1[1] + n2[1], n0[2] + n1[2] + n2[2]] as const;
  return { area, facing: area[0] * normal[0] + area[1] * normal[1] + area[2] * normal[2] };
}

test("every triangle of any furniture faces outwards, the way its normals say", () => {
  fc.assert(
    fc.property(furniture(...KINDS), ({ kind, configuration }) => {
      for (const batch of description(partsOf(kind, configuration)).batches) {
        const geometry = geometryOf(batch);
        for (let first = 0; first < geometry.indices.length; first += 3) {
          const { area, facing } = triangleOf(geometry, first);
          if (Math.hypot(...area) > 1e-4) expect(facing).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("every normal has the length 1", () => {
  const parts = partsOf("table", { ...defaultConfiguration("table"), frameType: "diagonal" });
  for (const batch of description(parts).batches) {
    const { normals } = geometryOf(batch);
    for (let at = 0; at < normals.length; at += 3) {
      expect(Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0)).toBeCloseTo(1, 4);
    }
  }
});

test("beams and ties are welded where they meet steel; mitred corners are ground and show no seam", () => {
  const welds = weldsOf(partsOf("table", defaultConfiguration("table"))).map(({ id }) => id);
  expect(welds).toContain("weld-beam-front-lower");
  expect(welds).toContain("weld-beam-back-upper");
  expect(welds).toContain("weld-tie-1-lower");
  expect(welds.filter((id) => id.includes("headBar"))).toEqual([]);
});

test("a board shorter than its plank shows the middle of the plank's picture, one of full length all of it", () => {
  const table = defaultConfiguration("table");
  const uRange = (length: number) => {
    const parts = partsOf("table", { ...table, dimensions: { ...table.dimensions, length } });
    const board = description(parts).batches.find(({ id }) => id === "board-1");
    if (!board) throw new Error("no board");
    const { uvs, ends } = geometryOf(board);
    const across = Array.from(uvs).filter((_, index) => index % 2 === 0 && ends[index] === 0);
    return [Math.min(...across), Math.max(...across)];
  };
  expect(uRange(220)[0]).toBeCloseTo(0);
  expect(uRange(220)[1]).toBeCloseTo(1);
  expect(uRange(110)[0]).toBeCloseTo(0.25);
  expect(uRange(110)[1]).toBeCloseTo(0.75);
});
