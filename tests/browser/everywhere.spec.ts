import AxeBuilder from "@axe-core/playwright";
import { devices, expect, type Page, test } from "@playwright/test";
import { CARDS, completedOrder, introduce, orderedTable, pay, shop, toPayment } from "./shop";

const PAGES = [
  "/",
  "/configuratorDesktop",
  "/configuratorTableDesktop",
  "/hocker",
  "/cartDesktop",
  "/faq",
  "/orderCompleted?orderID=1&orderValue=1491",
  "/orderCancelled",
  "/orderFailed",
  "/orderReserved",
  "/bienen",
  "/sustainabilityDesktop",
  "/about",
  "/impressum",
  "/datasecurity",
  "/agb",
  "/widerrufsbelehrung",
  "/no-such-page",
];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const [device, use] of [
  ["desktop", devices["Desktop Chrome"]],
  ["phone", devices["Pixel 7"]],
] as const) {
  test.describe(device, () => {
    test.use({
      viewport: use.viewport,
      userAgent: use.userAgent,
      isMobile: use.isMobile,
      hasTouch: use.hasTouch,
    });

    test("every page is accessible and fits the screen", async ({ page }) => {
      for (const address of PAGES) {
        await page.goto(shop.storefront + address);
        await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
        expect(await violations(page), address).toEqual([]);
        const [width, room] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(width, `${address} does not scroll sideways`).toBeLessThanOrEqual(room ?? 0);
      }
    });

    test("a filled cart with faults is accessible", async ({ page }) => {
      await orderedTable(page);
      await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
      await expect(page.getByText("Bitte eine E-mail Adresse eingeben")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test("the desktop address leads to the phone's, and the purchase goes through", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
    await expect(page).toHaveURL(/\/configuratorTableMobile\?chosen=dining/);
    await orderedTable(page);
    await introduce(page);
    await toPayment(page);
    await pay(page, CARDS.success);
    await completedOrder(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one configures by form, orders and pays", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await page.getByRole("spinbutton", { name: "Länge" }).fill("180");
    await page.getByRole("radio", { name: /^geschlossen/ }).check();
    await page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();
    await expect(
      page.getByRole("img", { name: /Tisch, 180 × 80 × 75 cm, Gestell geschlossen/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await introduce(page);
    await toPayment(page);
    await pay(page, CARDS.success);
    expect((await completedOrder(page)).orderValue).toBe(1436);
  });

  test("a size nobody can build is refused in words, and stays in the field", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await page.getByRole("spinbutton", { name: "Länge" }).fill("400");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByText("Länge: bitte 100 bis 220 cm angeben.")).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: "Länge" })).toHaveValue("400");
  });
});

test("the language switch keeps the page and the table", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await page.getByRole("spinbutton", { name: "Länge" }).fill("180");
  await expect(page).toHaveURL(/length=180/);
  await page
    .getByRole("navigation")
    .or(page.getByRole("banner"))
    .getByRole("button", { name: "English" })
    .click();
  await expect(page.getByRole("spinbutton", { name: "Length" })).toHaveValue("180");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: "Length" })).toHaveValue("180");
  await page.goto(`${shop.storefront}/faq`);
  await expect(page.getByRole("heading", { level: 1, name: "Questions" })).toBeVisible();
});

test("the whole purchase goes by keyboard", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  const slider = page.getByRole("slider", { name: /Länge/ });
  await expect(slider).toBeEnabled();
  await slider.press("ArrowLeft");
  await expect(page.getByRole("spinbutton", { name: "Länge" })).toHaveValue("219");
  await page.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
  await page.getByRole("link", { name: "Zum Warenkorb" }).press("Enter");
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).press("Enter");
  await pay(page, CARDS.success);
  await completedOrder(page);
});
