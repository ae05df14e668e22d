import { expect, test } from "vitest";
import { blurHash, palette } from "./metadata.ts";

const filled = (width: number, height: number, colour: (x: number, y: number) => number[]) =>
  Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width))).flat(),
  );

test("a picture of one colour has that colour and no waves", () => {
  // Four columns and three rows are L; #27292b in base 83 follows the largest wave; the waves stay in the middle step.
  const hash = blurHash(
    filled(32, 24, () => [0x27, 0x29, 0x2b]),
    32,
    24,
  );
  expect(hash).toMatch(/^L/);
  expect(decodedAverage(hash)).toBe(0x27292b);
});

test("a picture that is bright on one side says on which", () => {
  const left = blurHash(
    filled(32, 24, (x) => (x < 16 ? [255, 255, 255] : [0, 0, 0])),
    32,
    24,
  );
  const right = blurHash(
    filled(32, 24, (x) => (x < 16 ? [0, 0, 0] : [255, 255, 255])),
    32,
    24,
  );
  expect(left).not.toBe(right);
  expect(left.slice(2, 6)).toBe(right.slice(2, 6));
});

test("swatches are found where they are, and only there", () => {
  const colours = [
    [200, 30, 40],
    [200, 30, 40],
    [20, 60, 20],
    [128, 120, 118],
  ];
  const swatches = palette(filled(4, 1, (x) => colours[x] ?? []));
  expect(swatches).toMatchObject({
    vibrant: { background: "#c81e28", population: 50 },
    darkVibrant: { background: "#143c14" },
    muted: { background: "#807876" },
    dominant: { background: "#c81e28" },
  });
  expect(swatches).not.toHaveProperty("lightVibrant");
});

function decodedAverage(hash: string): number {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";
  return [...hash.slice(2, 6)].reduce((sum, digit) => sum * 83 + digits.indexOf(digit), 0);
}
