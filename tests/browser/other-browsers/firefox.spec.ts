import { test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { PageShopper } from "./page-shopper";
import { buyTable } from "./purchase";

test.skip(
  !process.env.FIREFOX_PATH,
  `Firefox is not tested: ${process.env.FIREFOX_MISSING ?? "FIREFOX_PATH is not set"}`,
);

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("Firefox: a table is designed, ordered and paid in German, and staff see one paid order of the same sum", async ({
    page,
  }, info) => {
    await buyTable({
      shopper: new PageShopper(page),
      language: "de",
      pictures: (name) => info.outputPath(`${name}.png`),
    });
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  longOnly(test)(
    "Firefox: the same in English at 390 px, and no page scrolls sideways",
    async ({ page }, info) => {
      await buyTable({
        shopper: new PageShopper(page),
        language: "en",
        pictures: (name) => info.outputPath(`${name}.png`),
      });
    },
  );
});
