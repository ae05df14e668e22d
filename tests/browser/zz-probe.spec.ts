import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";
import { putInCart } from "./cart";

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
function clipped(page: Page) {
  return page.evaluate(() => {
    const out: string[] = [];
    const de = document.documentElement;
    if (de.scrollWidth > de.clientWidth) out.push(`SIDEWAYS ${de.scrollWidth}>${de.clientWidth}`);
    for (const e of document.querySelectorAll<HTMLElement>("body *")) {
      if (!e.checkVisibility() || e.closest("svg")) continue;
      const s = getComputedStyle(e);
      const hid = (v: string) => v === "hidden" || v === "clip";
      const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
      const r = e.getBoundingClientRect();
      if (r.width <= 2 || r.height <= 2) continue;
      if (text && (hid(s.overflowY) && e.scrollHeight > e.clientHeight + 2 || hid(s.overflowX) && e.scrollWidth > e.clientWidth + 2)) out.push(`CLIP ${e.outerHTML.slice(0, 140)}`);
      if (text && (e.tagName === "BUTTON" || e.tagName === "A" || e.tagName==="LABEL") && (e.scrollWidth > e.clientWidth + 3 && s.display !== "inline")) out.push(`OVER ${e.outerHTML.slice(0, 140)} ${e.scrollWidth}>${e.clientWidth}`);
      if (text && r.right > de.clientWidth + 2 && !e.closest("[class*=overflow-x]")) out.push(`OUT ${e.outerHTML.slice(0,120)} ${Math.round(r.right)}`);
    }
    return [...new Set(out)].slice(0, 12);
  });
}
const PATHS = ["/", "/configuratorDesktop", "/configuratorTableDesktop?choosePlanks=yes", "/configuratorShelfDesktop", "/configuratorFrameDesktop", "/cartDesktop", "/faq", "/widerruf", "/widerrufsbelehrung", "/sustainabilityDesktop", "/about", "/entwuerfe"];
for (const [name, width, mode] of [["spacing1280", 1280, "s"], ["spacing390", 390, "s"], ["font32-1280", 1280, "f"], ["font32-390", 390, "f"], ["z320", 320, "z"]] as const) {
  test(name, async ({ browser }) => {
    test.setTimeout(400_000);
    const c = await browser.newContext({ viewport: { width, height: 800 }, locale: "de-DE" });
    const page = await c.newPage();
    if (mode === "f") { const cdp = await c.newCDPSession(page); await cdp.send("Page.setFontSizes" as never, { fontSizes: { standard: 32, fixed: 26 } } as never); }
    await putInCart(page, "Frame");
    const all: Record<string, string[]> = {};
    for (const path of PATHS) {
      await page.goto(shop.storefront + path); await page.waitForLoadState("load");
      if (mode === "s") await page.addStyleTag({ content: SPACING }).catch(async () => { await page.evaluate((t) => { const s = new CSSStyleSheet(); s.replaceSync(t); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]; }, SPACING); });
      await page.waitForTimeout(700);
      all[path] = await clipped(page);
      await page.screenshot({ path: `/tmp/h2/a11y/${name}${path.replace(/\W+/g, "_")}.png` });
    }
    writeFileSync(`/tmp/h2/a11y/${name}.json`, JSON.stringify(all, null, 1));
  });
}
for (const scheme of ["dark", "light"] as const)
test(`forced ${scheme}`, async ({ browser }) => {
  test.setTimeout(300_000);
  const c = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "de-DE", forcedColors: "active", colorScheme: scheme });
  const page = await c.newPage();
  await putInCart(page, "Frame");
  for (const path of PATHS.slice(0, 8)) { await page.goto(shop.storefront + path); await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/h2/a11y/forced-${scheme}${path.replace(/\W+/g, "_")}.png`, fullPage: path.startsWith("/cart") || path.startsWith("/conf") }); }
});
test("print", async ({ browser }) => {
  test.setTimeout(300_000);
  const c = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
  const page = await c.newPage();
  await putInCart(page, "Frame");
  for (const path of ["/cartDesktop", "/faq", "/widerrufsbelehrung", "/agb"]) { await page.goto(shop.storefront + path); await page.pdf({ path: `/tmp/h2/a11y/print${path.replace(/\W+/g, "_")}.pdf`, preferCSSPageSize: true }); }
});
test("aria", async ({ browser }) => {
  test.setTimeout(300_000);
  const c = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
  const page = await c.newPage();
  await putInCart(page, "Frame");
  for (const path of ["/configuratorTableDesktop?choosePlanks=yes", "/configuratorShelfDesktop", "/cartDesktop", "/widerruf", "/widerrufsbelehrung"]) { await page.goto(shop.storefront + path); await page.waitForTimeout(1000); writeFileSync(`/tmp/h2/a11y/aria${path.replace(/\W+/g, "_")}.txt`, await page.locator("body").ariaSnapshot()); }
});
