import { expect, type Page, test } from "@playwright/test";
import { hydrated, orderedTable, shop } from "./shop";
import { asStaff, remembered } from "./studio";

const open = (page: Page, path: string) => page.goto(shop.storefront + path);
const menu = (page: Page) => page.getByRole("navigation", { name: "Hauptmenü" });
const switchTo = (page: Page, name: "English" | "Deutsch") =>
  page.getByRole("banner").getByRole("button", { name }).click();

test("the main menu has six entries, and marks the one whose page is open", async ({ page }) => {
  await open(page, "/");
  const entries = ["Start", "Konfigurator", "Bienen", "Über uns", "Hilfe", "Warenkorb"];
  await expect(menu(page).getByRole("link")).toHaveText(entries);
  for (const name of [...entries.slice(1), "Start"]) {
    await menu(page).getByRole("link", { name }).click();
    await expect(menu(page).locator("[aria-current=page]")).toHaveText([name]);
  }
});

test("on the page of a kind the configurator is the open entry, and the only one with a line in colours of one's own", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/configuratorTableDesktop");
  const line = (entry: Element) => getComputedStyle(entry).borderBottomColor;
  const ground = await page
    .getByRole("banner")
    .evaluate((header) => getComputedStyle(header).backgroundColor);
  for (const entry of await menu(page).getByRole("link").all()) {
    const isOpen = (await entry.textContent()) === "Konfigurator";
    expect(await entry.getAttribute("aria-current")).toBe(isOpen ? "page" : null);
    expect((await entry.evaluate(line)) !== ground).toBe(isOpen);
  }
});

test("the menu says how many pieces lie in the cart", async ({ page }) => {
  await orderedTable(page);
  await expect(menu(page).getByRole("link", { name: "Warenkorb, 1 Stück" })).toBeVisible();
  await orderedTable(page, "/configuratorStoolDesktop");
  await expect(menu(page).getByRole("link", { name: "Warenkorb, 2 Stücke" })).toBeVisible();
});

test("on the smallest phones the shop's name and the cart with its number stand side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await orderedTable(page);
  const name = await page.getByRole("banner").getByText("Planke 46", { exact: true }).boundingBox();
  const cart = await menu(page).getByRole("link", { name: "Warenkorb, 1 Stück" }).boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(cart?.x ?? 0);
});

test("on a phone a name of 45 letters leaves the cart with its number free", async ({ page }) => {
  const putBack = await remembered("shopSettings");
  const name = "Gerüstplankenmanufakturwerkstatt Berlin Mitte";
  try {
    await orderedTable(page);
    await asStaff("mutate", { mutations: [{ patch: { id: "shopSettings", set: { name } } }] });
    await expect(async () => {
      await open(page, "/faq");
      await expect(page.getByRole("banner").getByText(name)).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const cart = await menu(page).getByRole("link", { name: "Warenkorb, 1 Stück" }).boundingBox();
      const right = await page
        .getByRole("banner")
        .getByText(name)
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().right;
        });
      expect(right, `the name at ${width}`).toBeLessThan(cart?.x ?? 0);
    }
  } finally {
    await putBack();
  }
});

