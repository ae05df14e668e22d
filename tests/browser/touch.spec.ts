import { devices, expect, test } from "@playwright/test";
import { pagesOn } from "./access/routes";
import { putInCart } from "./cart";
import { shop } from "./shop";

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
test.use({ userAgent, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

/** What a finger needs, CSS px; links within running text are as high as their line. */
const FINGER = 44;

/** Runs in the page: the controls that are too small, by size and name. */
function tooSmall(finger: number): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("[inert], [aria-hidden=true], .honeypot")) continue;
    const label =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0];
    const { width, height } = (label || element).getBoundingClientRect();
    const words = (text: string | null | undefined) => (text ?? "").trim().length;
    const inText =
      getComputedStyle(element).display === "inline" &&
      words(element.parentElement?.textContent) > words(element.textContent) + 1;
    // What is cut down to a dot is for screen readers.
    if (inText || width < 2 || (width > finger - 1.5 && height > finger - 0.5)) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    found.push(`${Math.round(width)}×${Math.round(height)} ${element.tagName} ${name.trim().slice(0, 40)}`);
  }
  return found;
}

for (const path of [...new Set(pagesOn("phone"))]) {
  test(`on a phone everything to press on ${path} is large enough for a finger`, async ({ page }) => {
    await page.goto(shop.storefront + path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(tooSmall, FINGER)).toEqual([]);
  });
}

test("on a phone everything to press in a cart is large enough for a finger", async ({ page }) => {
  for (const kind of ["Table", "Stool", "Stool"] as const) await putInCart(page, kind);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(tooSmall, FINGER)).toEqual([]);
});
