import { expect, type Page, test } from "@playwright/test";
import { putInCart } from "./cart";
import { shop } from "./shop";

const link = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first();

/** The page answers to clicks by itself, no longer by loading a document. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(shop.storefront + address, { waitUntil: "networkidle" });
}

test("while the next page comes, the present one stays and says so", async ({ page }) => {
  await open(page, "/");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/faq.data*", async (route) => {
    await held;
    await route.continue();
  });
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await link(page, "Hilfe").click();
  await expect(page.getByText("Die Seite wird geladen")).toBeAttached();
  await expect(heading).toHaveText(before ?? "");
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
  await expect(page.getByText("Die Seite wird geladen")).toHaveCount(0);
});

test("without a connection the shop says so, keeps what was typed, and goes on by itself", async ({
  page,
  context,
}) => {
  await open(page, "/configuratorTableDesktop");
  const email = page.getByRole("textbox", { name: /E-Mail/ }).first();
  await email.fill("mia@example.com");
  await context.setOffline(true);
  await expect(page.getByText("Gerade gibt es keine Verbindung")).toBeVisible();
  await link(page, "Hilfe").click();
  await expect(page.getByText("Das geht erst wieder mit Verbindung")).toBeVisible();
  await expect(email).toHaveValue("mia@example.com");
  await context.setOffline(false);
  await expect(page.getByText("Gerade gibt es keine Verbindung")).toHaveCount(0);
  await link(page, "Hilfe").click();
  await expect(page.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
});

test("a link that is only pointed at without a connection changes nothing", async ({ page, context }) => {
  await open(page, "/configuratorDesktop");
  await context.setOffline(true);
  await expect(page.getByText("Gerade gibt es keine Verbindung")).toBeVisible();
  let left = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) left = true;
  });
  // Where a link's page is loaded ahead, this is the moment.
  await page.getByRole("main").getByRole("link", { name: /Bank/ }).click();
  await expect(page.getByText("Das geht erst wieder mit Verbindung")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Was dürfen wir dir bauen?" })).toBeVisible();
  expect(left).toBe(false);
});

test("a shop that cannot be reached is said in words, and its page comes as soon as it can", async ({
  page,
}) => {
  await open(page, "/");
  const unreachable = /\/(faq\.data|healthz)/;
  await page.route(unreachable, (route) => route.abort("connectionfailed"));
  await link(page, "Hilfe").click();
  await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible();
  await page.unroute(unreachable);
  await expect(page.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
});

test("when a new version has taken away the next page's files, the shop reloads once and goes there", async ({
  page,
}) => {
  await open(page, "/");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/faq-.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await link(page, "Hilfe").click();
  await expect(page.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  // Once anew, and once on to where the visitor was heading.
  await page.waitForLoadState("networkidle");
  expect(documents).toBe(2);
});

test("what an extension of the browser writes into a page before its scripts run breaks nothing", async ({
  page,
}) => {
  await putInCart(page, "Table");
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector("h1");
      if (!heading) return;
      observer.disconnect();
      heading.textContent = "Shopping cart";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${shop.storefront}/cartDesktop`);
  // React has put its own words back, in a document that it made anew.
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Gutscheincode" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Summe aktualisieren" })).toBeHidden();
});