test("a long name or word of an editor's makes no page wider than a phone, and hides nothing in its head", async ({
  page,
}) => {
  const putBack = await remembered("shopSettings", "homePage", "faqItem", "standardColor", "kindInfo");
  const word = "Gerüstbohlenmöbelmanufakturqualitätssicherungsbeauftragte".repeat(2);
  const text = { de: word, en: word };
  const patch = (id: string, set: object) => ({ patch: { id, set } });
  try {
    await asStaff("mutate", {
      mutations: [
        patch("shopSettings", { name: "Bohlenmanufaktur Kreuzberg 46", street: word }),
        patch("homePage", { title: text, intro: text, aboutTeaser: text }),
        patch("faqItem-planks-pflege", { question: text, "answer.de[0].children[0].text": word.repeat(3) }),
        { patch: { id: "kindInfo-table", set: { title: text }, unset: ["picture"] } },
        patch("standardColor-roh", { name: text, appearance: text }),
      ],
    });
    await expect(async () => {
      await open(page, "/");
      await expect(page.getByRole("heading", { name: word })).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const width of [320, 390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", "/faq", "/impressum", "/configuratorTableDesktop?color=383430"]) {
        await open(page, path);
        const wider = await page.evaluate(() => {
          for (const folded of document.querySelectorAll("details")) folded.open = true;
          return document.documentElement.scrollWidth - window.innerWidth;
        });
        expect(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      const name = await page.getByRole("banner").getByText("Bohlenmanufaktur").boundingBox();
      const next = menu(page).getByRole("link", { name: width < 813 ? "Warenkorb" : "Start" });
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
      expect(name?.height, `the name at ${width}`).toBeLessThan(56);
    }
  } finally {
    await putBack();
  }
});

test("the measures of the layout are the specification's", async ({ page }) => {
  await open(page, "/configuratorTableDesktop");
  const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
  expect(header).toBe(70);
  const selector = page.getByRole("group", { name: "Größe" });
  expect(await selector.evaluate((element) => element.getBoundingClientRect().width)).toBe(360);
  await open(page, "/orderFailed");
  const center = page.getByRole("main").locator(":scope > *").first();
  expect(await center.evaluate((element) => element.getBoundingClientRect().width)).toBe(600);
});

test("every page has its foot but the chooser, which is about one decision", async ({ page }) => {
  await open(page, "/faq");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Datenschutz" })).toBeVisible();
  await expect(foot.getByRole("link", { name: "Impressum" })).toBeVisible();
  await menu(page).getByRole("link", { name: "Konfigurator" }).click();
  await expect(page).toHaveURL(/\/configuratorDesktop$/);
  await expect(foot).toBeHidden();
});

test("each page has its words in each language, in whichever order pages and languages are chosen", async ({
  page,
}) => {
  const go = (name: string) =>
    page.getByRole("banner").getByRole("navigation").getByRole("link", { name }).click();
  const speak = async (name: "English" | "Deutsch") => {
    await switchTo(page, name);
    await expect(page.locator("html")).toHaveAttribute("lang", name === "English" ? "en" : "de");
    // A text that is missing shows its key: "cart.heading".
    await expect(page.getByRole("main")).not.toContainText(/(?<!@)\b[a-z]\w+\.[a-z]\w+/);
  };
  await open(page, "/cartDesktop");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await speak("English");
  // From here on both languages have been fetched: what is opened in one must still be fetched in the other.
  await go("Configurator");
  await expect(page).toHaveURL(/\/configuratorDesktop$/);
  await speak("Deutsch");
  await page.getByRole("main").getByRole("link", { name: "Meine Entwürfe" }).click();
  await expect(page).toHaveURL(/\/entwuerfe$/);
  await speak("English");
  await go("Cart");
  await expect(page.getByRole("link", { name: "To the configurator" })).toBeVisible();
  await speak("Deutsch");
  expect(await page.evaluate(() => "kept" in window), "the page was never loaded anew").toBe(true);
  // A static page speaks the language chosen there, and is left in the one chosen on it.
  await go("Hilfe");
  await expect(page).toHaveURL(/\/faq$/);
  await speak("English");
  await go("Cart");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
});

test("the page of an address that leads nowhere changes its language too", async ({ page }) => {
  await open(page, "/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Diese Seite gibt es nicht" })).toBeVisible();
  await switchTo(page, "English");
  await expect(page.getByRole("heading", { level: 1, name: /nothing at this address/ })).toBeVisible();
  await switchTo(page, "Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Diese Seite gibt es nicht" })).toBeVisible();
});

test("where a language's words do not come, the page comes anew with them", async ({ page }) => {
  await open(page, "/cartDesktop");
  await page.route("**/texts/en?*", (route) => route.abort());
  await switchTo(page, "English");
  await expect(page.getByRole("banner").getByRole("link", { name: "Help" })).toBeVisible();
});

test("the language switch keeps what was typed into the cart's form", async ({ page }) => {
  await orderedTable(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
  await field("Vorname").fill("Mia");
  await field("E-Mail").fill("mia.must");
  await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).check();
  await switchTo(page, "English");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(field("First name")).toHaveValue("Mia");
  await expect(field("E-mail")).toHaveValue("mia.must");
  await expect(page.getByRole("checkbox", { name: /privacy statement/ })).toBeChecked();
});

test("the language switch keeps a question half written, and a page with an address in each language", async ({
  page,
}) => {
  await open(page, "/configuratorShelfDesktop");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Deine Frage" }).fill("Passt es zwischen");
  await switchTo(page, "English");
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue("Passt es zwischen");
  await open(page, "/withdrawal");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Your name" }).fill("Mia");
  await switchTo(page, "Deutsch");
  await expect(page).toHaveURL(/\/widerruf$/);
  await expect(page.getByRole("textbox", { name: "Dein Name" })).toHaveValue("Mia");
});

/** Whether a page that is left by the menu fades into the next one: the longest movement meanwhile, ms. */
async function longestFade(page: Page): Promise<number> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) return;
      const longest = viewTransition.ready.then(() =>
        Math.max(
          0,
          ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
        ),
      );
      Object.assign(window, { longest });
    });
  });
  await open(page, "/faq");
  await menu(page).getByRole("link", { name: "Über uns" }).click();
  await expect(menu(page).locator("[aria-current=page]")).toHaveText(["Über uns"]);
  return page.evaluate(() => (window as unknown as { longest?: Promise<number> }).longest ?? 0);
}

test("a page fades into the next one, briefly", async ({ page }) => {
  const ms = await longestFade(page);
  expect(ms).toBeGreaterThanOrEqual(150);
  expect(ms).toBeLessThanOrEqual(250);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change at once", async ({ page }) => {
    expect(await longestFade(page)).toBeLessThan(1);
  });
});

test("price and button keep one line each while a piece is changed, and the price in a currency of letters as well: its sign, or half of it, stood below", async ({
  page,
}) => {
  const linesOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  const widths = [320, 360, 390, 820, 1024, 1280, 1440];
  await orderedTable(page);
  await open(page, "/cartDesktop");
  await page.getByRole("link", { name: /^Tisch .* ändern$/ }).click();
  await expect(page.getByRole("button", { name: "Änderung übernehmen" })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect([await linesOf(".bill-price"), await linesOf("#add-to-cart")], `${width} px`).toEqual([1, 1]);
  }
  await page.locator(".bill-price").evaluate((price) => {
    price.textContent = "1.491\u00a0CHF";
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesOf(".bill-price"), `${width} px`).toBe(1);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBeLessThanOrEqual(0);
  }
});
