import { devices, expect, type Locator, type Page, test } from "@playwright/test";
import table from "../../storefront/app/routes";
import { LONG, longOnly } from "../long-run";
import { putInCart } from "./cart";
import { hold, SCRIPTS } from "./held";
import { askQuestion, forgetRequests, shop } from "./shop";

const longTest = longOnly(test);

/** Files of the routes whose pages are rendered on the server alone. */
const STATIC =
  /\/(home|faq|bees|sustainability|about|imprint|dataSecurity|terms|withdrawalPolicy|guarantee|accessibility|order(Completed|Reserved|Cancelled|Failed)|messageSent|notFound)\.tsx$/;
const PATHS = table
  .filter(({ file }) => STATIC.test(file))
  .map(({ path = "" }) => (path === "*" ? "/no-such-page" : `/${path}`));

const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const open = (page: Page, path: string) => page.goto(shop.storefront + path, { waitUntil: "networkidle" });
/** Presses without scrolling there, as a screen reader's list of links does. */
const pressFromBelow = (element: Locator) => element.evaluate((pressed) => (pressed as HTMLElement).click());
/** Whether React has taken over the page. */
const isHydrated = (page: Page) => page.evaluate(() => Boolean(Reflect.get(window, "__remixRouter")));

test("static pages load no script but their own, and carry no data of a framework", async ({ request }) => {
  expect(PATHS.length).toBeGreaterThan(20);
  for (const path of PATHS) {
    const html = await (await request.get(shop.storefront + path)).text();
    const loaded = [...html.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(([, file]) => file);
    expect(loaded.sort(), path).toEqual([
      expect.stringMatching(/^\/assets\/every-page-/),
      expect.stringMatching(/^\/assets\/static-/),
    ]);
    expect(html, path).not.toMatch(/__remix|__reactRouter|i18next/);
  }
});

const WAYS = [
  ["/faq", "/cartDesktop", "Warenkorb", "Warenkorb"],
  ["/cartDesktop", "/faq", "Hilfe", "Fragen und Antworten"],
  ["/faq", "/about", "Über uns", "Über uns"],
  ["/configuratorDesktop", "/cartDesktop", "Warenkorb", "Warenkorb"],
] as const;

for (const [from, to, name, title] of LONG ? WAYS : WAYS.slice(0, 2)) {
  longTest(`from ${from} to ${to}, back and forward again`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, from);
    const first = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.evaluate(() => scrollTo(0, 150));
    await pressFromBelow(menu(page, name));
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => isHydrated(page)).toBe(to === "/cartDesktop");
    await page.goBack();
    await expect(heading(page, first)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(from);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    await page.goForward();
    await expect(heading(page, title)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(to);
  });
}

longTest("a form of a hydrated page that ends on a static one opens it as a document", async ({ page }) => {
  await forgetRequests();
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  const form = await askQuestion(page);
  await expect(page).toHaveURL(/\/messageSent\?sent/);
  await expect(heading(page, /./)).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await page.goBack();
  await expect(form.getByRole("button", { name: "Frage abschicken" })).toBeEnabled();
});

test("an address that no router knows ends as a document too", async ({ page }) => {
  await open(page, "/cartDesktop");
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate: (to: string) => void };
    };
    router.navigate("/no-such-page?a=1#below");
  });
  await expect(heading(page, "Diese Seite gibt es nicht")).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  expect(page.url()).toBe(`${shop.storefront}/no-such-page?a=1#below`);
});

