import { expect, test } from "@playwright/test";
import { CARDS, completedOrder, introduce, orderedTable, pay, shop, toPayment } from "./shop";

test("a declined card costs nothing, and the next card pays the same order", async ({ page }) => {
  await orderedTable(page);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.declined);
  await expect(page.getByRole("alert")).toContainText("Ihre Karte wurde abgelehnt");
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(1491);
});

test("a card that wants its bank's word is paid after the bank has given it", async ({ page }) => {
  await orderedTable(page);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.authenticationRequired);
  await page.getByRole("button", { name: "Authentifizierung abschließen" }).click();
  expect((await completedOrder(page)).orderId).not.toBe("");
});

test("who cancels the payment finds the cart and everything typed as it was", async ({ page }) => {
  await orderedTable(page);
  await introduce(page, "Zögerlich");
  await toPayment(page);
  await page.getByRole("link", { name: /Zurück zum Shop/ }).click();
  await expect(page).toHaveURL(/\/orderCancelled/);
  await expect(page.getByText("Leider hat etwas mit der Zahlung nicht funktioniert")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Warenkorb" }).click();
  await expect(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Zögerlich");
  await toPayment(page);
  await pay(page, CARDS.success);
  await completedOrder(page);
});

test("a payment begun and left is offered again when the cart is the first page opened", async ({
  page,
  context,
}) => {
  await orderedTable(page);
  await introduce(page);
  await toPayment(page);
  await page.close();
  const later = await context.newPage();
  await later.goto(`${shop.storefront}/cartDesktop`);
  await expect(later.getByText("Deine Zahlung wurde noch nicht abgeschlossen")).toBeVisible();
  await toPayment(later);
  await pay(later, CARDS.success);
  await completedOrder(later);
});

test("a double click on the order button leads to one payment", async ({ page }) => {
  await orderedTable(page);
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).dblclick();
  await pay(page, CARDS.success);
  await completedOrder(page);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(page.getByText("Du hast noch keine Produkte im Warenkorb")).toBeVisible();
});

test("without consent and with a wrong e-mail nothing is ordered, and what was typed stays", async ({
  page,
}) => {
  await orderedTable(page);
  await introduce(page);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster");
  await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).uncheck();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
  await expect(page.getByText("Ohne dein Einverständnis")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("mia.muster");
  await expect(page.getByRole("textbox", { name: "Ort" })).toHaveValue("Berlin");
});

test("two pieces save ten percent on the cheaper one; picking up and express are in the sum", async ({
  page,
}) => {
  await orderedTable(page);
  await orderedTable(page, "/configuratorTableDesktop?chosen=sofa");
  // 1491 and 120 × 60 × 45 for 957: (599 + 50 + 25 + 75) · 1.3 = 973.7 → 974, less 97
  await expect(page.getByText("Du sparst 97", { exact: false })).toBeVisible();
  await page.getByRole("radio", { name: /abholen/ }).check();
  await page.getByRole("checkbox", { name: /Schneller bauen/ }).check();
  // 1491 + 877 = 2368, less 75 for picking up, plus 65 for express
  await expect(page.getByText("2.358", { exact: false }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /entfernen/i })
    .last()
    .click();
  await expect(page.getByText("1.481", { exact: false }).first()).toBeVisible();
});
