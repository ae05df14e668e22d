import { expect, type Locator, type Page, test } from "@playwright/test";
import { putInCart } from "../cart";
import { hydrated, shop } from "../shop";
import { beyondTheSide } from "./examine";
import { pagesOn } from "./routes";
import { visitor } from "./visitors";

/** As many steps as there are controls on the longest part of a page that is worth walking. */
const STEPS = 45;

interface Focused {
  what: string;
  /** Drawn around, so that one sees where one is. */
  marked: boolean;
  onScreen: boolean;
  /** Behind the one before, in the order in which the page is read. */
  further: boolean;
}

/** Presses Tab once and looks where the focus is; null when it has left the page. */
async function nextFocus(page: Page): Promise<Focused | null> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const memory = window as unknown as { before?: Element };
    const { before } = memory;
    memory.before = element;
    // What is painted over a hidden control may wear its mark.
    const wearers = [element, element.closest("label"), element.nextElementSibling].filter(
      (one) => one !== null,
    );
    const marked = wearers.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5) || boxShadow !== "none";
    });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      what: element.outerHTML.slice(0, 120),
      marked,
      onScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      further: !before || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  });
}

/** Links, buttons and fields that can be seen and used, and come after the one that had the focus last. */
function controlsBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { before } = window as unknown as { before?: Element };
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled",
    );
    return [...controls]
      .filter((one) => one.tabIndex >= 0 && !one.closest("[inert]") && one.checkVisibility())
      .filter((one) => !before || before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((one) => one.outerHTML.slice(0, 120));
  });
}

for (const path of [
  "/",
  "/configuratorTableDesktop?choosePlanks=yes",
  "/configuratorShelfDesktop",
  "/cartDesktop",
  "/faq",
  "/widerruf",
]) {
  test(`on ${path} the focus goes in reading order, stays on the screen and is always seen`, async ({
    page,
  }) => {
    await putInCart(page, "Frame");
    await page.goto(shop.storefront + path);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (let step = 0; step < STEPS; step++) {
      const focused = await nextFocus(page);
      if (!focused) {
        expect(await controlsBehind(page), "the focus leaves the page behind its last control").toEqual([]);
        break;
      }
      expect.soft(focused, focused.what).toMatchObject({ marked: true, onScreen: true, further: true });
    }
  });
}

test.describe("where somebody wants nothing to move", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing does: not pages as they open, not the popup, not the cart", async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : "",
          ),
      );
    for (const path of ["/", "/configuratorDesktop", "/configuratorTableDesktop", "/bienen", "/faq"]) {
      await page.goto(shop.storefront + path);
      expect(await moving(), path).toEqual([]);
    }
    await page.goto(`${shop.storefront}/configuratorFrameDesktop`);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await moving(), "popup").toEqual([]);
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
    expect(await moving(), "cart").toEqual([]);
  });
});

test.describe("at 320 px", () => {
  test.use(visitor("phone", 320));
  test.setTimeout(240_000);

  test("no page scrolls sideways, nor does a filled cart", async ({ page }) => {
    const addresses = pagesOn("phone");
    for (const address of addresses) {
      await page.goto(shop.storefront + address);
      expect.soft(await beyondTheSide(page), address).toBeLessThanOrEqual(0);
    }
    for (const configurator of ["Table", "Shelf"] as const) await putInCart(page, configurator);
    await page.goto(`${shop.storefront}/cartDesktop`);
    expect(await beyondTheSide(page), "filled cart").toBeLessThanOrEqual(0);
  });
});

/** A window, and the size of text that its reader has set in the browser. */
for (const [width, text] of [
  [1280, 32],
  [1280, 24],
  [900, 20],
  [390, 24],
  [390, 32],
] as const) {
  test.describe(`with text of ${text} px at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("no page scrolls sideways, nor does a filled cart", async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
      await putInCart(page, "Frame");
      const content = ["/", "/configuratorDesktop", "/cartDesktop", "/faq", "/widerrufsbelehrung"];
      const configurators = ["Table", "Shelf", "Stool", "Frame"].map((kind) => `/configurator${kind}Desktop`);
      for (const path of [...content, ...configurators]) {
        await page.goto(shop.storefront + path);
        expect.soft(await beyondTheSide(page), path).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const text of [20, 24, 32]) {
  test.describe(`on a phone with text of ${text} px`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("price, button and the choice that one makes are in sight together", async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
      await page.goto(`${shop.storefront}/configuratorTableDesktop`);
      await hydrated(page);
      const choice = page.getByRole("radio", { name: /^offen/ });
      await choice.focus();
      const button = page.getByRole("button", { name: "In den Warenkorb" });
      const price = page.getByText("1.491 €", { exact: true }).locator("visible=true");
      for (const shown of [choice, button, price]) await expect(shown).toBeInViewport({ ratio: 1 });
      const boxOf = async (shown: Locator) =>
        await shown.evaluate((it) => it.getBoundingClientRect().toJSON());
      const bar = await page.locator(".buy-bar").evaluate((it) => it.getBoundingClientRect().height);
      expect(bar, "the bar leaves more than half of the screen").toBeLessThan(844 / 2);
      const [chosen, order] = [await boxOf(choice), await boxOf(button)];
      expect(chosen.bottom, "the choice is above the button").toBeLessThan(order.top);
      expect((await boxOf(price)).height, "the price has one line").toBeLessThan(text * 3);
    });
  });
}

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const width of [320, 390, 1280]) {
  test(`with the reader's own spacing of text the filled cart at ${width} px does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const configurator of ["Table", "Shelf"] as const) await putInCart(page, configurator);
    await page.goto(`${shop.storefront}/cartDesktop`);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACING);
    expect(await beyondTheSide(page)).toBeLessThanOrEqual(0);
  });
}

test("in dark colours of one's own what is drawn keeps the ground that it is drawn for", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  const ground = (drawn: Element) => getComputedStyle(drawn).backgroundColor;
  const picture = page.locator("label").filter({ hasText: "diagonal" }).locator("img");
  for (const drawn of [page.locator(".stage-sheet"), picture])
    expect(await drawn.evaluate(ground)).toBe("rgb(252, 250, 244)");
});

for (const text of [24, 32]) {
  test(`on a phone with text of ${text} px the words of a bill stay whole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
    for (const configurator of ["Stool", "Frame"] as const) await putInCart(page, configurator);
    await page.goto(`${shop.storefront}/cartDesktop`);
    const main = page.getByRole("main");
    for (const word of ["Gesamt", "Graphit", "einfach", "Möbel"]) {
      const said = main.getByText(word, { exact: true }).locator("visible=true").first();
      expect(await linesOf(said), word).toBe(1);
    }
    const leads = page.getByRole("link", { name: "Zur Zusammenfassung" });
    expect(await linesOf(leads), "the button parts between its words alone").toBeLessThanOrEqual(2);
    expect(await beyondTheSide(page)).toBeLessThanOrEqual(0);
  });
}

/** How many lines of text the words of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const words = document.createRange();
    words.selectNodeContents(shown);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
