import { expect, test } from "@playwright/test";
import { CARDS, completedOrder, enterAdmin, introduce, pay, shop, toPayment } from "../shop";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a newcomer designs a table, pays it, and finds the order with its configuration in the admin", async ({
  page,
}) => {
  // The scene is drawn by the processor; on a slow machine this alone takes a minute and a half.
  test.setTimeout(240_000);
  await page.goto(shop.storefront);
  await page
    .getByRole("link", { name: /Tisch gestalten/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Tisch" })).toBeVisible();

  await page.getByRole("spinbutton", { name: "Länge" }).fill("180");
  await page.getByRole("radio", { name: /^geschlossen/ }).check();
  await page.getByRole("radio", { name: /^durchgehend/ }).check();
  // (599 + 2.5·80 + 2.5·30 + 2.5·30 + 75) · 1.3 = 1331.2 → 1331, closed 75, solid 150, individual 30
  await expect(page.getByRole("img", { name: /Tisch, 180 × 80 × 75 cm, Gestell geschlossen/ })).toBeVisible();
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  // The browser takes a picture of the page it leaves, the scene included.
  await expect(page.getByRole("listitem").filter({ hasText: "180 × 80 × 75" })).toContainText("1.586", {
    timeout: 90_000,
  });

  await introduce(page, "Neuling");
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  expect(orderValue).toBe(1586);
  await expect(page.getByText(orderId, { exact: true })).toBeVisible();

  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders`);
  await page.getByRole("row", { name: new RegExp(`#${orderId}\\b`) }).click();
  const furniture = page.getByTestId("furniture-order");
  await expect(furniture).toContainText("180 × 80 × 75 cm");
  await expect(furniture).toContainText("geschlossen");
  await expect(furniture).toContainText("Durchgehende Tischplatte");
  await expect(furniture.getByRole("img", { name: /Tisch/ }).first()).toBeVisible();
});
