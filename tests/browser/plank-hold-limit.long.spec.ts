import { expect, test } from "@playwright/test";
import { rows } from "../shopper/shop";
import { introduce, orderedTable, shop, toPayment } from "./shop";
import { asStaff, photograph } from "./staff";

test("who has begun to pay for one plank all day reads why not again, and orders with planks that the workshop chooses", async ({
  page,
}) => {
  const title = `Dauerplanke ${`${Date.now()}`.slice(-6)}`;
  const facts = { list: "bench", title, image: await photograph() };
  const { plank } = await asStaff<{ plank: { id: string } }>("POST", "/furniture/planks", facts);
  try {
    const bench = "/configuratorBenchDesktop?chosen=twoPerson";
    await orderedTable(page, `${bench}&choosePlanks=yes&plank1=${plank.id}`);
    await introduce(page);
    await toPayment(page);
    await rows(
      "update furniture_rate_limit set points = 100000 where key like $1",
      `same_plank_hold:${plank.id}:%`,
    );
    await rows("delete from furniture_rate_limit where key like $1", `plank_hold_begun:%${plank.id}:%`);

    await page.goBack();
    await page.goto(`${shop.storefront}/cart`);
    await page.getByRole("checkbox", { name: /Datenschutz/ }).check();
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    const told = page.getByText("heute schon oft zum Bezahlen zurückgelegt", { exact: false });
    await expect(told).toBeVisible();
    await expect(told).toContainText("überlass die Auswahl der Planken der Werkstatt");

    await page
      .getByRole("button", { name: /entfernen/i })
      .first()
      .click();
    await orderedTable(page, bench);
    await page.getByRole("checkbox", { name: /Datenschutz/ }).check();
    await toPayment(page);
  } finally {
    await asStaff("POST", `/furniture/planks/${plank.id}`, { retired: true });
    await rows("delete from furniture_rate_limit where key like $1", `%${plank.id}:%`);
  }
});
