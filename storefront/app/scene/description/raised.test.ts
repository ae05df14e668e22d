import { boundsOf, DESK, defaultConfiguration, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { raisedTo } from "./raised.ts";

const desk = partsOf("tableOffice", defaultConfiguration("tableOffice"));

test.each([DESK.height.min, 90, DESK.height.max])(
  "a desk at %s cm is that high and stands where it stood",
  (height) => {
    const raised = raisedTo(desk, height);
    const { min, max } = boundsOf(raised);
    // Bands of steel stand out of the top by their thickness, at every height.
    expect(max.y).toBeCloseTo(height, 1);
    expect(min).toEqual(boundsOf(desk).min);
    expect(raised.every(({ size }) => size.x > 0 && size.y > 0 && size.z > 0)).toBe(true);
  },
);
