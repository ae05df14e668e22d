import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { CARDS, completedOrder, introduce, orderedTable, pay, shop, toPayment } from "./shop";
import { orderOf } from "./staff";

const longTest = longOnly(test);

const ADVERTISED = `${shop.storefront}/tisch?utm_source=brief&utm_medium=post&utm_campaign=Fr%C3%BChling&ref=7`;

const answer = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const kept = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** The server sets its cookies after the answer has been shown. */
const answered = (page: Page) => page.waitForResponse((response) => response.url().endsWith("/consent"));

longTest(
  "the advertisement somebody came from stands on the order of who agreed, and nowhere in its addresses",
  async ({ page }) => {
    await page.goto(ADVERTISED);
    expect(await kept(page), "nobody has agreed yet").not.toContain("campaign");
    const stored = answered(page);
    await answer(page, "Ja, gern");
    await stored;
    expect(await kept(page)).toContain("campaign");
    await orderedTable(page);
    expect(page.url()).not.toContain("utm");
    await introduce(page);
    await toPayment(page);
    await pay(page, CARDS.success);
    const { orderId } = await completedOrder(page);

    expect((await orderOf(orderId)).record.utm).toEqual({
      source: "brief",
      medium: "post",
      campaign: "Frühling",
    });
  },
);

longTest(
  "who agreed before is known by the next advertisement; a withdrawn consent forgets it",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/faq`);
    const stored = answered(page);
    await answer(page, "Ja, gern");
    await stored;
    await page.goto(ADVERTISED);
    expect(await kept(page)).toContain("campaign");
    await page.goto(`${shop.storefront}/datasecurity#cookies`);
    const withdrawn = answered(page);
    await answer(page, "Nein, danke");
    await withdrawn;
    expect(await kept(page)).not.toContain("campaign");
    await page.goto(ADVERTISED);
    expect(await kept(page)).not.toContain("campaign");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  longTest("the advertisement is kept of who agrees on the page it led to", async ({ page }) => {
    await page.goto(ADVERTISED);
    await answer(page, "Ja, gern");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await kept(page)).toContain("campaign");
  });
});
