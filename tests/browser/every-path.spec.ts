import { type APIRequestContext, devices, expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";

/** Every path of the specification's table with what German and English visitors read in the title of the window. */
interface Path {
  path: string;
  de: string;
  en: string;
  /** Where search engines keep it; null for what search engines should not list. */
  canonical: string | null;
  status?: number;
}

const home = { de: "Möbel aus Gerüstplanken", en: "Furniture from scaffolding planks", canonical: "/" };
const order = { canonical: null };
const pair = (page: string, de: string, en: string): Path[] =>
  ["Desktop", "Mobile"].map((screen) => ({
    path: `/${page}${screen}`,
    de,
    en,
    canonical: page === "home" ? "/" : `/${page}Desktop`,
  }));

const PATHS: Path[] = [
  { path: "/", ...home },
  ...pair("home", home.de, home.en),
  ...["/tisch", "/bank", "/regal", "/hocker"].map((path) => ({ path, ...home })),
  { path: "/configuratorDesktop", de: "Konfigurator", en: "Configurator", canonical: "/configuratorDesktop" },
  ...pair("configuratorTable", "Tisch gestalten", "Design your table"),
  ...pair("configuratorTableOffice", "Schreibtisch gestalten", "Design your desk"),
  ...pair("configuratorBench", "Bank gestalten", "Design your bench"),
  ...pair("configuratorStool", "Hocker gestalten", "Design your stool"),
  ...pair("configuratorShelf", "Regal gestalten", "Design your shelf"),
  ...pair("configuratorFrame", "Bilderrahmen gestalten", "Design your picture frame"),
  { path: "/cartDesktop", de: "Warenkorb", en: "Cart", canonical: null },
  { path: "/orderCompleted?orderID=1&orderValue=1491", de: "Keine Bestellung", en: "No order", ...order },
  { path: "/orderCancelled", de: "abgebrochen", en: "cancelled", ...order },
  { path: "/orderReserved", de: "Reserv", en: "reserv", ...order },
  { path: "/orderFailed", de: "nicht abgeschlossen", en: "Order", ...order },
  { path: "/messageSent", de: "Nachricht", en: "essage", ...order },
  { path: "/entwuerfe", de: "Meine Entwürfe", en: "My designs", canonical: null },
  { path: "/drafts", de: "Meine Entwürfe", en: "My designs", canonical: null },
  {
    path: "/entwurf-senden?kind=bench&chosen=twoPerson",
    de: "Entwurf per E-Mail",
    en: "Design by e-mail",
    canonical: null,
  },
  {
    path: "/send-design?kind=bench&chosen=twoPerson",
    de: "Entwurf per E-Mail",
    en: "Design by e-mail",
    canonical: null,
  },
  { path: "/faq", de: "Hilfe", en: "Help", canonical: "/faq" },
  { path: "/impressum", de: "Impressum", en: "Imprint", canonical: "/impressum" },
  { path: "/datasecurity", de: "Datenschutz", en: "Privacy", canonical: "/datasecurity" },
  { path: "/bienen", de: "Bienen", en: "Bees", canonical: "/bienen" },
  { path: "/bees", de: "Bienen", en: "Bees", canonical: "/bienen" },
  {
    path: "/sustainabilityDesktop",
    de: "Nachhaltigkeit",
    en: "Sustainability",
    canonical: "/sustainabilityDesktop",
  },
  { path: "/about", de: "Über uns", en: "About", canonical: "/about" },
  { path: "/agb", de: "Allgemeine Geschäftsbedingungen", en: "terms", canonical: "/agb" },
  { path: "/terms", de: "Allgemeine Geschäftsbedingungen", en: "terms", canonical: "/agb" },
  { path: "/widerruf", de: "widerrufen", en: "Withdraw", canonical: "/widerruf" },
  { path: "/withdrawal", de: "widerrufen", en: "Withdraw", canonical: "/widerruf" },
  { path: "/widerrufsbelehrung", de: "Widerruf", en: "withdrawal", canonical: "/widerrufsbelehrung" },
  { path: "/withdrawal-policy", de: "Widerruf", en: "withdrawal", canonical: "/widerrufsbelehrung" },
  { path: "/gewaehrleistung", de: "Gewährleistung", en: "guarantee", canonical: "/gewaehrleistung" },
  { path: "/legal-guarantee", de: "Gewährleistung", en: "guarantee", canonical: "/gewaehrleistung" },
  { path: "/barrierefreiheit", de: "Barrierefreiheit", en: "Accessibility", canonical: "/barrierefreiheit" },
  { path: "/accessibility", de: "Barrierefreiheit", en: "Accessibility", canonical: "/barrierefreiheit" },
  {
    path: "/no-such-page",
    de: "Diese Seite gibt es nicht",
    en: "nothing at this address",
    canonical: null,
    status: 404,
  },
];

/** The English address of a page that is found under this German path. */
const ENGLISH: Record<string, string> = {
  "/bienen": "/bees",
  "/agb": "/terms",
  "/widerruf": "/withdrawal",
  "/widerrufsbelehrung": "/withdrawal-policy",
  "/gewaehrleistung": "/legal-guarantee",
  "/barrierefreiheit": "/accessibility",
};

/** A page as it came over the wire, parsed by the browser, without running it. */
async function parsed(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    return {
      title: document.title,
      language: document.documentElement.lang,
      canonical: all('link[rel="canonical"]', "href"),
      robots: all('meta[name="robots"], meta[name="googlebot"]', "content"),
      descriptions: all('meta[name="description"]', "content"),
      headings: document.querySelectorAll("main h1").length,
    };
  }, html);
}

