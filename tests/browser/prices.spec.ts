import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { openCartWith } from "./cart";
import { enterAdmin, introduce, shop } from "./shop";

const longTest = longOnly(test);

/** What staff would type into the page „Preise", through its route. The other tests count with the constants. */
async function setPrices(page: Page, overrides: Record<string, number>): Promise<void> {
  const login = await page.request.post(`${shop.medusa}/auth/user/emailpass`, { data: shop.staff });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const address = `${shop.medusa}/admin/furniture/prices`;
  const { version } = await (await page.request.get(address, { headers })).json();
  const data = { expected_version: version, overrides, note: "Test im Browser" };
  const saved = await page.request.post(address, { headers, data });
  expect(saved.status()).toBe(200);
}

test.beforeEach(({ page }) => setPrices(page, {}));
test.afterEach(async ({ page, request }) => {
  await setPrices(page, {});
  // The next test counts with the constants, and pages are served with the prices of a moment ago.
  const table = `${shop.storefront}/configuratorTableDesktop`;
  await expect.poll(async () => (await request.get(table)).text()).toContain("1.491");
});

longTest(
  "staff try a price, see what it does to each piece, save it and bring the old one back",
  async ({ page }) => {
    await enterAdmin(page);
    await page.goto(`${shop.admin}/prices`);
    const multiplier = page.getByRole("textbox", { name: "Multiplikator aller Möbel", exact: true });
    await multiplier.fill("9");
    await expect(page.getByText("muss zwischen 0,5 und 5 liegen")).toBeVisible();
    await expect(page.getByRole("button", { name: /als version \d+ speichern/i })).toBeDisabled();
    await multiplier.fill("1,4");
    await expect(page.getByRole("row", { name: /Schreibtisch/ })).toContainText("1.959");
    await page.getByRole("textbox", { name: /Notiz/ }).fill("Holz ist teurer");
    await page.getByRole("button", { name: /als version \d+ speichern/i }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Holz ist teurer" }).first()).toBeVisible();
    await expect(page.getByText("Alle Möbel · Multiplikator aller Möbel: 1,3 → 1,4").first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Version \d+ wieder einsetzen/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Wieder einsetzen" }).click();
    await expect(page.getByText(/Version \d+ wieder eingesetzt/).first()).toBeVisible();
    await expect(multiplier).toHaveValue("1,3");
  },
);

test("the configurator counts with what staff have set, and the cart with the same", async ({ page }) => {
  await setPrices(page, { multiplier: 1.4 });
  await expect(async () => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await expect(page.getByRole("status").filter({ hasText: "1.604" })).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("dialog")).toContainText("1.604");
  await expect(page.getByRole("dialog")).not.toContainText("Preise haben sich");
});

longTest("the help page says what staff have set, to search engines too", async ({ page }) => {
  await setPrices(page, { "cart.expressBuild": 80, "table.tableTop.solid": 175 });
  for (const [language, express, top] of [
    ["de", "80\u00a0€", "175\u00a0€"],
    ["en", "€80", "€175"],
  ] as const) {
    await expect(async () => {
      await page.goto(`${shop.storefront}/faq?lng=${language}`);
      await expect(page.locator("main")).toContainText(express, { timeout: 500 });
    }).toPass();
    await expect(page.locator("main")).toContainText(top);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(things.find((thing) => thing.includes("FAQPage"))).toContain(express);
  }
});

longTest("who adds a table while its price changes is told both prices", async ({ page }) => {
  // The page may still be served with the prices of a moment ago.
  await expect(async () => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await expect(page.getByRole("status").filter({ hasText: "1.491" })).toBeAttached({ timeout: 500 });
  }).toPass();
  await setPrices(page, { multiplier: 1.4 });
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Angezeigt waren 1\.491.*jetzt 1\.604/);
});

test("a cart that became dearer says so before anybody pays, in both languages", async ({ page }) => {
  await openCartWith(page, "Table");
  await introduce(page);
  await setPrices(page, { multiplier: 1.4, "cart.expressBuild": 80 });
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Unsere Preise haben sich geändert" });
  await expect(notice).toContainText(/Tisch:.*1\.491.*1\.604/);
  await expect(page).toHaveURL(/cartDesktop/);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "English" }).first().click();
  await expect(page.getByText("Our prices have changed.")).toBeVisible();
});
