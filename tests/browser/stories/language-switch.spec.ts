import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards, putInCart, totalOf } from "../cart";
import { CARDS, introduce, shop } from "../shop";

const longTest = longOnly(test);

const switchTo = (page: Page, language: "English" | "Deutsch") =>
  page.getByRole("banner").getByRole("button", { name: language }).click();

test("in mid-configuration the language switch keeps the page and the table, and lasts", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await page.getByRole("spinbutton", { name: "Länge" }).fill("180");
  await page.getByRole("radio", { name: /^diagonal/ }).check();
  await expect(page).toHaveURL(/length=180.*frameType=diagonal/);
  await switchTo(page, "English");
  await expect(page.getByRole("spinbutton", { name: "Length" })).toHaveValue("180");
  await expect(page.getByRole("radio", { name: /^diagonal/ })).toBeChecked();
  await expect(page.getByRole("img", { name: /180 × 80 × 75 cm, diagonal frame/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: "Length" })).toHaveValue("180");
  await page.goto(`${shop.storefront}/faq`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the switch takes the table of the address along, even when the page has not been drawn for it yet", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      write(...entry);
      if (!String(entry[2]).includes("length=180")) return;
      history.replaceState = write;
      // The router knows the new address when this task ends; React draws it in a later one.
      queueMicrotask(() => document.querySelector<HTMLButtonElement>("header button[lang=en]")?.click());
    };
  });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await page.getByRole("spinbutton", { name: "Länge" }).fill("180");
  await expect(page.getByRole("spinbutton", { name: "Length" })).toHaveValue("180");
  await expect(page).toHaveURL(/length=180/);
});

longTest(
  "who asks for a page and at once for the other language gets that page in it, and finds the way back",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/widerruf`, { waitUntil: "networkidle" });
    const switched = page.waitForRequest((request) => request.method() === "POST");
    const chooser = (url: URL) => url.pathname.startsWith("/configuratorDesktop");
    await page.route(chooser, async (route) => {
      await switched;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest((request) => chooser(new URL(request.url())));
    await page
      .getByRole("navigation", { name: "Hauptmenü" })
      .getByRole("link", { name: "Konfigurator" })
      .click();
    await asked;
    await switchTo(page, "English");
    await expect(page.getByRole("heading", { level: 1, name: /build/i })).toBeVisible();
    await expect(page).toHaveURL(/\/configuratorDesktop$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/(widerruf|withdrawal)$/);
  },
);

test("in mid-checkout it keeps what was typed and chosen, and the order is paid and thanked for in English", async ({
  page,
}) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("radio", { name: /abholen/ }).check();
  await expect.poll(() => totalOf(page)).toBe(194 - 35);
  await introduce(page, "Wechsler");
  await switchTo(page, "English");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("Wechsler");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("mia.muster@example.com");
  await expect(page.getByRole("textbox", { name: /^City/ })).toHaveValue("Berlin");
  await expect(page.getByRole("radio", { name: /^Collect/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /privacy statement/ })).toBeChecked();
  await expect(cards(page)).toContainText("Stool");
  expect(await totalOf(page)).toBe(159);

  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await page.getByRole("textbox", { name: "Card number" }).fill(CARDS.success);
  await page.getByRole("textbox", { name: /Expiry/ }).fill("12 / 34");
  await page.getByRole("textbox", { name: /Security code/ }).fill("123");
  await page.getByRole("textbox", { name: "Name on card" }).fill("Mia Muster");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/orderCompleted\?/);
  await expect(page.getByRole("heading", { level: 1, name: /^Thank/ })).toBeVisible();
});
