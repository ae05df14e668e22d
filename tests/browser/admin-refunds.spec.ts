import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { rows, transferOrder } from "../shopper/shop";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

test("of an order paid by transfer staff read that they send the money back themselves before they book it", async ({
  page,
}) => {
  const id = await transferOrder("stool");
  await enterAdmin(page);
  const hints = page.getByTestId("furniture-hints");
  const said = hints.getByText("Überweise das Geld zuerst selbst", { exact: false });
  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(page.getByRole("button", { name: "Zahlung eingegangen" })).toBeVisible();
  await expect(said).toHaveCount(0);
  await asStaff("POST", `/furniture/orders/${id}/payment-received`, {});
  await page.reload();
  await expect(said).toBeVisible();
});

longTest(
  "of an order cancelled before its transfer came staff read what to do with money that comes after all",
  async ({ page }) => {
    const id = await transferOrder("stool");
    await asStaff("POST", `/orders/${id}/cancel`, {});
    await enterAdmin(page);
    await page.goto(`${shop.admin}/orders/${id}`);
    await expect(page.getByTestId("furniture-hints")).toContainText("Kommt die Überweisung doch noch");
  },
);

longTest(
  "the page of a cancelled order does not say that money is back which is on its way",
  async ({ page }) => {
    const { id } = await paidOrder("stool");
    await asStaff("POST", `/orders/${id}/cancel`, {});
    const [{ token } = {}] = await rows("select token from furniture_order_page where order_id = $1", id);
    for (const [address, words] of [
      [`/auftrag/${token}`, "Storniert, Geld unterwegs"],
      [`/order/${token}?lng=en`, "Cancelled, money on its way"],
    ]) {
      await page.goto(shop.storefront + address);
      await expect(page.getByText(String(words), { exact: true })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(/Geld zurück|money returned/i);
    }
  },
);
