import { type Configuration, DESK, type Kind } from "@planke46/furniture-rules";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { furniture } from "../../../plugins/furniture-rules/src/furniture.cases.ts";
import { LONG } from "../../long-run";
import { test } from "./barePage.ts";

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];
const RUNS = LONG ? 50 : 8;
/** Permitted difference, cm. */
const TOLERANCE = 0.1;

/** The configured size along x, y and z, cm; null for a picture frame's depth, which is fixed. */
function wanted(configuration: Configuration, deskHeight: number): [number, number, number | null] {
  if (!("dimensions" in configuration)) return [DESK.length, deskHeight, DESK.width];
  const { dimensions } = configuration;
  if ("depth" in dimensions) return [dimensions.width, dimensions.height, dimensions.depth];
  if ("length" in dimensions) return [dimensions.length, dimensions.height, dimensions.width];
  if ("height" in dimensions) return [dimensions.width, dimensions.height, null];
  throw new Error("a piece without a height of its own");
}

for (const kind of KINDS) {
  test(`any ${kind} on the graphics card measures what was configured, to the millimetre`, async ({
    bare,
  }) => {
    const pieces = fc.record({ piece: furniture(kind), deskHeight: fc.integer(DESK.height) });
    // A failure prints the seed and the smallest piece that is wrong.
    await fc.assert(
      fc.asyncProperty(pieces, async ({ piece, deskHeight }) => {
        const { min, max } = await bare.evaluate(
          async (shown) => {
            await window.scenes.stand(shown, true);
            return window.scenes.measured();
          },
          { ...piece, ...(kind === "tableOffice" && { deskHeight }) },
        );
        const [x, y, z] = wanted(piece.configuration, deskHeight);
        expect(Math.abs(max.x - min.x - x)).toBeLessThanOrEqual(TOLERANCE);
        expect(Math.abs(max.y - min.y - y)).toBeLessThanOrEqual(TOLERANCE);
        expect(Math.abs(max.z - min.z - (z ?? max.z - min.z))).toBeLessThanOrEqual(TOLERANCE);
      }),
      { numRuns: RUNS },
    );
  });
}
