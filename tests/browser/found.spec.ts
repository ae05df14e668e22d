import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { LONG } from "../long-run";
import { shop } from "./shop";
import { Graph } from "./structured-data";

/** The shapes search engines ask for: https://developers.google.com/search/docs/appearance/structured-data */
const Alternates = z.record(z.string(), z.url());

const DESKTOP = { headers: { Cookie: "screen=desktop" } };
const shopPath = (path: string) => new URL(path, shop.storefront).href;

/** A page's links to itself in other languages, its pictures and its structured data. */
async function headOf(page: Page, request: APIRequestContext, address: string) {
  const answer = await request.get(address, DESKTOP);
  expect(answer.status(), address).toBe(200);
  const said = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, "text/html");
      const alternates = [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]);
      const property = (name: string) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute("content") ?? "";
      const script = document.querySelector('script[type="application/ld+json"]');
      return {
        alternates: Object.fromEntries(alternates),
        canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
        robots: document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "",
        picture: property("og:image"),
        shareAddress: property("og:url"),
        shareTitle: property("og:title"),
        json: script?.textContent ?? "",
        nonce: script?.getAttribute("nonce") ?? "",
      };
    },
    await answer.text(),
  );
  return { ...said, alternates: Alternates.parse(said.alternates), headers: answer.headers() };
}

async function thingsOf(page: Page, request: APIRequestContext, path: string) {
  const { json } = await headOf(page, request, shopPath(path));
  return Graph.parse(JSON.parse(json))["@graph"];
}

/** The sitemap, read by the browser's own XML parser. */
async function sitemapOf(page: Page, request: APIRequestContext) {
  const answer = await request.get(shopPath("/sitemap.xml"));
  expect(answer.headers()["content-type"]).toContain("xml");
  return page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      if (document.querySelector("parsererror")) throw new Error("the sitemap is no XML");
      return [...document.getElementsByTagName("url")].map((url) => ({
        address: url.getElementsByTagName("loc")[0]?.textContent ?? "",
        changed: url.getElementsByTagName("lastmod")[0]?.textContent ?? null,
        alternates: Object.fromEntries(
          [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => [
            link.getAttribute("hreflang"),
            link.getAttribute("href"),
          ]),
        ),
      }));
    },
    await answer.text(),
  );
}

