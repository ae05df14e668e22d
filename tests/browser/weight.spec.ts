import { expect, type Page, test } from "@playwright/test";
import { orderedTable, shop } from "./shop";

const kB = 1000;

/** What a first visit may bring of scripts, over the wire with headers. */
const BUDGETS = [
  ["/", 110 * kB],
  ["/faq", 110 * kB],
  ["/bees", 110 * kB],
  ["/bienen", 110 * kB],
  ["/cartDesktop", 130 * kB],
] as const;

/** Counts the bytes of scripts that a page loads, as the browser's network counts them. */
async function scriptScale(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await session.send("Network.enable");
  return () => [...scripts].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
}

for (const [address, budget] of BUDGETS) {
  test(`the first visit to ${address} loads at most ${budget / kB} kB of scripts`, async ({ page }) => {
    const weight = await scriptScale(page);
    await page.goto(shop.storefront + address, { waitUntil: "networkidle" });
    expect(weight(), "nothing was measured").toBeGreaterThan(20 * kB);
    expect(weight()).toBeLessThanOrEqual(budget);
  });
}

test("the first visit to a filled cart loads at most 130 kB of scripts", async ({ page, browser }) => {
  await orderedTable(page);
  const state = await page.context().storageState();
  const fresh = await browser.newContext({ storageState: state, locale: "de-DE" });
  const first = await fresh.newPage();
  const weight = await scriptScale(first);
  await first.goto(`${shop.storefront}/cartDesktop`, { waitUntil: "networkidle" });
  await expect(first.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeVisible();
  expect(weight()).toBeLessThanOrEqual(130 * kB);
  await fresh.close();
});

test("files whose name says their version are kept for ever, and come packed", async ({ request, page }) => {
  const names: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/assets/")) names.push(response.url());
  });
  await page.goto(shop.storefront, { waitUntil: "networkidle" });
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const headers = (await request.get(name)).headers();
    expect(headers["cache-control"], name).toBe("public, max-age=31536000, immutable");
    if (/\.(js|css)$/.test(name)) expect(headers["content-encoding"], name).toBe("br");
  }
});
