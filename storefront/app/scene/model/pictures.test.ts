import sharp from "sharp";
import { expect, test } from "vitest";
import { keptJpegs } from "./pictures.server.ts";

test("pictures of planks are kept up to their bytes, however many there are", async () => {
  const background = "saddlebrown";
  const picture = await sharp({ create: { width: 60, height: 8, channels: 3, background } })
    .webp()
    .toBuffer();
  const asked: string[] = [];
  const ask = async (_kind: string, plank: string) => {
    asked.push(plank);
    return picture;
  };
  const { length } = await keptJpegs(1_000_000)("table//1//face", ask);
  const jpegOf = keptJpegs(2 * length);
  asked.length = 0;
  for (const plank of [1, 1, 2, 2, 3, 1]) await jpegOf(`table//${plank}//face`, ask);
  expect(asked).toEqual(["1", "2", "3", "1"]);
});
