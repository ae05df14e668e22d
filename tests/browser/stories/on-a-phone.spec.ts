import { devices, expect, type Page, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";

const longTest = longOnly(test);

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
test.use({ userAgent, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(beyond, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0);
}

longTest(
  "at 390 px the whole purchase goes by thumb, from the start page to the thanks, and nothing is cut off",
  async ({ page }) => {
    await page.goto(shop.storefront);
    await fits(page);
    await page
      .getByRole("link", { name: /Tisch gestalten/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/configuratorTableMobile/);
    await page.getByRole("radio", { name: /^Esstisch/ }).tap();
    await page.getByRole("radio", { name: /^Weiß/ }).tap();
    await expect(page).toHaveURL(/chosen=dining.*color=ffffff/);
    const button = page.getByRole("button", { name: "In den Warenkorb" });
    await expect(button, "the button is under the thumb wherever one has scrolled to").toBeInViewport();
    await fits(page);
    await button.tap();
    await page.getByRole("link", { name: "Zum Warenkorb" }).tap();
    await expect(cards(page)).toContainText("200 × 95 × 75");
    await fits(page);
    await introduce(page);
    await toPayment(page);
    await fits(page);
    await pay(page, CARDS.success);
    await completedOrder(page);
    await fits(page);
  },
);

test("a Desktop address leads to the phone's, with the table that is in it", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
  await expect(page).toHaveURL(/\/configuratorTableMobile\?chosen=dining/);
  await expect(page.getByRole("radio", { name: /^Esstisch/ })).toBeChecked();
});
