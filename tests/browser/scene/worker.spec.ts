import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { longOnly } from "../../long-run";
import { restingScene, WORKER_FILE, withoutWorkers } from "./ways";

const longTest = longOnly(test);

/** Of all that the page itself loads for the scene after it is there, bytes over the wire. */
const MOST_ON_THE_PAGE = 25_000;

/** Scripts that the page loads after its load event, with their sizes. */
function watchLateScripts(page: Page): () => Promise<{ path: string; size: number }[]> {
  const scripts: { path: string; size: Promise<number> }[] = [];
  let there = false;
  page.on("load", () => {
    there = true;
  });
  page.on("requestfinished", (request) => {
    const path = new URL(request.url()).pathname;
    if (there && path.endsWith(".js"))
      scripts.push({ path, size: request.sizes().then(({ responseBodySize }) => responseBodySize) });
  });
  return () => Promise.all(scripts.map(async ({ path, size }) => ({ path, size: await size })));
}

/** Light of each pixel and channel. */
async function pixels(picture: Buffer | string) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

longTest(
  "a scene that is drawn in a worker ends with it; the page loads none of the code that draws",
  async ({ page }) => {
    const late = watchLateScripts(page);
    await restingScene(page, "configuratorStoolDesktop");
    expect(page.workers()).toHaveLength(1);
    // Those that the page names itself make it alive; they begin after it has been painted.
    const html = await (await page.request.get(page.url())).text();
    const own = (await late()).filter(({ path }) => !WORKER_FILE.test(path) && !html.includes(path));
    expect(own.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/assets\/view-/));
    expect(own.map(({ path }) => path).filter((path) => path.includes("/assets/rendererOn-"))).toEqual([]);
    expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_ON_THE_PAGE);
    await page.getByRole("link", { name: "Warenkorb" }).first().click();
    await expect(page).toHaveURL(/cart/);
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

longTest(
  "without canvases in workers the page draws the same picture by itself",
  async ({ page, context }) => {
    const inWorker = await pixels(await (await restingScene(page, "configuratorStoolDesktop")).screenshot());
    const other = await context.newPage();
    await withoutWorkers(other);
    const onPage = await pixels(await (await restingScene(other, "configuratorStoolDesktop")).screenshot());
    expect(other.workers()).toEqual([]);
    expect(onPage.info).toMatchObject({ width: inWorker.info.width, height: inWorker.info.height });
    const apart = [...onPage.data].map((light, at) => Math.abs(light - (inWorker.data[at] ?? 0)));
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.5);
  },
);

longTest("graphics that are lost in the worker come back on their own", async ({ page }) => {
  await page.route(WORKER_FILE, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `(${keepContext})();${await answer.text()}` });
  });
  const scene = await restingScene(page, "configuratorStoolDesktop");
  await scene.evaluate((canvas: HTMLCanvasElement) => {
    canvas.dataset.first = "yes";
  });
  const [first] = page.workers();
  await first?.evaluate(() =>
    Reflect.get(globalThis, "context").getExtension("WEBGL_lose_context").loseContext(),
  );
  await expect(page.locator("canvas[data-first]")).toHaveCount(0);
  await expect(scene).toBeVisible({ timeout: 45_000 });
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0]).not.toBe(first);
});

/** Runs in the worker, before its own script: keeps the graphics where a test finds them. */
function keepContext() {
  const { getContext } = OffscreenCanvas.prototype;
  const keeping = function (this: OffscreenCanvas, name: string, options?: unknown) {
    const context = Reflect.apply(getContext, this, [name, options]);
    Object.assign(globalThis, { context });
    return context;
  };
  OffscreenCanvas.prototype.getContext = keeping as typeof getContext;
}

longTest(
  "a worker whose file does not come says so over the drawing, and comes when it is asked for again",
  async ({ page }) => {
    await page.route(WORKER_FILE, (route) => route.abort());
    const scene = page.getByRole("img", { name: /^3D-Ansicht/ });
    const failure = page.getByRole("alert").filter({ hasText: "Die 3D-Ansicht ließ sich nicht laden." });
    const coming = restingScene(page, "configuratorStoolDesktop");
    await expect(failure).toBeVisible();
    await expect(scene).toHaveCount(0);
    await page.unroute(WORKER_FILE);
    await failure.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await coming;
    await expect(failure).toBeHidden();
  },
);

longTest("without graphics in workers the page draws by itself", async ({ page }) => {
  await page.route(WORKER_FILE, async (route) => {
    const answer = await route.fetch();
    const unable = "OffscreenCanvas.prototype.getContext = () => null;";
    await route.fulfill({ response: answer, body: unable + (await answer.text()) });
  });
  await restingScene(page, "configuratorStoolDesktop");
  expect(page.workers()).toEqual([]);
});

longTest("the picture that is saved shows the furniture", async ({ page }) => {
  await restingScene(page, "configuratorStoolDesktop");
  const underway = page.waitForEvent("download");
  await page.getByRole("button", { name: "Bild sichern" }).click();
  const { data } = await pixels(await (await underway).path());
  const dark = data.filter((light) => light < 120).length;
  expect(dark / data.length).toBeGreaterThan(0.03);
  expect(dark / data.length).toBeLessThan(0.7);
});