/** Asks as a visitor without a cookie, who may be on either screen. */
async function asked(request: APIRequestContext, path: string, screen: "mobile" | "desktop") {
  return request.get(shop.storefront + path, { headers: { Cookie: `screen=${screen}` }, maxRedirects: 0 });
}

// One page for all: it only parses what the requests bring.
test("every path answers in both languages and says where it is found, no two of them in the same words", async ({
  page,
  request,
}) => {
  /** What a search shows of each page that is found, by its address. */
  const titles = new Map<string, string>();
  const shown = new Map<string, string>();
  for (const { path, de, en, canonical, status = 200 } of PATHS) {
    const screen = /Mobile$/.test(path) ? "mobile" : "desktop";
    for (const [language, title] of [
      ["de", de],
      ["en", en],
    ] as const) {
      const asking = `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;
      const answer = await asked(request, asking, screen);
      const html = await answer.text();
      const said = await parsed(page, html);
      const { descriptions, headings } = said;
      const robots = `${answer.headers()["x-robots-tag"] ?? ""} ${said.robots.join(" ")}`;
      const isHidden = robots.includes("noindex");
      expect
        .soft({ status: answer.status(), language: said.language, headings, isHidden }, asking)
        .toEqual({ status, language, headings: 1, isHidden: canonical === null });
      expect.soft(answer.headers()["content-language"], asking).toBe(language);
      expect.soft(html.slice(-40), `nothing stands after ${asking}`).toMatch(/<\/body><\/html>$/);
      expect.soft(descriptions.length, `${asking} has one description at most`).toBeLessThanOrEqual(1);
      expect.soft(said.title.toLowerCase(), asking).toContain(title.toLowerCase());
      expect.soft(said.title, asking).toContain("Planke 46");
      if (canonical === null) continue;
      const there = language === "de" ? canonical : `${ENGLISH[canonical] ?? canonical}?lng=en`;
      expect.soft(said.canonical, asking).toEqual([shop.storefront + there]);
      expect.soft(answer.headers().link, asking).toBe(`<${shop.storefront}${there}>; rel="canonical"`);
      const [description = ""] = descriptions;
      titles.set(there, said.title);
      shown.set(there, description);
      expect.soft(description.length, `"${description}", what a search shows`).toBeGreaterThan(50);
      expect.soft(description.length, description).toBeLessThanOrEqual(170);
    }
  }
  const repeated = (words: string[]) => words.filter((one, at) => words.indexOf(one) !== at);
  expect([...repeated([...titles.values()]), ...repeated([...shown.values()])]).toEqual([]);
});

test("the provider's variants of the completed and the cancelled path lead on", async ({ request }) => {
  const cancelled = await asked(request, "/orderCancelledStripe", "desktop");
  expect([cancelled.status(), cancelled.headers().location]).toEqual([303, "/orderCancelled"]);
  const completed = await asked(request, "/orderCompletedStripe", "desktop");
  expect([completed.status(), completed.headers().location]).toEqual([302, "/cartDesktop"]);
});

test("old links lead to today's addresses for good", async ({ request }) => {
  for (const [old, now] of [
    ["/FAQ?utm_source=print", "/faq?utm_source=print"],
    ["/faq/", "/faq"],
    ["/index.html", "/"],
    ["/CONFIGURATORSHELFDESKTOP/?width=120", "/configuratorShelfDesktop?width=120"],
    ["/Tisch", "/tisch"],
  ] as const) {
    const answer = await asked(request, old, "desktop");
    expect.soft([old, answer.status(), answer.headers().location]).toEqual([old, 301, now]);
  }
});

test("a link of the time when pages stood behind a hash leads to its page", async ({ page }) => {
  await page.goto(`${shop.storefront}/#/faq?utm_source=print`);
  await expect(page).toHaveURL(`${shop.storefront}/faq?utm_source=print`);
  await expect(page.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
});

test("no hash leads to another site", async ({ page }) => {
  for (const hash of ["#//example.com", "#/\\example.com", "#/%2Fexample.com"]) {
    await page.goto(`${shop.storefront}/${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(shop.storefront).origin);
  }
});

test("an unknown address offers ways on", async ({ page }) => {
  await page.goto(`${shop.storefront}/no-such-page`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Diese Seite gibt es nicht" })).toBeVisible();
  for (const name of ["Start", "Konfigurator", "Hilfe"]) {
    await expect(main.getByRole("link", { name })).toBeVisible();
  }
});

for (const [path, hero, first] of [
  ["/tisch", "Tisch gestalten", /^Tisch /],
  ["/bank", "Bank gestalten", /^Bank /],
  ["/regal", "Regal gestalten", /^Regal /],
  ["/hocker", "Hocker gestalten", /^Hocker /],
] as const) {
  test(`who comes by ${path} meets that kind first`, async ({ page }) => {
    await page.goto(shop.storefront + path);
    await expect(page.getByRole("main").getByRole("link", { name: hero }).first()).toBeVisible();
    const kinds = page.getByRole("region", { name: /Was wir bauen|Möbel/ }).getByRole("link");
    await expect(kinds.first()).toHaveAccessibleName(first);
  });
}

test.describe("on a phone", () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test("the chooser leads to the Mobile variants", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorDesktop`);
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(targets).toHaveLength(6);
    for (const target of targets) expect(target).toMatch(/^\/configurator\w+Mobile\?/);
  });
});
