import { parseConfiguration, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { piecesOf } from "../model/pieces.ts";
import { photograph } from "./photo.ts";

/** How light the steel of a braced shelf is where it is darkest (a fifth of all points), 0 to 255. */
async function darkest(hex: string): Promise<number> {
  const wishes = {
    dimensions: { width: 120, depth: 30, height: 150 },
    frameType: "diagonal",
    color: { hex, chooseOwnColor: false },
  };
  const parsed = parseConfiguration("shelf", wishes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const pieces = piecesOf(partsOf("shelf", parsed.configuration), () => ({ face: "wood", end: "wood" }));
  const steel = pieces.filter(({ finish }) => !finish.picture);
  const { data } = await photograph(steel, new Map(), { width: 320, height: 240 }, async () => {});
  const greens: number[] = [];
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) greens.push(data[at + 1] ?? 0);
  greens.sort((a, b) => a - b);
  return greens[Math.floor(greens.length / 5)] ?? 0;
}

test("white steel is light on its shady side too, and graphite stays dark", async () => {
  expect(await darkest("#FFFFFF")).toBeGreaterThan(155);
  expect(await darkest("#27292B")).toBeLessThan(60);
});
