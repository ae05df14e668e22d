import { expect, type Page, test } from "@playwright/test";
import { LONG } from "../long-run";
import { openCartWith } from "./cart";
import { hydrated, shop } from "./shop";

/** What a page may bring on a first visit, kB over the wire with headers. Pictures are those that are loaded without scrolling. */
type Budget = Record<keyof typeof SORTS, number>;

/** What the browser's network calls what is counted. */
const SORTS = { scripts: "Script", styles: "Stylesheet", fonts: "Font", pictures: "Image" } as const;

const STATIC: Budget = { scripts: 6, styles: 13, fonts: 44, pictures: 40 };
const CART: Budget = { ...STATIC, scripts: 132.9 };
/** With the code of the scene, which comes after what is needed first. */
const CONFIGURATOR: Budget = { ...STATIC, scripts: 365, pictures: 90 };

const BUDGETS: [address: string, budget: Budget][] = [
  ["/", { ...STATIC, pictures: 300 }],
  ["/faq", STATIC],
  ["/bees", STATIC],
  ["/sustainabilityDesktop", STATIC],
  ["/about", STATIC],
  ["/impressum", STATIC],
  ["/datasecurity", STATIC],
  ["/agb", STATIC],
  ["/orderCompleted", STATIC],
  ["/orderCancelled", STATIC],
  ["/no-such-page", STATIC],
  ["/cartDesktop", CART],
  [`/auftrag/${"x".repeat(32)}`, { ...CART, scripts: 125 }],
  ["/configuratorDesktop", { ...STATIC, scripts: 110, pictures: 70 }],
  ["/configuratorTableDesktop", CONFIGURATOR],
  ["/configuratorShelfDesktop", CONFIGURATOR],
  ["/configuratorFrameDesktop", CONFIGURATOR],
];

/** One page of each make: the short run weighs these. */
const FIRST = [
  "/",
  "/faq",
  "/bees",
  "/no-such-page",
  "/cartDesktop",
  "/configuratorDesktop",
  "/configuratorTableDesktop",
];

/** Counts the bytes that a page loads, as the browser's network counts them: kB of each sort. */
async function scales(page: Page): Promise<() => Budget> {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await session.send("Network.enable");
  const weigh = (wanted: string) =>
    [...types]
      .filter(([, type]) => type === wanted)
      .reduce((sum, [id]) => sum + (sizes.get(id) ?? 0) / 1000, 0);
  return () => ({
    scripts: weigh(SORTS.scripts),
    styles: weigh(SORTS.styles),
    fonts: weigh(SORTS.fonts),
    pictures: weigh(SORTS.pictures),
  });
}

/**
 * Opens a page and waits until nothing more comes. A page asks for its scripts once it is painted; on a slow
 * machine the network is idle before that.
 * @returns weighs what came
 */
async function openOnScales(page: Page, address: string, hasReact: boolean): Promise<() => Budget> {
  const weight = await scales(page);
  await page.goto(shop.storefront + address);
  for (const sort of ["scripts", "styles", "fonts"] as const)
    await expect.poll(() => weight()[sort], `no ${sort} were measured`).toBeGreaterThan(1);
  if (hasReact) await hydrated(page);
  let before = "";
  const isAsBefore = () => {
    const [last, now] = [before, JSON.stringify(weight())];
    before = now;
    return last === now;
  };
  await expect.poll(isAsBefore, { intervals: [500] }).toBe(true);
  return weight;
}

/** kB of the script of the scene's worker, which the browser's network does not count with the page's. */
async function weightOfWorker(page: Page): Promise<number> {
  await expect(page.locator(".scene:not([data-state=waiting])")).toBeVisible({ timeout: 45_000 });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/assets/scene.worker-"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytes, "no worker was measured").toBeGreaterThan(1000);
  return bytes / 1000;
}

function expectWithin(weight: Budget, budget: Budget): void {
  const over = Object.entries(weight).filter(([sort, kB]) => kB > budget[sort as keyof Budget]);
  expect(over, JSON.stringify(weight)).toEqual([]);
}

for (const [address, budget] of LONG ? BUDGETS : BUDGETS.filter(([address]) => FIRST.includes(address))) {
  const allowed = Object.entries(budget).map(([sort, kB]) => `${kB} kB of ${sort}`);
  test(`the first visit to ${address} loads at most ${allowed.join(", ")}`, async ({ page }) => {
    const weight = await openOnScales(page, address, budget.scripts > STATIC.scripts);
    const worker = budget === CONFIGURATOR ? await weightOfWorker(page) : 0;
    expectWithin({ ...weight(), scripts: weight().scripts + worker }, budget);
  });
}

test("a filled cart keeps the budget of an empty one, but for its pictures", async ({ page, browser }) => {
  await openCartWith(page, "Table");
  const state = await page.context().storageState();
  const fresh = await browser.newContext({ storageState: state, locale: "de-DE" });
  const first = await fresh.newPage();
  const weight = await openOnScales(first, "/cartDesktop", true);
  await expect(first.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeVisible();
  expectWithin(weight(), { ...CART, pictures: 80 });
  await fresh.close();
});

for (const path of ["cartDesktop", "configuratorTableDesktop"])
  test(`${path} asks for its scripts once it can be painted, which its styles allow`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.css", async (route) => {
      await released;
      await route.continue();
    });
    const answer = await page.goto(`${shop.storefront}/${path}`, { waitUntil: "commit" });
    await answer?.finished();
    await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
    expect(scripts).toEqual([]);
    release();
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
  });

test("files whose name says their version are kept for ever, and come packed", async ({ request, page }) => {
  const names: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/assets/")) names.push(response.url());
  });
  await page.goto(shop.storefront);
  const came = (end: RegExp) => names.some((name) => end.test(name));
  await expect.poll(() => [/\.js$/, /\.css$/, /\.woff2$/].every(came)).toBe(true);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const headers = (await request.get(name)).headers();
    expect(headers["cache-control"], name).toBe("public, max-age=31536000, immutable");
    if (/\.(js|css)$/.test(name)) expect(headers["content-encoding"], name).toBe("br");
  }
});
