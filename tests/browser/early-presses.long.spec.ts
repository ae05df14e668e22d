import { expect, type Page, test } from "@playwright/test";
import { cards, putInCart } from "./cart";
import { hold, SCRIPTS } from "./held";
import { hydrated, shop } from "./shop";

const TABLE = "/configuratorTableDesktop?chosen=sofa&choosePlanks=yes";
const SHELF = "/configuratorShelfDesktop";

/** Opens a page whose scripts wait. @returns lets them come */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const come = await hold(page, SCRIPTS);
  await page.goto(shop.storefront + path, { waitUntil: "commit" });
  return come;
}

test("a plank's picture that is tapped before the page answers is picked when it does", async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, TABLE);
  const card = page.getByRole("group", { name: "Planke 1: was noch im Lager liegt" }).locator("label").nth(1);
  const title = (await card.textContent()) ?? "";
  await card.click();
  scriptsCome();
  const list = page.getByRole("combobox", { name: "Planke 1" });
  await expect(list.getByRole("option", { name: title, selected: true })).toBeAttached();
  await expect(page).toHaveURL(/plank1=/);
});

test("a position that is tapped before the page answers opens when it does", async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, TABLE);
  await page.getByRole("group", { name: "Plätze der Planken" }).locator("label").nth(1).click();
  scriptsCome();
  await expect(page.getByRole("combobox", { name: "Planke 2" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Planke 1" })).toBeHidden();
});

test("a board that is added before the page answers hangs there once, also after a second impatient press", async ({
  page,
}) => {
  const scriptsCome = await openBeforeScripts(page, SHELF);
  const add = page.getByRole("button", { name: "Boden hinzufügen" });
  const boards = page.getByRole("button", { name: /^Boden \d+ entfernen$/ });
  await page.getByText("Jeder Boden einzeln").click();
  await add.waitFor();
  const before = await boards.count();
  await add.click();
  await add.click();
  scriptsCome();
  await expect(boards).toHaveCount(before + 1);
  // From now on every press counts.
  await add.click();
  await expect(boards).toHaveCount(before + 2);
});

test("a notice that is closed before the page answers stays closed, and the next piece can be added", async ({
  page,
}) => {
  await page.goto(shop.storefront);
  await putInCart(page, "Stool");
  const scriptsCome = await openBeforeScripts(page, "/configuratorFrameDesktop");
  await page.getByRole("button", { name: "Schließen" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  scriptsCome();
  const add = page.getByRole("button", { name: "In den Warenkorb" });
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByRole("dialog")).toContainText("Liegt im Warenkorb");
});

test("a notice does not move when the page answers", async ({ page }) => {
  await page.goto(shop.storefront);
  await putInCart(page, "Stool");
  const scriptsCome = await openBeforeScripts(page, "/configuratorFrameDesktop");
  const close = page.getByRole("button", { name: "Schließen" });
  // The styles have come.
  await expect(page.getByRole("dialog")).toHaveCSS("position", "fixed");
  const before = await close.boundingBox();
  expect(before).not.toBeNull();
  scriptsCome();
  await expect(page.locator("dialog:modal")).toBeVisible();
  expect(await close.boundingBox()).toEqual(before);
});

test("terms that are chosen in the cart before the page answers hold when it does", async ({ page }) => {
  await putInCart(page, "Stool");
  const scriptsCome = await openBeforeScripts(page, "/cartDesktop");
  const abroad = page.getByRole("checkbox", { name: /außerhalb/ });
  const express = page.getByRole("checkbox", { name: /^Expressbau/ });
  await express.check();
  await abroad.check();
  const isKept = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes("outsideGermany")),
  );
  scriptsCome();
  await expect(page.getByRole("combobox", { name: /^Land/ }).first()).toBeVisible();
  await isKept;
  await page.reload({ waitUntil: "networkidle" });
  await expect(abroad).toBeChecked();
  await expect(express).toBeChecked();
  // Taken off again before the page answers.
  await page.reload({ waitUntil: "commit" });
  await abroad.uncheck();
  await expect(page.getByRole("combobox", { name: /^Land/ })).toHaveCount(0);
  await expect(abroad).not.toBeChecked();
  await expect(express).toBeChecked();
});

test("what is taken out before the page answers can be brought back when it does", async ({ page }) => {
  await putInCart(page, "Bench", { frameType: "massive" });
  await putInCart(page, "Stool");
  const scriptsCome = await openBeforeScripts(page, "/cartDesktop");
  await page.getByRole("button", { name: /^Bank.*entfernen$/ }).click();
  await expect(cards(page)).toHaveCount(1);
  scriptsCome();
  await hydrated(page);
  await page.getByRole("button", { name: /wieder in den Warenkorb legen$/ }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /wieder in den Warenkorb legen$/ })).toHaveCount(0);
  await expect(cards(page).last()).toContainText("massiv");
});