test("every page of the sitemap answers, may be indexed, and is its own canonical address", async ({
  page,
  request,
}) => {
  const entries = await sitemapOf(page, request);
  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter(({ changed }) => changed).length).toBeGreaterThan(20);
  for (const { address, alternates, changed } of entries) {
    const head = await headOf(page, request, address);
    expect(head.canonical, address).toBe(address);
    expect(`${head.robots} ${head.headers["x-robots-tag"] ?? ""}`, address).not.toContain("noindex");
    expect(head.alternates, "the page and the sitemap name the same languages").toEqual(alternates);
    expect(Object.keys(alternates).sort()).toEqual(["de", "en", "x-default"]);
    if (changed) expect(new Date(changed).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test("each language of a page names the others, and they name it", async ({ page, request }) => {
  const entries = await sitemapOf(page, request);
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  for (const { address, alternates } of entries) {
    expect(Object.values(alternates)).toContain(address);
    for (const other of Object.values(alternates)) {
      expect(byAddress.get(String(other))?.alternates, `${other} back to ${address}`).toEqual(alternates);
    }
  }
});

test("a robot finds the sitemap, is let in to every public page, and kept from what is none", async ({
  request,
}) => {
  const text = await (await request.get(shopPath("/robots.txt"))).text();
  const lines = text.split("\n");
  expect(lines).toContain(`Sitemap: ${shopPath("/sitemap.xml")}`);
  const barred = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
  expect(barred).toContain("/preview");
  for (const path of ["/", "/faq", "/cartDesktop", "/orderFailed", "/configuratorTableDesktop"]) {
    expect(
      barred.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([]);
  }
});

const OFFERED = [
  ["table", "configuratorTable"],
  ["tableOffice", "configuratorTableOffice"],
  ["bench", "configuratorBench"],
  ["stool", "configuratorStool"],
  ["shelf", "configuratorShelf"],
  ["frame", "configuratorFrame"],
] as const;

for (const [kind, page_] of LONG ? OFFERED : OFFERED.slice(0, 1)) {
  test(`the ${kind} is offered in both languages at the price, and with the facts, that the page shows`, async ({
    page,
    request,
  }) => {
    for (const language of ["de", "en"]) {
      const things = await thingsOf(page, request, `/${page_}Desktop?lng=${language}`);
      const product = things.find((thing) => thing["@type"] === "Product");
      if (product?.["@type"] !== "Product") throw new Error("no product");
      expect(product.offers.shippingDetails.deliveryTime.handlingTime.maxValue).toBe(8 * 7);
      const picture = await request.get(product.image[0] ?? "");
      expect(picture.headers()["content-type"]).toBe("image/png");
      await page.goto(shopPath(`/${page_}Desktop?lng=${language}`));
      const shown =
        language === "de"
          ? product.offers.price.toLocaleString("de-DE")
          : product.offers.price.toLocaleString("en-GB");
      await expect(page.getByRole("main")).toContainText(shown);
      const facts = page.getByRole("region", { name: language === "de" ? "Gut zu wissen" : "Good to know" });
      for (const { name, value } of product.additionalProperty) {
        await expect(facts).toContainText(`${name}${value}`);
      }
      const weight = product.weight.value.toLocaleString(language === "de" ? "de-DE" : "en-GB");
      await expect(facts).toContainText(language === "de" ? `etwa ${weight} kg` : `about ${weight} kg`);
    }
  });
}

test("a piece of one's own cannot be sent back, a preset can for 14 days", async ({ page, request }) => {
  const policyOf = async (path: string) => {
    const product = (await thingsOf(page, request, path)).find((thing) => thing["@type"] === "Product");
    return product?.["@type"] === "Product" ? product.offers.hasMerchantReturnPolicy : null;
  };
  expect(await policyOf("/configuratorTableDesktop?chosen=dining")).toMatchObject({ merchantReturnDays: 14 });
  expect((await policyOf("/configuratorShelfDesktop"))?.returnPolicyCategory).toContain("NotPermitted");
});

test("the help page says its questions, home who the shop is, and no page marks up a review", async ({
  page,
  request,
}) => {
  const types = async (path: string) => (await thingsOf(page, request, path)).map((thing) => thing["@type"]);
  expect(await types("/faq")).toContain("FAQPage");
  expect(await types("/")).toEqual(["FurnitureStore", "WebSite"]);
  for (const path of ["/", "/configuratorTableDesktop", "/configuratorBenchDesktop"]) {
    const { json } = await headOf(page, request, shopPath(path));
    expect(json, path).not.toMatch(/Review|AggregateRating/);
  }
});

test("structured data comes with the answer's own nonce", async ({ page, request }) => {
  const { nonce, headers } = await headOf(page, request, shopPath("/faq"));
  expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  expect(nonce).not.toBe("");
});

test("a shared configuration keeps its address, name and picture", async ({ page, request }) => {
  const path =
    "/configuratorTableDesktop?chosen=individual&length=180&width=80&height=75&frameType=closed&tableTop=single&color=27292b";
  const head = await headOf(page, request, shopPath(path));
  // Browsers share the canonical address of a page, so a configured one names none in its head.
  expect(head.canonical).toBeNull();
  expect(head.headers.link).toBe(`<${shopPath("/configuratorTableDesktop")}>; rel="canonical"`);
  expect(head.shareAddress).toBe(shopPath(path));
  expect(head.shareTitle).toContain("180 × 80 × 75 cm");
  const picture = await request.get(head.picture);
  expect(picture.status()).toBe(200);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
});

test("pictures of links differ by piece, language and kind, and are kept by an ETag", async ({ request }) => {
  const pictures = ["/og/shop", "/og/table", "/og/table?length=180", "/og/table?lng=en", "/og/bench"];
  const bodies: string[] = [];
  for (const path of pictures)
    bodies.push((await (await request.get(shopPath(path))).body()).toString("base64"));
  expect(new Set(bodies).size).toBe(pictures.length);
  const first = await request.get(shopPath("/og/table"));
  const again = await request.get(shopPath("/og/table"), {
    headers: { "If-None-Match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

for (const path of [
  "/og/sofa",
  "/og/sample",
  "/og/table?length=999",
  "/og/table?frameType=%3Cscript%3E",
  `/og/table?x=${"a".repeat(1200)}`,
]) {
  test(`no picture is painted for ${path.slice(0, 40)}`, async ({ request }) => {
    const answer = await request.get(shopPath(path));
    expect(answer.status()).toBe(404);
  });
}

test("the shop can be put on a home screen", async ({ page, request }) => {
  const Manifest = z.object({
    name: z.string().min(1),
    lang: z.literal("de"),
    start_url: z.literal("/"),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  });
  await page.goto(shop.storefront);
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { icons } = Manifest.parse(await (await request.get(shopPath(link ?? ""))).json());
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(shopPath(src));
    expect(icon.headers()["content-type"]).toContain(type);
    const { width } = await sharp(await icon.body()).metadata();
    if (sizes !== "any") expect(`${width}x${width}`).toBe(sizes);
  }
  for (const path of ["/icons/apple-touch-180.png", "/favicon.ico"]) {
    expect((await request.get(shopPath(path))).status()).toBe(200);
  }
});

test("addresses come from the settings, whatever a request says of its host", async ({ page, request }) => {
  const answer = await request.get(shopPath("/faq"), {
    headers: { "X-Forwarded-Host": "evil.example", Cookie: "screen=desktop" },
  });
  expect(await answer.text()).not.toContain("evil.example");
  expect(answer.headers().link).toContain(shopPath("/faq"));
  await page.close();
});
