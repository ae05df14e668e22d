import { expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";
import { openAction, openFromDesk, remembered, shopPage } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("homePage", "faqItem");
});
test.afterEach(() => putBack());

const bar = (page: Page) => page.getByRole("complementary", { name: "Vorschau" });

/** Opens the shop's page of the document in the editor; answers its tab and the address it came by. */
async function openPreview(page: Page, action = "Vorschau im Shop"): Promise<{ tab: Page; address: string }> {
  const opened = page.context().waitForEvent("page");
  const asked = page.context().waitForEvent("request", (request) => /\/preview\?/.test(request.url()));
  await openAction(page, action);
  const [tab, request] = await Promise.all([opened, asked]);
  await expect(bar(tab).or(tab.getByRole("complementary", { name: "Preview" }))).toBeVisible();
  return { tab, address: request.url() };
}

test("staff see a draft on the shop's page, shoppers do not; ending the preview shows what shoppers see", async ({
  page,
}) => {
  const draft = `Entwurf vom ${new Date().toISOString()}`;
  await openFromDesk(page, "Startseite");
  await page.getByRole("textbox", { name: "Deutsch" }).first().fill(draft);
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  const { tab, address } = await openPreview(page);
  await expect(tab.getByRole("heading", { level: 1, name: draft })).toBeVisible();
  await expect(bar(tab)).toContainText("Vorschau: du siehst Entwürfe");

  const answer = await tab.request.get(shop.storefront);
  expect(answer.headers()).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  expect(await shopPage("/")).not.toContain(draft);

  await tab.getByRole("link", { name: "Hilfe" }).first().click();
  await expect(tab.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
  await expect(bar(tab)).toBeVisible();
  await bar(tab).getByRole("button", { name: "Beenden" }).click();
  await expect(bar(tab)).toBeHidden();
  expect(await (await tab.request.get(shop.storefront)).text()).not.toContain(draft);

  const again = await page.request.get(address, { maxRedirects: 0 });
  expect(again.status()).toBe(401);
  expect(await again.text()).toContain("Keine Vorschau");
});

test("a question is previewed in English on the page of questions", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", "Wie pflege ich das Holz?");
  const question = page.getByRole("textbox", { name: "Englisch" }).first();
  await question.fill("How do I care for oiled wood?");
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  const { tab } = await openPreview(page, "Vorschau auf Englisch");
  await expect(tab).toHaveURL(/\/faq\?lng=en$/);
  await expect(tab.getByText("How do I care for oiled wood?")).toBeVisible();
});

test.describe("in a browser as it comes, which tells its width when it is asked", () => {
  // A made-up name of the browser silences its hints.
  test.use({ userAgent: undefined });

  test("a review is previewed on the page of its piece, though the browser begins that journey twice", async ({
    page,
    browser,
  }) => {
    putBack = await remembered("review");
    await openFromDesk(page, "Bewertungen", "Hocker", "Vincent, Hocker");
    const draft = `Entwurf vom ${new Date().toISOString()}`;
    await page.getByRole("textbox", { name: "Deutsch" }).first().fill(draft);
    await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
    const { tab, address } = await openPreview(page);
    await expect(tab).toHaveURL(/\/configuratorStoolDesktop/);
    await expect(tab.getByText(draft)).toBeVisible();

    const stranger = await browser.newContext();
    const answer = await stranger.request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(401);
    await stranger.close();
  });
});

test.describe("without a secret of the Studio", () => {
  test("nobody gets in, and nobody is sent to another site", async ({ request }) => {
    for (const query of ["", "?sanity-preview-secret=forged&sanity-preview-pathname=//evil.example"]) {
      const answer = await request.get(`${shop.storefront}/preview${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(401);
      expect(answer.headers()).not.toHaveProperty("set-cookie");
      expect(answer.headers()["cache-control"]).toContain("no-store");
    }
  });

  test("a cookie made up by somebody shows no drafts", async ({ page }) => {
    const value = Buffer.from(JSON.stringify({ until: 9e15 })).toString("base64");
    await page.context().addCookies([{ name: "preview", value, url: shop.storefront }]);
    await page.goto(shop.storefront);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});
