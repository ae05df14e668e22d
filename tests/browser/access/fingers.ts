import type { Page } from "@playwright/test";

/** What a finger needs, CSS px; links within running text are as high as their line. */
const FINGER = 44;

/** The controls of a page that are too small for a finger, by size and name; none where the device has no fingers. */
export function tooSmallForFingers(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    if (!matchMedia("(pointer: coarse)").matches) return [];
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
  }, FINGER);
}
