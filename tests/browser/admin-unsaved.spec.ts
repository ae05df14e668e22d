import { expect, type Page, test } from "@playwright/test";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";

test.beforeEach(forgetRequests);

const question = (page: Page) => page.getByRole("alertdialog", { name: "Seite verlassen?" });

test("who leaves a change of an order that is not made yet is asked, by the menu, by going back and by closing the tab", async ({
  page,
}) => {
  const { id } = await paidOrder("table");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  await page.getByRole("link", { name: "Auftrag ändern" }).click();
  const changing = `${shop.admin}/order-change/${id}`;
  const menu = page.getByRole("link", { name: "Werkstatt", exact: true });
  const express = page.getByRole("checkbox", { name: /^Expressbau/ });

  // Nothing is changed: nothing is asked.
  await menu.click();
  await expect(page).toHaveURL(`${shop.admin}/workshop`);
  await page.goBack();
  await express.click();
  await expect(page.getByRole("button", { name: "Auftrag verbindlich ändern" })).toBeVisible();
  for (const leave of [() => menu.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await question(page).getByRole("button", { name: "Bleiben" }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(changing);
    await expect(express).toBeChecked();
  }
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(express).toBeChecked();

  await menu.click();
  await question(page).getByRole("button", { name: "Verlassen" }).click();
  await expect(page).toHaveURL(`${shop.admin}/workshop`);

  // Making the change asks nothing.
  await page.goto(changing);
  await express.click();
  await page.getByLabel(/^Grund/).fill("Am Telefon besprochen");
  await page.getByRole("button", { name: "Auftrag verbindlich ändern" }).click();
  await expect(page).toHaveURL(`${shop.admin}/orders/${id}`);
  await expect(question(page)).toHaveCount(0);
});
