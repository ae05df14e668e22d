import { expect, type Page, test } from "@playwright/test";
import { LONG } from "../long-run";
import { shop } from "./shop";

/** One page that React leaves alone, one that it takes over. */
const PAGES = LONG ? ["/faq", "/cartDesktop"] : ["/faq"];

/** Opens a page and waits for the typefaces; what went wrong there. */
async function open(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(shop.storefront + path, { waitUntil: "networkidle" });
  await expect(page.locator("html")).not.toHaveClass(/typefaces-later/);
  await expect.poll(() => shown(page)).toEqual(["Bricolage Grotesque", "Source Serif"]);
  return faults;
}

/** Typefaces that the page has and uses. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const loaded = new Set(
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    const wanted = ["h1", "body"].map((used) => {
      const element = document.querySelector(used);
      return element && getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', "");
    });
    return wanted.filter((family) => family && loaded.has(family)).sort();
  });

/** Has each page remember how its typefaces come, whatever it takes away again. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { preloaded: [] };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.as === "font") seen.preloaded.push(node.href);
      if (document.documentElement.classList.contains("typefaces-later")) seen.laterAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  });

interface Seen {
  /** Addresses that were preloaded. */
  preloaded: string[];
  /** When the page put them off, ms after its start; it did not where this is left out. */
  laterAt?: number;
}

/** How the typefaces came, when the two main files were requested, and when the page had all it needs, ms. */
const ways = (page: Page) =>
  page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    const asked = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/(heading|text)-[^/]*\.woff2$/.test(name))
      .map(({ startTime }) => startTime);
    return { ...(window as unknown as { seen: Seen }).seen, asked, loaded: loadEventStart };
  });

/** A line as slow as a phone's: each request takes so much longer, ms. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const unbound = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...unbound });
}

for (const path of PAGES) {
  test(`${path}: typefaces are preloaded, on a first visit too`, async ({ page }) => {
    await watch(page);
    for (const visit of ["first", "next"]) {
      expect(await open(page, path), visit).toEqual([]);
      const { preloaded, laterAt, asked } = await ways(page);
      expect(asked, visit).toHaveLength(2);
      // A machine that is busy elsewhere is as slow as a slow line: half a second.
      if (visit === "first" && laterAt !== undefined) expect(laterAt).toBeGreaterThanOrEqual(500);
      else expect(preloaded, visit).toHaveLength(2);
      await expect(page.locator("link[as=font]")).toHaveCount(0);
    }
  });

  test(`${path}: on a first visit over a slow line typefaces come after all else, on the next before it`, async ({
    page,
  }) => {
    await watch(page);
    await slowDown(page, 700);
    expect(await open(page, path)).toEqual([]);
    const first = await ways(page);
    expect(first.preloaded).toEqual([]);
    expect(first.asked).toHaveLength(2);
    for (const asked of first.asked) expect(asked).toBeGreaterThanOrEqual(first.loaded);

    expect(await open(page, path)).toEqual([]);
    const next = await ways(page);
    expect([next.preloaded.length, next.laterAt]).toEqual([2, undefined]);
    await expect(page.locator("link[as=font]")).toHaveCount(0);
  });
}

test("where a typeface cannot be had, text is shown in its fallback", async ({ page }) => {
  await slowDown(page, 700);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`${shop.storefront}/faq`);
  await expect(page.locator("html")).not.toHaveClass(/typefaces-later/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("styles ask for the typefaces", async ({ page }) => {
    const asked = ["heading", "text"].map((name) =>
      page.waitForResponse((answer) => answer.ok() && answer.url().includes(`/assets/${name}-`)),
    );
    await page.goto(`${shop.storefront}/faq`);
    await Promise.all(asked);
  });
});
