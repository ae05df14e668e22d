import { expect, type Page, test } from "@playwright/test";
import { putInCart } from "./cart";
import { hold } from "./held";
import { shop } from "./shop";

const link = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first();

/** The page answers to clicks by itself, no longer by loading a document. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(shop.storefront + address, { waitUntil: "networkidle" });
}

/**
 * Watches from inside the page, because Playwright looks at no page while another document is on its way.
 * @returns waits until these words are a status there; resolves to the page's heading at that moment
 */
async function pageThatSays(page: Page, words: string): Promise<() => Promise<string>> {
  let tell: (heading: string) => void = () => {};
  const said = new Promise<string>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction("tellHeading", (heading: string) => tell(heading));
  await page.evaluate((words) => {
    const { tellHeading } = window as unknown as { tellHeading: (heading: string) => void };
    new MutationObserver(() => {
      const states = [...document.querySelectorAll("[role=status]")];
      if (!states.some(({ textContent }) => textContent?.includes(words))) return;
      tellHeading(document.querySelector("h1")?.textContent ?? "");
    }).observe(document.body, { subtree: true, childList: true });
  }, words);
  return () => said;
}

for (const [from, to, name, asked] of [
  ["a static page", "a static one", "Hilfe", "**/faq"],
  ["a static page", "a hydrated one", "Warenkorb", "**/cartDesktop"],
  ["a hydrated page", "a static one", "Hilfe", "**/faq"],
  ["a hydrated page", "a hydrated one", "Konfigurator", "**/configuratorDesktop.data*"],
] as const) {
  test(`while ${to} comes, ${from} stays and says so`, async ({ page }) => {
    await open(page, from === "a static page" ? "/about" : "/cartDesktop");
    const answer = await hold(page, asked);
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    const said = await pageThatSays(page, "Die Seite wird geladen");
    // By keyboard: a page whose link is pointed at may come ahead.
    await link(page, name).press("Enter", { noWaitAfter: true });
    expect(await said()).toBe(before);
    answer();
    await expect(page.locator("[aria-current=page]")).toHaveText(name);
    await expect(page.getByText("Die Seite wird geladen")).toHaveCount(0);
  });
}

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
  await open(page, "/cartDesktop");
  const unreachable = /\/(configuratorDesktop\.data|readyz)/;
  await page.route(unreachable, (route) => route.abort("connectionfailed"));
  await link(page, "Konfigurator").click();
  await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible();
  await page.unroute(unreachable);
  await expect(page.getByRole("heading", { level: 1, name: "Was dürfen wir dir bauen?" })).toBeVisible();
});

test("when a new version has taken away the next page's files, the shop reloads once and goes there", async ({
  page,
}) => {
  await open(page, "/cartDesktop");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/chooser-.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await link(page, "Konfigurator").click();
  await expect(page.getByRole("heading", { level: 1, name: "Was dürfen wir dir bauen?" })).toBeVisible();
  await expect(page).toHaveURL(/\/configuratorDesktop$/);
  // Once anew, and once on to where the visitor was heading.
  await page.waitForLoadState("networkidle");
  expect(documents).toBe(2);
});

test("files that are missed before the page could draw anything lead on to where the visitor was heading too", async ({
  page,
}) => {
  await open(page, "/cartDesktop");
  await page.route(/\/assets\/chooser-.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  // React draws nothing more in this document: the reload comes before it could.
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await link(page, "Konfigurator").click();
  await expect(page.getByRole("heading", { level: 1, name: "Was dürfen wir dir bauen?" })).toBeVisible();
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
