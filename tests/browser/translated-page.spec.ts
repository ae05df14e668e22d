import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { cards, eurosIn, openCartWith, totalOf } from "./cart";
import { hold, SCRIPTS } from "./held";
import { hydrated, shop } from "./shop";

const longTest = longOnly(test);

/** How a translator exchanges a text for its translation. */
type Way = "in its place" | "before it" | "behind it";

/**
 * Does to a page what the translators of Chrome and Edge do: each text goes, and two elements `font` with another one stand in its place;
 * what comes later is translated, too. The translation is in capitals, in no language.
 */
function translate(page: Page, way: Way): Promise<void> {
  return page.evaluate((how) => {
    const ours = new WeakSet<Node>();
    const exchange = (text: Text) => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const translated = document.createTextNode(text.data.toUpperCase());
      ours.add(translated);
      outer.dataset.original = text.data;
      inner.append(translated);
      outer.append(inner);
      if (how === "in its place") text.replaceWith(outer);
      else {
        text[how === "before it" ? "before" : "after"](outer);
        text.remove();
      }
    };
    const visit = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found)
        if (!ours.has(text) && text.data.trim() && !text.parentElement?.closest("script,style,svg,option"))
          exchange(text);
    };
    document.documentElement.lang = "fr";
    visit(document.body);
    new MutationObserver((changes) => {
      if (document.documentElement.lang !== "fr") return;
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (node.isConnected) visit(node.nodeType === Node.TEXT_NODE ? target : node);
    }).observe(document.documentElement, { childList: true, subtree: true });
  }, way);
}

/** „Original anzeigen“: each translation gives way to a text of the translator's own, and nothing is translated any more. */
function showOriginal(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.lang = "de";
    for (const outer of document.querySelectorAll<HTMLElement>("font[data-original]"))
      outer.replaceWith(outer.dataset.original ?? "");
  });
}

async function priceOf(page: Page): Promise<number> {
  return eurosIn(
    await page
      .getByRole("status")
      .filter({ hasText: /^(PREIS|Preis):/ })
      .textContent(),
  );
}

/** What the same page says to who does not have it translated. */
async function untranslated<What>(page: Page, look: (page: Page) => Promise<What>): Promise<What> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const seen = await look(other);
  await other.close();
  return seen;
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  return faults;
}

for (const way of ["in its place", "before it", "behind it"] as const) {
  const run = way === "in its place" ? test : longTest;
  run(
    `a page that the browser translates tells the price of what is chosen, its texts exchanged ${way}`,
    async ({ page }) => {
      const faults = faultsOf(page);
      await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
      await hydrated(page);
      await translate(page, way);
      const first = await priceOf(page);
      await page.getByRole("radio", { name: /^COUCHTISCH/ }).check();
      await expect.poll(() => priceOf(page)).not.toBe(first);
      await expect(page).toHaveURL(/chosen=sofa/);
      expect(await priceOf(page)).toBe(await untranslated(page, priceOf));
      await page.getByRole("radio", { name: /^ICH SUCHE SELBST AUS/ }).check();
      await page.getByRole("radio", { name: /^DIE WERKSTATT/ }).check();
      await expect(page.getByRole("status").filter({ hasText: /^PREIS:/ })).toHaveCount(1);
      expect(faults).toEqual([]);
    },
  );
}

longTest(
  "a cart that the browser translates tells its total, loses a piece and gets it back",
  async ({ page }) => {
    const faults = faultsOf(page);
    await openCartWith(page, "Stool");
    await hydrated(page);
    await translate(page, "in its place");
    const total = page.getByRole("status").filter({ hasText: /^GESAMT:/ });
    const one = eurosIn(await total.textContent());
    await page.getByRole("button", { name: /^Eins mehr: Hocker/ }).click();
    await expect.poll(async () => eurosIn(await total.textContent())).toBeGreaterThan(one);
    await expect.poll(async () => eurosIn(await total.textContent())).toBe(await untranslated(page, totalOf));
    await page.getByRole("button", { name: /entfernen$/ }).click();
    await page.getByRole("button", { name: /wieder in den Warenkorb legen$/ }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("checkbox", { name: /^EXPRESSBAU/ }).check();
    await expect.poll(async () => eurosIn(await total.textContent())).toBe(await untranslated(page, totalOf));
    expect(faults).toEqual([]);
  },
);

longTest("a page whose translation was taken back tells the price of what is chosen", async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
  await hydrated(page);
  await translate(page, "in its place");
  await showOriginal(page);
  const first = await priceOf(page);
  for (const name of [/^Couchtisch/, /^Esstisch/, /^Couchtisch/])
    await page.getByRole("radio", { name }).check();
  await expect.poll(() => priceOf(page)).not.toBe(first);
  await expect(page).toHaveURL(/chosen=sofa/);
  expect(await priceOf(page)).toBe(await untranslated(page, priceOf));
  expect(faults).toEqual([]);
});

longTest("a page that is translated before its scripts come answers all the same", async ({ page }) => {
  const scriptsCome = await hold(page, SCRIPTS);
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await translate(page, "in its place");
  scriptsCome();
  await hydrated(page);
  const first = await priceOf(page);
  await page.getByRole("radio", { name: /^Couchtisch/i }).check();
  await expect.poll(() => priceOf(page)).not.toBe(first);
  await expect(page).toHaveURL(/chosen=sofa/);
  expect(await priceOf(page)).toBe(await untranslated(page, priceOf));
});
