import { expect, type Page, test } from "@playwright/test";
import { cards } from "./cart";
import { shop } from "./shop";

const BENCH = `${shop.storefront}/configuratorBenchDesktop`;
const length = (page: Page) => page.getByRole("spinbutton", { name: "Länge" });
const drafts = (page: Page) => page.getByRole("main").getByRole("listitem");
const answers = (page: Page) => expect(page.getByRole("slider").first()).toBeEnabled();

test("the last design comes back when its configurator is opened bare, a link that says a piece wins, and one can start over", async ({
  page,
}) => {
  await page.goto(BENCH);
  await answers(page);
  await length(page).fill("150");
  await expect(page).toHaveURL(/length=150/);

  await page.goto(BENCH);
  await expect(length(page)).toHaveValue("150");
  await expect(page.getByText("Dein letzter Entwurf.")).toBeVisible();
  await expect(page).toHaveURL(/length=150/);

  // As who comes by an advertisement opens it.
  await page.goto(`${BENCH}?gad_source=1&gbraid=0AAAAo`);
  await expect(length(page)).toHaveValue("150");

  await page.goto(`${BENCH}?chosen=twoPerson`);
  await expect(page.getByText("Du hast hier schon einen Entwurf.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Für zwei/ })).toBeChecked();
  await page.getByRole("button", { name: "Letzten Entwurf holen" }).click();
  await expect(length(page)).toHaveValue("150");

  await page.goto(BENCH);
  await expect(page).toHaveURL(/length=150/);
  await page.getByRole("button", { name: "Neu beginnen" }).click();
  await expect(length(page)).toHaveValue("220");
  await expect(page.getByRole("button", { name: "Letzten Entwurf holen" })).toBeFocused();
  await expect(page).toHaveURL(/length=220/);
  await page.goto(BENCH);
  await answers(page);
  await expect(length(page)).toHaveValue("220");
  await expect(page.getByText("Dein letzter Entwurf.")).toHaveCount(0);
});

test("who puts a design in at once and goes back has not lost it", async ({ page }) => {
  await page.goto(`${BENCH}?chosen=twoPerson`);
  await answers(page);
  await length(page).fill("151");
  // Sooner than the address is written: so the page before in the history says another piece.
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await page.goto(`${BENCH}?chosen=twoPerson`);
  await page.getByRole("button", { name: "Letzten Entwurf holen" }).click();
  await expect(length(page)).toHaveValue("151");
});

test("while the last design comes back nothing on the page moves", async ({ page }) => {
  await page.goto(BENCH);
  await answers(page);
  await length(page).fill("150");
  await expect(page).toHaveURL(/length=150/);
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, "value")) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(BENCH);
  await expect(page.getByText("Dein letzter Entwurf.")).toBeVisible();
  await expect(page).toHaveURL(/length=150/);
  // A slow machine shows a page that it has not read to its end; the design comes back after that.
  const moved = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const shifts: { at: number; value: number }[] = Reflect.get(window, "shifts");
    return shifts
      .filter(({ at }) => at > (load?.domInteractive ?? 0))
      .reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved).toBeLessThan(0.01);
});

test("a kept design stands on its page with today's price, is removed, brought back and put into the cart", async ({
  page,
}) => {
  await page.goto(`${BENCH}?chosen=twoPerson`);
  await page.getByRole("button", { name: "Entwurf merken" }).click();
  await expect(page.getByRole("button", { name: "Gemerkt" })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Meine Entwürfe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meine Entwürfe" })).toBeVisible();
  await expect(drafts(page)).toHaveCount(1);
  await expect(drafts(page)).toContainText("120 × 40 × 45");
  // (399 + 2.5 × 20) × 1.3
  await expect(drafts(page)).toContainText("584");
  await page.getByRole("button", { name: /^Entfernen: Bank/ }).click();
  await expect(page.getByRole("heading", { name: "Noch kein Entwurf" })).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(drafts(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole("button", { name: /^In den Warenkorb: Bank/ }).click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(cards(page)).toContainText("120 × 40 × 45");
  await expect(cards(page)).toContainText("584");
});

test("a browser whose store is full or closed says so, and the configurator works all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(BENCH);
  await answers(page);
  await length(page).fill("150");
  await page.getByRole("button", { name: "Entwurf merken" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Dein Browser lässt uns nichts" })).toBeVisible();
  await expect(page).toHaveURL(/length=150/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of designs says that it needs them, and a configurator leads there", async ({ page }) => {
    await page.goto(BENCH);
    await expect(page.getByRole("button", { name: "Entwurf merken" })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Meine Entwürfe" }).click();
    await expect(page.getByText("braucht diese Seite JavaScript", { exact: false })).toBeVisible();
  });

  test("a design is mailed to the address that is typed, and a wrong one is said at its field", async ({
    page,
  }) => {
    await page.goto(`${BENCH}?chosen=twoPerson`);
    await page.getByRole("link", { name: "Per E-Mail" }).click();
    await expect(page.getByRole("main")).toContainText("120 × 40 × 45");
    await expect(page.getByRole("main")).toContainText("584");
    const address = page.getByRole("textbox", { name: "E-Mail" });
    await address.fill("anna");
    await page.getByRole("button", { name: "E-Mail schicken" }).click();
    await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
    await expect(address).toHaveValue("anna");
    await address.fill("anna.entwurf@example.com");
    await page.getByRole("button", { name: "E-Mail schicken" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dein Entwurf ist unterwegs" })).toBeVisible();
    await page.getByRole("link", { name: "Zurück zum Entwurf" }).click();
    await expect(page.getByRole("radio", { name: /^Für zwei/ })).toBeChecked();
  });
});
