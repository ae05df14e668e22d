import { devices, expect, type Locator, test } from "@playwright/test";
import { declineCounting, shop } from "./shop";

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
const KINDS = ["Table", "TableOffice", "Bench", "Stool", "Shelf", "Frame"];

async function box(part: Locator): Promise<{ top: number; bottom: number }> {
  const found = await part.boundingBox();
  if (!found) throw new Error("not on the screen");
  return { top: found.y, bottom: found.y + found.height };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent, isMobile, hasTouch });

  test("on a slow phone the step that is chosen at once is the one that is marked", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A slow phone reports several intersection changes in one callback.
    await page.addInitScript(() => {
      const Quick = window.IntersectionObserver;
      window.IntersectionObserver = class extends Quick {
        constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const all: IntersectionObserverEntry[] = [];
          let timer = 0;
          super((entries, observer) => {
            all.push(...entries);
            clearTimeout(timer);
            timer = window.setTimeout(() => told(all.splice(0), observer), 2000);
          }, options);
        }
      };
    });
    await page.goto(`${shop.storefront}/configuratorTableMobile`);
    await expect(page.getByRole("slider").first()).toBeEnabled();
    const color = page
      .getByRole("navigation", { name: "Was es zu entscheiden gibt" })
      .getByRole("link", { name: "Farbe" });
    await color.click();
    await expect(color).toHaveAttribute("aria-current", "step");
  });

  test("drawing above, price and button below, and each step leads in between", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${shop.storefront}/configuratorTableMobile`);
    await expect(page.getByRole("slider").first()).toBeEnabled();
    const steps = page.getByRole("navigation", { name: "Was es zu entscheiden gibt" });
    const button = page.getByRole("button", { name: "In den Warenkorb" });
    for (const [step, heading] of [
      ["Farbe", "Farbe des Stahls"],
      ["Planken", "Die Planken"],
      ["Größe", "Größe"],
    ]) {
      await steps.getByRole("link", { name: step ?? "" }).click();
      const group = page.getByRole("group", { name: heading ?? "", exact: true });
      await expect(group).toBeFocused();
      await expect(steps.getByRole("link", { name: step ?? "" })).toHaveAttribute("aria-current", "step");
      const drawing = await box(page.getByRole("img", { name: /^Tisch, / }));
      const below = await box(steps);
      const words = await box(group.getByText(heading ?? "", { exact: true }).first());
      expect(words.top).toBeGreaterThanOrEqual(drawing.bottom - 1);
      expect(words.bottom).toBeLessThanOrEqual(below.top);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("on short screens", () => {
  test.use({ userAgent, isMobile, hasTouch });

  test.beforeEach(async ({ page }) => {
    await declineCounting(page);
  });

  test("between the browser's bars most of a phone's screen is left to the controls", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${shop.storefront}/configuratorShelfMobile`);
    await expect(page.getByRole("slider").first()).toBeEnabled();
    const drawing = await box(page.getByRole("img", { name: /^Regal, / }));
    const steps = await box(page.getByRole("navigation", { name: "Was es zu entscheiden gibt" }));
    expect(steps.top - drawing.bottom).toBeGreaterThan(250);
  });

  for (const [width, height] of [
    [390, 664],
    [375, 667],
    [360, 640],
    [812, 375],
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    test(`at ${width}x${height} price, number and button stand in one line on the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const kind of KINDS) {
        await page.goto(`${shop.storefront}/configurator${kind}Mobile`);
        const button = page.getByRole("button", { name: "In den Warenkorb" });
        const count = page.getByRole("combobox", { name: "Anzahl" });
        await expect(button, kind).toBeInViewport({ ratio: 1 });
        await expect(count, kind).toBeInViewport({ ratio: 1 });
        const price = page.getByText("Aufschlüsselung").locator("..");
        await expect(price, kind).toBeInViewport({ ratio: 1 });
        const [one, other] = [await box(button), await box(count)];
        expect(Math.abs(one.top - other.top), kind).toBeLessThanOrEqual(2);
        expect(one.bottom - one.top, kind).toBeLessThanOrEqual(46);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled, kind).toBeLessThanOrEqual(width);
      }
    });
  }

  test("what the price includes unfolds with the bill", async ({ page }) => {
    await page.setViewportSize({ width: 812, height: 375 });
    await page.goto(`${shop.storefront}/configuratorStoolMobile`);
    await page.getByText("inkl. MwSt.", { exact: true }).first().click();
    await expect(page.getByText(/^inkl. MwSt. und Lieferung/).filter({ visible: true })).toBeInViewport();
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, userAgent, isMobile, hasTouch });

  test("no configurator scrolls sideways, and the button stays in sight on one line", async ({ page }) => {
    await declineCounting(page);
    for (const kind of KINDS) {
      const address = `${shop.storefront}/configurator${kind}Mobile?choosePlanks=yes&filling=passepartout`;
      await page.goto(address);
      const button = page.getByRole("button", { name: "In den Warenkorb" });
      await expect(button, kind).toBeInViewport({ ratio: 1 });
      const { top, bottom } = await box(button);
      expect(bottom - top, kind).toBeLessThanOrEqual(52);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, kind).toBeLessThanOrEqual(320);
    }
  });
});
