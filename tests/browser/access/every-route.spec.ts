import { expect, test } from "@playwright/test";
import { LONG } from "../../long-run";
import { shop } from "../shop";
import { examine, violations } from "./examine";
import { tooSmallForFingers } from "./fingers";
import { pagesOn, UNKNOWN } from "./routes";
import { SCREENS, type Screen, VISITS, visitor } from "./visitors";

test("of every route it is known how it is looked at", () => {
  expect(UNKNOWN).toEqual([]);
});

/** In the short run a page that both screens are shown is looked at on one of them, the next page on the other. */
function visitsOf(screen: Screen): string[] {
  const pages = pagesOn(screen);
  if (LONG) return pages;
  const shared = pagesOn("desktop").filter((address) => pagesOn("phone").includes(address));
  return pages.filter((address) => {
    const at = shared.indexOf(address);
    return at < 0 || SCREENS[at % SCREENS.length] === screen;
  });
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

test("every page is visited", () => {
  const visited = new Set(SCREENS.flatMap(visitsOf));
  for (const screen of SCREENS) for (const page of pagesOn(screen)) expect(visited).toContain(page);
});

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
