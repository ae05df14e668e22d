import { expect, type Page, test } from "@playwright/test";
import { cards, putInCart } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";
import { newPlank, newVoucher, orderOf } from "../staff";

/** A stool lies in the cart, the shopper has introduced himself there, and a second tab is open. */
async function twoTabs(page: Page): Promise<Page> {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  return page.context().newPage();
}

test("a piece added in one tab is said before the other tab orders, and then ordered with the rest", async ({
  page,
}) => {
  const other = await twoTabs(page);
  await other.goto(`${shop.storefront}/configuratorFrameDesktop`);
  // The popup about the stool, which lies in the cart already.
  await other.getByRole("button", { name: "Schließen" }).click();
  await other.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(other.getByRole("dialog")).toContainText("Liegt im Warenkorb");

  // 194 for the stool, and ten percent off the frame's 52.
  await page.bringToFront();
  await expect(async () => {
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await expect(cards(page)).toHaveCount(2, { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole("textbox", { name: "Nachname" }).first()).toHaveValue("Muster");
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  expect(orderValue).toBe(194 + 47);
  expect((await orderOf(orderId)).lines.map(({ kind }) => kind)).toEqual(["stool", "frame"]);
  await other.goto(`${shop.storefront}/cartDesktop`);
  await expect(cards(other)).toHaveCount(0);
});

test("who orders what another tab has taken out of the cart reads that nothing was ordered", async ({
  page,
}) => {
  const other = await twoTabs(page);
  await other.goto(`${shop.storefront}/cartDesktop`);
  await other.getByRole("button", { name: /entfernen$/ }).click();
  await expect(other.getByRole("heading", { name: "noch keine Produkte" })).toBeVisible();

  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByRole("heading", { name: "noch keine Produkte" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Deine Bestellung ist nicht abgeschickt");
});

test("terms changed in one tab show in the other, also where a voucher pays for all of it", async ({
  page,
  context,
}) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(await newVoucher(5000));
  await page.getByRole("button", { name: "Einlösen" }).click();
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  await expect(summary).toContainText(/Gesamt\s*0\s€/);
  const express = (tab: Page) => tab.getByRole("checkbox", { name: /Expressbau/ });
  const other = await context.newPage();
  await other.goto(`${shop.storefront}/cartDesktop`);
  const saved = other.waitForResponse((response) => response.request().method() === "POST");
  await express(other).check();
  await (await saved).finished();
  await other.close();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(express(page)).toBeChecked();
  await expect(summary).toContainText("Expressbau");
});

test("an order sent again from the other tab leads to the order that was placed", async ({ page }) => {
  const other = await twoTabs(page);
  await other.goto(`${shop.storefront}/cartDesktop`);
  await introduce(other);

  await page.bringToFront();
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId } = await completedOrder(page);

  await other.bringToFront();
  await other.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  expect((await completedOrder(other)).orderId).toBe(orderId);
  await expect(other.getByText("Hocker").first()).toBeVisible();
});

test("a plank that somebody else pays for is said by its name to the second, who orders without it", async ({
  page,
  browser,
}) => {
  const plank = await newPlank("stool", "Doppelt begehrt");
  const fields = { choosePlanks: "yes", plank1: plank.id };
  await putInCart(page, "Stool", fields);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page, "Zweite");

  const context = await browser.newContext({ locale: "de-DE" });
  const first = await context.newPage();
  await putInCart(first, "Stool", fields);
  await first.goto(`${shop.storefront}/cartDesktop`);
  await introduce(first, "Erste");
  await toPayment(first);

  // While the first pays, the plank is held.
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByText(plank.title, { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/cartDesktop/);
  await expect(page.getByRole("textbox", { name: "Nachname" }).first()).toHaveValue("Zweite");

  await pay(first, CARDS.success);
  const { orderId } = await completedOrder(first);
  expect((await orderOf(orderId)).lines[0]?.facts?.planks).toMatchObject([{ title: plank.title }]);
  await context.close();

  await page.reload();
  await expect(page.getByText(`nicht mehr zu haben: „${plank.title}“`)).toBeVisible();
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?choosePlanks=yes&plank1=${plank.id}`);
  await expect(page.getByText(`${plank.title}“ ist nicht mehr zu haben.`, { exact: false })).toBeVisible();
});
