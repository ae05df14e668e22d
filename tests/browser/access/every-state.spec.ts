import { test } from "@playwright/test";
import { LONG } from "../../long-run";
import { forgetRequests, shop } from "../shop";
import { examine } from "./examine";
import { STATES } from "./states";
import { VISITS, visitor } from "./visitors";

test.beforeEach(forgetRequests);

/** The long run visits all by all; the short one every fifth state, by one visitor each. */
const visitsOf = (at: number) =>
  LONG ? VISITS : VISITS.filter((_visit, which) => which === at % VISITS.length);

for (const [at, { name, reach }] of STATES.entries()) {
  if (!LONG && at % 5 !== 0) continue;
  test(`${name} is accessible ${visitsOf(at)
    .map(([, width, language]) => `at ${width} px in ${language}`)
    .join(", ")}`, async ({ browser }) => {
    for (const [screen, width, language] of visitsOf(at)) {
      const context = await browser.newContext({ ...visitor(screen, width), reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.request.get(`${shop.storefront}/?lng=${language}`);
      await reach(page, language);
      await examine(page, `${name}, ${width} px, ${language}`);
      await context.close();
    }
  });
}
