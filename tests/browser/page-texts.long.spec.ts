import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { hydrated, shop } from "./shop";

/** A text's key, where its text should stand. */
const KEY = /\b(shop|faults|home|configurator|cart|order|faq|legal|question|maker|pages|reviews)\.[a-z]\w+/;

async function followMenu(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(KEY), name).toHaveCount(0);
}

/** Watches from inside the page, so that not even a key that flashes up goes unseen. */
async function watchForKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((source) => {
    const key = new RegExp(source);
    const seen: string[] = [];
    Object.assign(window, { keysSeen: seen });
    new MutationObserver(() => {
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown, no scripts
      const found = key.exec(document.body.innerText);
      if (found) seen.push(found[0]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, KEY.source);
  return () => page.evaluate(() => (window as unknown as { keysSeen: string[] }).keysSeen);
}

test("a page reached by a link has its words at once, in the language chosen meanwhile", async ({ page }) => {
  await page.goto(`${shop.storefront}/cartDesktop`);
  await hydrated(page);
  const keysSeen = await watchForKeys(page);
  await followMenu(page, "Konfigurator", /bauen/);
  await followMenu(page, "Warenkorb", "Warenkorb");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Help" }).first()).toBeVisible();
  await followMenu(page, "Configurator", /build/i);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  // Still the same document: had a link loaded a new one, what it watched would be forgotten.
  expect(await keysSeen()).toEqual([]);
});

/** The texts that a page carries for its scripts. */
async function textsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(shop.storefront + path)).text();
  return JSON.parse(/<script id="texts"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "");
}

test("a page carries its own texts, not those of other pages", async ({ request }) => {
  const served = await textsOf(request, "/cartDesktop");
  expect(served.pages).toEqual(["root", "routes/cart"]);
  expect(Object.keys(served.texts)).toContain("cart");
  expect(Object.keys(served.texts)).not.toContain("faq");
});

test("a static page carries only what its script says", async ({ request }) => {
  const served = await textsOf(request, "/faq");
  expect(served.pages).toEqual(["entry.static"]);
  expect(Object.keys(served.texts).sort()).toEqual(["consent", "loading", "order", "toasts"]);
});
