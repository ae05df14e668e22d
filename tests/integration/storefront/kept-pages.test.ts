import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newPlank } from "../../../plugins/furniture/integration-tests/plank-stock";
import { admin } from "../../shopper/shop";
import { type OwnStorefront, ownStorefront } from "./own-storefront";

const running: { storefront: string } = JSON.parse(await readFile(String(process.env.SHOP_JSON), "utf8"));

const PAGES = [
  "/",
  "/tisch",
  "/homeDesktop",
  "/configuratorDesktop",
  "/faq",
  "/about",
  "/bienen",
  "/bees",
  "/sustainabilityDesktop",
  "/impressum",
  "/datasecurity",
  "/agb",
  "/terms",
  "/widerrufsbelehrung",
  "/withdrawal-policy",
  "/gewaehrleistung",
  "/legal-guarantee",
  "/barrierefreiheit",
  "/accessibility",
  "/configuratorTableDesktop",
  "/configuratorShelfDesktop?chosen=own&width=150&height=180",
  "/configuratorFrameMobile",
];
const inLanguage = (language: string) =>
  `language=${encodeURIComponent(Buffer.from(JSON.stringify(language)).toString("base64"))}`;
const VISITORS: [string, Record<string, string>][] = [
  ["a newcomer", {}],
  ["who has refused, in English", { cookie: `consent=2.no.2026-11-21; ${inLanguage("en")}` }],
  ["who has agreed, on a phone", { cookie: "consent=2.yes.2026-11-21; screen=mobile" }],
];

/** Home shows boards of the stock as they were ten seconds ago at most, and is kept for ten more. */
const SETTLED = { timeout: 25_000, interval: 500 };

/** Robots get their page whole; in what parts others get it depends on the moment. */
const WHOLE = { "user-agent": "Googlebot/2.1" };

interface Page {
  html: string;
  nonce: string;
  status: number;
  headers: Headers;
}

async function pageOf(address: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await fetch(address, { headers, redirect: "manual" });
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  return { html: await answer.text(), nonce, status: answer.status, headers: answer.headers };
}
const statusOfCache = ({ headers }: Page) => headers.get("cache-status");

test("an answer from memory has a nonce of its own, in its policy and on each of its scripts", async () => {
  const address = `${running.storefront}/faq`;
  let [first, second] = [await pageOf(address), await pageOf(address)];
  // On a slow machine ten seconds may be over between the two.
  while (statusOfCache(second) !== "storefront; hit") [first, second] = [second, await pageOf(address)];
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.html).not.toContain(first.nonce);
  const scripts = second.html.match(/<script(?![^>]*type="application\/json")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(`nonce="${second.nonce}"`);
  expect(second.html.replaceAll(second.nonce, "")).toBe(first.html.replaceAll(first.nonce, ""));
});

test.each([
  ["a cart", "/cartDesktop", {}],
  ["an order", "/orderReserved", {}],
  ["a campaign", "/faq?utm_source=a", {}],
  ["a configurator reached by a campaign", "/configuratorTableDesktop?utm_source=a", {}],
  ["a configurator, for who has a cart", "/configuratorTableDesktop", { cookie: "cart=e30%3D.x" }],
])("the page of %s is never from memory", async (_what, path, headers) => {
  for (let n = 0; n < 2; n++)
    expect(statusOfCache(await pageOf(running.storefront + path, headers))).toBeNull();
});

test("a plank that is taken off sale is off the kept page within two seconds, and back when it is sold again", async () => {
  const address = `${running.storefront}/configuratorTableDesktop?choosePlanks=yes`;
  const { title, id } = await newPlank("table");
  const isShown = async () => (await pageOf(address)).html.includes(title);
  const soon = { timeout: 2000, interval: 50 };
  await expect.poll(isShown, soon).toBe(true);
  for (const retired of [true, false]) {
    await admin("POST", `/furniture/planks/${id}`, { retired });
    await expect.poll(isShown, soon).toBe(!retired);
  }
});

test("a drawing is known again by its ETag, and comes packed", async () => {
  const address = `${running.storefront}/drawing/table?chosen=dining`;
  const answer = await fetch(address, { headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toMatch(/^<svg/);
  const again = await fetch(address, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(await (await fetch(address, { headers: { "accept-encoding": "identity" } })).text()).toMatch(
    /^<svg/,
  );
});

describe("beside a storefront that renders each page for each request", () => {
  let plain: OwnStorefront;
  beforeAll(async () => {
    plain = await ownStorefront({ PAGE_CACHE: "off" });
  });
  afterAll(() => plain?.end());

  test.each(VISITORS)("%s gets the same pages from memory, but for the nonce", async (_who, headers) => {
    for (const path of PAGES)
      await vi.waitFor(async () => {
        const kept = await pageOf(running.storefront + path, headers);
        const rendered = await pageOf(plain.url + path, { ...headers, ...WHOLE });
        // A phone is sent on to the variant that fits it.
        if (rendered.status !== 302) expect(statusOfCache(kept) ?? "none", path).toMatch(/^storefront/);
        expect(kept.status, path).toBe(rendered.status);
        expect(wordsOf(kept, running.storefront), path).toBe(wordsOf(rendered, plain.url));
        expect(namesOf(kept), path).toEqual(namesOf(rendered));
      }, SETTLED);
  });
});

const FORM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A page's HTML without the parts that differ between servers and renderings: nonce, port, and the ids of forms. */
function wordsOf({ html, nonce }: Page, address: string): string {
  return html
    .replaceAll(nonce, "")
    .replaceAll(`:${new URL(address).port}`, "")
    .replaceAll(FORM_ID, "");
}

/** The headers that say something of the page. Length and packing follow from how it is sent. */
function namesOf({ headers }: Page): string[] {
  const ofSending = ["cache-status", "content-length", "content-encoding", "transfer-encoding"];
  return [...headers.keys()].filter((name) => !ofSending.includes(name));
}
