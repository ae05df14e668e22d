import type { Page } from "@playwright/test";

/** What axe does not measure: the edge of a field against what lies around it (WCAG 1.4.11), and the words in place of a blocked picture. */
const LEAST = { edge: 3, words: 4.5 };

/** What of a page hardly stands out, by contrast and name: fields by border and ground, words of pictures on the ground of these. */
export function faint(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isOpaque = (color: string) => (parts(color)[3] ?? 1) === 1;
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = parts(color).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null) => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (isOpaque(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    const found: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
      if (/^(hidden|range|color|file|radio|checkbox)$/.test(field.type)) continue;
      if (
        field.closest("[aria-hidden=true], [inert]") ||
        !field.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(field);
      const edges = [backgroundColor, ...(Number.parseFloat(borderTopWidth) >= 1 ? [borderTopColor] : [])];
      const best = Math.max(
        ...edges.filter(isOpaque).map((edge) => contrast(edge, groundOf(field.parentElement))),
        1,
      );
      if (best < least.edge) found.push(`${best.toFixed(1)} ${field.labels?.[0]?.textContent ?? field.name}`);
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img[alt]:not([alt=""])')) {
      const words = contrast(getComputedStyle(picture).color, groundOf(picture));
      if (picture.checkVisibility() && words < least.words) found.push(`${words.toFixed(1)} ${picture.alt}`);
    }
    return found;
  }, LEAST);
}
