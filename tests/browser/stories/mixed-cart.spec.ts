import { cartMoney, defaultConfiguration, priceOf } from "@planke46/furniture-rules";
import { expect, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards, putInCart, totalOf } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";
import { newVoucher, orderOf } from "../staff";

const longTest = longOnly(test);

const PIECES = [
  { id: "stool", kind: "stool", price: priceOf("stool", defaultConfiguration("stool")).price },
  { id: "table", kind: "table", price: priceOf("table", defaultConfiguration("table")).price },
  { id: "frame", kind: "frame", price: priceOf("frame", defaultConfiguration("frame")).price },
] as const;

test("three kinds, a voucher, picking up and express: every sum follows the rules, up to what is paid", async ({
  page,
}) => {
  const code = await newVoucher(50);
  for (const configurator of ["Stool", "Table", "Frame"] as const) await putInCart(page, configurator);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(cards(page)).toHaveCount(3);
  const sum = (...[terms, voucher]: [Parameters<typeof cartMoney>[1], number?]) =>
    cartMoney(PIECES, terms, voucher).total;

  // 1491 for the table, and ten percent off 194 and 52: 175 + 47.
  expect(sum({ shipping: "delivery", expressBuild: false })).toBe(1713);
  await expect.poll(() => totalOf(page)).toBe(1713);
  await expect(page.getByText(/^Du sparst 24/)).toBeVisible();
  await page.getByRole("radio", { name: /abholen/ }).check();
  await expect.poll(() => totalOf(page)).toBe(sum({ shipping: "pickup", expressBuild: false }));
  await page.getByRole("checkbox", { name: /Expressbau/ }).check();
  await expect.poll(() => totalOf(page)).toBe(sum({ shipping: "pickup", expressBuild: true }));

  await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill("GIBT-ES-NICHT");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Diesen Gutschein gibt es nicht" })).toBeVisible();
  await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(`Gutschein ${code} ist angewendet.`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Gutscheincode/ })).toHaveCount(0);
  const total = sum({ shipping: "pickup", expressBuild: true }, 50);
  expect(total).toBe(1653);
  await expect.poll(() => totalOf(page)).toBe(total);
  const bill = page.getByRole("region", { name: "Zusammenfassung" });
  for (const part of ["1.737", "−24", "−75", "65", "−50", "1.653"]) {
    await expect(bill.getByText(new RegExp(`^${part.replace("−", "[-−]")}\\s€$`))).toBeVisible();
  }

  await introduce(page);
  await toPayment(page);
  await expect(page.getByRole("button", { name: /^Bezahlen/ })).toContainText("1.653");
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  expect(orderValue).toBe(total);
  const order = await orderOf(orderId);
  expect(order.total).toBe(total);
  expect(order.lines.map(({ kind, price }) => [kind, price])).toEqual(
    PIECES.map(({ kind, price }) => [kind, price]),
  );
  expect(order.record).toMatchObject({ shipping: "pickup", express_build: true, voucher_code: code });
});

longTest("of two quick removals both count, and the discount goes with them", async ({ page }) => {
  for (const configurator of ["Stool", "Table", "Frame"] as const) await putInCart(page, configurator);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await cards(page)
    .filter({ hasText: "Hocker" })
    .getByRole("button", { name: /entfernen/ })
    .click();
  await cards(page)
    .filter({ hasText: "Rahmen" })
    .getByRole("button", { name: /entfernen/ })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => totalOf(page)).toBe(1491);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});
