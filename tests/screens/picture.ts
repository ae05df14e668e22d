import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "../browser/words";

/** Where the pictures lie: outside the repository's files, because `npm run screens` makes them anew. */
export const FOLDER = join(import.meta.dirname, "../../.cache/screens");

/** Pictures of the wide screen are kept this wide, px: enough to judge the layout and read the text. */
const WIDEST = 800;
/** Of a very long page the upper part is kept, CSS px. */
const TALLEST = 4000;
/** WebP quality, of 100: text stays clean. */
const QUALITY = 42;

export function pictureName(what: string, width: number, language: Language): string {
  return `${what}-${width}-${language}.webp`;
}

/** Takes a picture of the whole page as it looks when everything has come. */
export async function takePicture(page: Page, name: string): Promise<void> {
  // Before React has come, whatever is changed in the page is a fault to it.
  await page.waitForLoadState("networkidle");
  await everythingLoaded(page);
  await withoutChance(page);
  // What stays in sight while one scrolls would lie over the middle of the page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForFunction(() => window.scrollY === 0);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const shot = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    animations: "disabled",
    caret: "hide",
    scale: "css",
    timeout: 120_000,
  });
  mkdirSync(FOLDER, { recursive: true });
  await sharp(shot)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toFile(join(FOLDER, name));
}

/** Waits for all pictures, including lazy ones further down the page. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

/** What is another at each visit is written the same in every picture: moments, codes, references. */
async function withoutChance(page: Page): Promise<void> {
  await page.evaluate(() => {
    const same: [RegExp, string][] = [
      [/\d{1,2}\. \S+ 20\d\d, \d\d:\d\d:\d\d/g, "2. November 2026, 10:46:00"],
      [/\d{1,2} \S+ 20\d\d(,| at) \d\d:\d\d:\d\d/g, "2 November 2026$1 10:46:00"],
      [/\b[A-HJKMNP-TV-Z2-9]{4}(-[A-HJKMNP-TV-Z2-9]{4}){2}\b/g, "HKLZ-46WX-STEN"],
      [/\bNordhaus [0-9a-z]{8,}/g, "Nordhaus 46"],
    ];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const written = node.nodeValue ?? "";
      const fixed = same.reduce((text, [chance, fixture]) => text.replace(chance, fixture), written);
      if (fixed !== written) node.nodeValue = fixed;
    }
  });
}
