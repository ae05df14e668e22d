import { expect, test } from "@playwright/test";
import { LONG } from "../../long-run";
import { shop } from "../shop";
import { examine, violations } from "./examine";
import { tooSmallForFingers } from "./fingers";
import { looksOn, pagesOn, UNKNOWN } from "./routes";
import { SCREENS, type Screen, VISITS, visitor } from "./visitors";

test("of every route it is known how it is looked at", () => {
  expect(UNKNOWN).toEqual([]);
});

/** What sells and one page of each make: the short run looks at these. */
const FIRST =
  /^\/(|homeMobile|faq|about|impressum|cartDesktop|orderCompleted.*|entwuerfe|widerruf|no-such-page|configurator(|Table|Shelf)(Desktop|Mobile))$/;

/** In the short run each look on one of the screens, the next look on the other. */
function visitsOf(screen: Screen): string[] {
  if (LONG) return pagesOn(screen);
  return looksOn(screen)
    .filter((_page, at) => SCREENS[at % SCREENS.length] === screen)
    .filter((page) => FIRST.test(page));
}

test("a button that is too small for a finger is named on a phone, and a mouse may press it", async ({
  browser,
}) => {
  for (const [screen, named] of [
    ["phone", ["20×20 BUTTON x"]],
    ["desktop", []],
  ] as const) {
    const page = await browser.newPage(visitor(screen, 390));
    await page.setContent('<button style="width: 20px; height: 20px; padding: 0">x</button>');
    expect(await tooSmallForFingers(page), screen).toEqual(named);
    await page.close();
  }
});

test("what axe finds is named", async ({ page }) => {
  await page.setContent('<html lang="de"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>');
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: <img src="x.png">/)]);
});

test("both screens have the same looks", () => {
  expect(looksOn("phone").map(withoutScreen)).toEqual(looksOn("desktop").map(withoutScreen));
});

const withoutScreen = (page: string) => page.replace(/(Desktop|Mobile)$/, "");

for (const [screen, width, language] of VISITS) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ ...visitor(screen, width), reducedMotion: "reduce" });

    for (const address of visitsOf(screen)) {
      test(`${address} is accessible at ${width} px in ${language}`, async ({ page }) => {
        const url = new URL(address, shop.storefront);
        url.searchParams.set("lng", language);
        await page.goto(url.href);
        await expect(page.locator("html"), address).toHaveAttribute("lang", language);
        await examine(page, address);
      });
    }
  });
}
