import { expect, type Page, request, test } from "@playwright/test";
import { cards } from "./cart";
import { hydrated, shop } from "./shop";

/** A browser that takes no cookies: nothing that the shop sets comes back to it. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route(`${shop.storefront}/**`, async (route) => {
    const anew = await request.newContext();
    const answer = await anew.fetch(route.request(), { maxRedirects: 0 });
    const { "set-cookie": _, location, ...headers } = answer.headers();
    // Playwright does not see where a redirect leads, and there a cookie would be taken.
    const body = `<meta http-equiv="refresh" content="0;url=${location?.replaceAll("&", "&amp;")}">`;
    if (answer.status() === 303) await route.fulfill({ contentType: "text/html", body });
    else await route.fulfill({ response: answer, headers });
    await anew.dispose();
  });
}

const NO_COOKIES = /nimmt von dieser Seite keine Cookies an/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("who takes no cookies is told why the cart stays empty, beside the piece", async ({ page }) => {
      await refuseCookies(page);
      await page.goto(`${shop.storefront}/configuratorStoolDesktop?frameType=massive&lng=de`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
      await expect(page.getByRole("alert").filter({ hasText: NO_COOKIES })).toBeVisible();
      await expect(page.getByRole("radio", { name: /^massiv/ })).toBeChecked();
    });

    test("who takes no cookies reads the page in the chosen language", async ({ page }) => {
      await refuseCookies(page);
      for (const path of ["/faq?a=1", "/configuratorStoolDesktop?frameType=massive"]) {
        await page.goto(shop.storefront + path);
        if (javaScriptEnabled && !path.startsWith("/faq")) await hydrated(page);
        await page.getByRole("button", { name: "English" }).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await page.getByRole("button", { name: "Deutsch" }).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", "de");
        expect(page.url()).toContain(path);
      }
    });
  });
}

test("in a browser whose stores are closed, links lead on and a piece comes into the cart", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const store of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("The document is not allowed to keep anything.", "SecurityError");
        },
      });
  });
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await hydrated(page);
  await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Noch ein Möbel gestalten" }).click();
  await expect(page).toHaveURL(/configuratorDesktop/);
  await expect(page.getByRole("link", { name: /^Tisch/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("the first piece of a cart is said to be in it, at an address that another browser can open", async ({
  page,
  browser,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await hydrated(page);
  await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("liegt im Warenkorb");
  await expect(page).toHaveURL(/frameType=\w+&color=\w+$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByText(NO_COOKIES)).toHaveCount(0);
  await other.close();
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(cards(page)).toHaveCount(1);
});
