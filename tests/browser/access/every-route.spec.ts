import { expect, test } from "@playwright/test";
import { shop } from "../shop";
import { examine } from "./examine";
import { pagesOn, UNKNOWN } from "./routes";
import { SCREENS, type Screen, VISITS, visitor } from "./visitors";

test("of every route it is known how it is looked at", () => {
  expect(UNKNOWN).toEqual([]);
});

/** Pages of one address for both screens are visited by one visitor each in the short run; all by all in the long one. */
function visitsOf(screen: Screen): string[] {
  const pages = pagesOn(screen);
  if (process.env.TEST_LONG === "1") return pages;
  const shared = pages.filter((address) => SCREENS.every((each) => pagesOn(each).includes(address)));
  return pages.filter(
    (address) =>
      !shared.includes(address) || shared.indexOf(address) % SCREENS.length === SCREENS.indexOf(screen),
  );
}

test("every page is visited", () => {
  const visited = new Set(SCREENS.flatMap(visitsOf));
  for (const screen of SCREENS) for (const page of pagesOn(screen)) expect(visited).toContain(page);
});

for (const [screen, width, language] of VISITS) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ ...visitor(screen, width), reducedMotion: "reduce" });
    test.setTimeout(300_000);

    test(`every route for it is accessible at ${width} px in ${language}`, async ({ page }) => {
      for (const address of visitsOf(screen)) {
        const url = new URL(address, shop.storefront);
        url.searchParams.set("lng", language);
        await page.goto(url.href);
        await expect(page.locator("html"), address).toHaveAttribute("lang", language);
        await examine(page, address);
      }
    });
  });
}
