import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { pagesOn } from "../browser/access/routes";
import { STATES } from "../browser/access/states";
import { type Screen, visitor } from "../browser/access/visitors";
import { forgetRequests, shop } from "../browser/shop";
import { LANGUAGES } from "../browser/words";
import { indexPage } from "./index-page";
import { FOLDER, pictureName, takePicture } from "./picture";

const SCREENS = [
  ["desktop", 1440],
  ["phone", 390],
] as const satisfies [Screen, number][];

/** A visitor who has been asked about counting before; the question has a picture of its own. */
const DECIDED = {
  name: "consent",
  value: `2.no.${new Date().toISOString().slice(0, 10)}`,
  url: shop.storefront,
};

test.beforeEach(forgetRequests);

for (const [screen, width] of SCREENS) {
  for (const language of LANGUAGES) {
    test(`routes at ${width} px in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ ...visitor(screen, width), reducedMotion: "reduce" });
      await context.addCookies([DECIDED]);
      const page = await context.newPage();
      for (const address of pagesOn(screen)) {
        const url = new URL(address, shop.storefront);
        url.searchParams.set("lng", language);
        await page.goto(url.href);
        await takePicture(page, pictureName(routeName(address), width, language));
      }
      await context.close();
    });
  }
}

for (const { name, reach } of STATES) {
  test(`state ${name}`, async ({ browser }) => {
    for (const [screen, width] of SCREENS) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({ ...visitor(screen, width), reducedMotion: "reduce" });
        await context.addCookies([DECIDED]);
        const page = await context.newPage();
        await page.request.get(`${shop.storefront}/?lng=${language}`);
        await reach(page, language);
        await takePicture(page, pictureName(name, width, language));
        await context.close();
      }
    }
  });
}

test("index of what was taken", () => {
  const routes = [...new Set(SCREENS.flatMap(([screen]) => pagesOn(screen)))].map(routeName);
  const states = STATES.map(({ name }) => name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "index.html"), indexPage(routes, states));
});

/** One name for the Desktop and the Mobile address of a page. */
function routeName(address: string): string {
  const path = new URL(address, shop.storefront).pathname.slice(1);
  return path.replace(/(Desktop|Mobile)$/, "").replaceAll("/", "-") || "start";
}
