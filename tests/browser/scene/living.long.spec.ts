import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./barePage.ts";
import type { Piece } from "./onThePage.ts";

/** So many chances to paint pass unused before a scene counts as resting. */
const PAINTS = 20;

const stool = (height: number): Piece => ({
  kind: "stool",
  configuration: {
    ...defaultConfiguration("stool"),
    dimensions: { chosen: "individual", length: 40, width: 40, height },
  },
});

/** Waits until the scene has come to rest: it then writes down how many frames it has drawn, more than before. */
async function rest(page: Page, before: string | null = null): Promise<string> {
  const canvas = page.locator("canvas");
  await expect(canvas).toHaveAttribute("data-frames", /./);
  if (before !== null) await expect(canvas).not.toHaveAttribute("data-frames", before);
  return (await canvas.getAttribute("data-frames")) ?? "";
}

/** Draw calls while the page has so many chances to paint. */
const callsWhileWatched = (page: Page) =>
  page.evaluate(async (paints) => {
    const before = window.scenes.calls();
    await window.scenes.paints(paints);
    return window.scenes.calls() - before;
  }, PAINTS);

test("nothing is drawn while nothing moves, and a change is drawn until it is over", async ({ bare }) => {
  await bare.evaluate((piece) => window.scenes.open(piece), stool(45));
  const frames = await rest(bare);
  expect(await callsWhileWatched(bare)).toBe(0);
  const before = await bare.evaluate(() => window.scenes.calls());
  await bare.evaluate((piece) => window.scenes.change(piece), stool(70));
  await rest(bare, frames);
  expect(await bare.evaluate(() => window.scenes.calls())).toBeGreaterThan(before);
  expect(await callsWhileWatched(bare)).toBe(0);
});

test("a hidden tab draws nothing, and what has changed meanwhile when it is seen again", async ({ bare }) => {
  await bare.evaluate((piece) => window.scenes.open(piece), stool(45));
  const frames = await rest(bare);
  const hide = (hidden: boolean) =>
    bare.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await bare.evaluate((piece) => window.scenes.change(piece), stool(70));
  expect(await callsWhileWatched(bare)).toBe(0);
  await hide(false);
  await rest(bare, frames);
  expect(await bare.evaluate(() => window.scenes.calls())).toBeGreaterThan(0);
});

test("a phone that is turned shows the furniture whole again, upright and lying", async ({ bare }) => {
  await bare.setViewportSize({ width: 150, height: 260 });
  await bare.evaluate((piece) => window.scenes.open(piece), {
    kind: "table",
    configuration: defaultConfiguration("table"),
  } satisfies Piece);
  const frames = await rest(bare);
  await expectWhole(bare);
  await bare.setViewportSize({ width: 260, height: 150 });
  await rest(bare, frames);
  await expectWhole(bare);
});

/** The furniture, which is darker than the page, fills much of the picture and is cut off nowhere. */
async function expectWhole(page: Page): Promise<void> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.entries()].filter(([, light]) => light < 110).map(([at]) => at);
  const across = dark.map((at) => at % info.width);
  const down = dark.map((at) => Math.floor(at / info.width));
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(info.width - 1);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(info.height - 1);
  expect(Math.max((right - left) / info.width, (bottom - top) / info.height)).toBeGreaterThan(0.45);
}
