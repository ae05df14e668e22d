import { defaultConfiguration, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { heightOver, partHit, rayThrough, type Sight, seenAt } from "./sight.ts";

const SIGHT: Sight = {
  orbit: { alpha: 2, beta: 1.2, radius: 300 },
  target: { x: 0, y: 40, z: 0 },
  fov: 0.8,
  width: 800,
  height: 600,
};

test("what one looks at is seen in the middle, what is higher above it", () => {
  expect(seenAt(SIGHT, SIGHT.target)).toEqual({ x: 400, y: 300 });
  expect(seenAt(SIGHT, { x: 0, y: 60, z: 0 }).y).toBeLessThan(300);
});

test("a line of sight passes through the point that is seen there", () => {
  const point = { x: 40, y: 75, z: -20 };
  const { from, way } = rayThrough(SIGHT, seenAt(SIGHT, point));
  const along = (point.x - from.x) / way.x;
  expect(from.y + way.y * along).toBeCloseTo(point.y);
  expect(from.z + way.z * along).toBeCloseTo(point.z);
});

test("a click on a table top meets the board that is there", () => {
  const parts = partsOf("table", defaultConfiguration("table"));
  for (const board of parts.filter(({ role }) => role === "board")) {
    const top = { ...board.position, y: board.position.y + board.size.y / 2 };
    expect(partHit(parts, rayThrough(SIGHT, seenAt(SIGHT, top)))?.part.id).toBe(board.id);
  }
});

test("what is dragged upright follows the hand to the very height", () => {
  const shelf = { x: 20, y: 90, z: 15 };
  const ray = rayThrough(SIGHT, seenAt(SIGHT, { ...shelf, y: 110 }));
  expect(heightOver(ray, shelf)).toBeCloseTo(110);
});

test("beside the furniture there is nothing to click", () => {
  const parts = partsOf("stool", defaultConfiguration("stool"));
  expect(partHit(parts, rayThrough(SIGHT, { x: 2, y: 2 }))).toBeNull();
});
