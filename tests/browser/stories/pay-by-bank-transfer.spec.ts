import { expect, test } from "@playwright/test";
import { putInCart } from "../cart";
import { forgetRequests, introduce, shop } from "../shop";
import { asStaff, newVoucher, orderOf } from "../staff";

test.beforeEach(forgetRequests);

test("with the voucher for it one orders, is shown the bank details, and staff enter the money when it comes", async ({
  page,
}) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill(await newVoucher(0));
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText("Du überweist nach der Bestellung", { exact: false })).toBeVisible();
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/\/orderCompleted\?/);
  const transfer = page.getByRole("region", { name: "Bitte überweise den Betrag" });
  await expect(transfer.getByText(/^[A-Z]{2}\d{2}/)).toBeVisible();
  const number = new URL(page.url()).searchParams.get("orderID") ?? "";
  await expect(transfer.getByText(number, { exact: true })).toBeVisible();

  const order = await orderOf(number);
  expect(order).toMatchObject({ total: 194, record: { pay_by: "bank_transfer" } });
  await asStaff("POST", `/furniture/orders/${order.id}/payment-received`, {});
  const { order: paid } = await asStaff<{ order: { payment_status: string } }>(
    "GET",
    `/orders/${order.id}?fields=id,payment_status`,
  );
  expect(paid.payment_status).toBe("captured");
});