test("the language changes in place: the reader stays where they were", async ({ page }) => {
  await open(page, "/bienen");
  await page.evaluate(() => scrollTo(0, 60));
  await pressFromBelow(page.getByRole("banner").getByRole("button", { name: "English" }));
  await expect(heading(page, "Bees and wax")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
});

test("Back brings a page in the language and with the cart of now", async ({ page }) => {
  await open(page, "/faq");
  await menu(page, "Warenkorb").click();
  await expect(heading(page, "Warenkorb")).toBeVisible();
  await putInCart(page, "Stool");
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await expect(heading(page, "Cart")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Questions and answers")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
});

test("a page that the browser kept as it was left is renewed when language or cart have changed", async ({
  page,
}) => {
  await open(page, "/faq");
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await comeBack();
  // Another page of the tab, which knows of a piece in the cart.
  await page.evaluate(() => document.querySelector("[data-pieces]")?.setAttribute("data-pieces", "1"));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await page.evaluate(() => document.querySelector("[data-pieces]")?.setAttribute("data-pieces", "0"));
  expect(documents).toBe(0);
  await comeBack();
  await expect.poll(() => documents).toBe(1);
});

longTest(
  "a banner that was answered elsewhere is hidden on a page that was loaded before",
  async ({ page, context }) => {
    await open(page, "/faq");
    const banner = page.getByRole("complementary", { name: "Dürfen wir mitzählen?" });
    await expect(banner).toBeVisible();
    const other = await context.newPage();
    await open(other, "/about");
    await other.getByRole("button", { name: "Nein, danke" }).click();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(banner).toBeHidden();
  },
);

longTest(
  "what is copied before the script has come is copied when it has, and confirmed",
  async ({ page }) => {
    const come = await hold(page, SCRIPTS);
    // Any page: the button stands where an order by transfer is thanked for.
    await page.route("**/about", async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const button = '<button type="button" data-copy="DE02" data-name="IBAN">Kopieren</button>';
      await route.fulfill({ response: answer, body: html.replace("</h1>", `</h1>${button}`) });
    });
    await page.goto(`${shop.storefront}/about`, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Kopieren" }).click();
    come();
    const said = page.getByRole("status").filter({ hasText: /IBAN (ist kopiert|ließ sich nicht kopieren)/ });
    await expect(said).toBeVisible();
    await said.getByRole("button", { name: "Hinweis schließen" }).click();
    await expect(said).toBeHidden();
  },
);

longTest(
  "a window made narrow moves home to the Mobile address, and asks the server for nothing",
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/homeDesktop");
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page).toHaveURL(/\/homeMobile$/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page).toHaveURL(/\/homeDesktop$/);
    expect(documents).toBe(0);
  },
);

longTest("without a connection a link is held, and the shop says so", async ({ page, context }) => {
  await open(page, "/about");
  await context.setOffline(true);
  await expect(page.getByText("Gerade gibt es keine Verbindung")).toBeVisible();
  await menu(page, "Hilfe").click();
  await expect(page.getByText("Das geht erst wieder mit Verbindung")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Die Verbindung ist wieder da")).toBeVisible();
  await menu(page, "Hilfe").click();
  await expect(heading(page, "Fragen und Antworten")).toBeVisible();
});

test("the next page is loaded ahead when its link is pointed at, and counted once", async ({ page }) => {
  let events = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/events") events += 1;
  });
  await page.goto(`${shop.storefront}/faq`);
  await page.getByRole("button", { name: "Ja, gern" }).click();
  await expect.poll(() => events).toBe(1);
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<string>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(prefetchUrl);
    });
  });
  await session.send("Preload.enable");
  await menu(page, "Über uns").hover();
  expect(await ready).toBe(`${shop.storefront}/about`);
  expect(events).toBe(1);
  await menu(page, "Über uns").click();
  await expect(heading(page, "Über uns")).toBeVisible();
  await expect.poll(() => events).toBe(2);
});

test("what may be loaded ahead sets no cookie", async ({ request }) => {
  const html = await (await request.get(`${shop.storefront}/faq`)).text();
  const rules = /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
  const paths: string[] = JSON.parse(rules).prefetch[0].where.and[0].href_matches;
  expect(paths).toContain("/configuratorTableDesktop");
  expect(paths.filter((path) => /cart|order|message|pay|language|consent/i.test(path))).toEqual([]);
  for (const path of paths) {
    const { status, headers } = await fetch(shop.storefront + path, {
      headers: { "sec-purpose": "prefetch" },
      redirect: "manual",
    });
    expect([200, 302], path).toContain(status);
    expect(headers.getSetCookie(), path).toEqual([]);
  }
});

test.describe("on a phone", () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  longTest("the first turn to portrait loads home anew, the second does not", async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 390 });
    await open(page, "/homeMobile");
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.setViewportSize({ width: 390, height: 780 });
    await expect.poll(() => documents).toBe(1);
    await page.waitForLoadState("networkidle");
    await page.setViewportSize({ width: 780, height: 390 });
    await page.setViewportSize({ width: 390, height: 780 });
    await menu(page, "Hilfe").click();
    await expect(heading(page, "Fragen und Antworten")).toBeVisible();
    expect(documents).toBe(2);
  });
});
