import { expect, type Page, test } from "@playwright/test";
import { violations } from "./access/examine";
import { payUnseen, putInCart, sendCart } from "./cart";
import { forgetRequests, shop } from "./shop";

test.beforeEach(forgetRequests);

const SIZE = { width: 1280, height: 900 };

/** The page of the payment page of a new order, not paid yet. */
async function ordered(page: Page): Promise<string> {
  await putInCart(page, "Stool");
  return (await sendCart(page)) ?? "";
}

const dashboard = (paymentPage: string): string =>
  `${shop.stripeSandbox}/dashboard/payments/${new URL(paymentPage).pathname.split("/").at(-1)}`;

test("a payment is refunded in part, disputed and lost on the dashboard with the keyboard alone", async ({
  page,
}) => {
  const hosted = await ordered(page);
  await payUnseen(hosted);
  await page.goto(dashboard(hosted));
  await page.getByRole("textbox", { name: /^Betrag in EUR/ }).fill("10,50");
  await page.keyboard.press("Enter");
  await expect(page.getByText("10,50 €, succeeded")).toBeVisible();
  await page.getByRole("button", { name: "Zahlung anfechten" }).press("Enter");
  await page.getByRole("button", { name: /^Shop verliert/ }).press("Enter");
  await expect(page.getByText(/fraudulent, lost/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Erstatten", exact: true })).toHaveCount(0);
});

test("dashboard and payment page have no fault that axe knows, on a desk and on a phone", async ({
  page,
}) => {
  const hosted = await ordered(page);
  const faults: string[] = [];
  for (const width of [SIZE.width, 360]) {
    await page.setViewportSize({ ...SIZE, width });
    await page.goto(hosted);
    faults.push(...(await violations(page)));
  }
  await payUnseen(hosted);
  for (const width of [SIZE.width, 360]) {
    await page.setViewportSize({ ...SIZE, width });
    for (const address of [`${shop.stripeSandbox}/dashboard`, dashboard(hosted)]) {
      await page.goto(address);
      faults.push(...(await violations(page)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  expect(faults).toEqual([]);
});
