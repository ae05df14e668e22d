import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openMail, plain, sentMailsOf } from "../../../plugins/furniture/integration-tests/mailbox";
import { readPdf } from "../../../plugins/furniture/src/domain/production-sheet/pdf-text.cases";
import {
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  recordOf,
  shop,
  staffToken,
  terms,
} from "../../shopper/shop";
import { SilentBrowser } from "../../shopper/silent-browser";
import { contentLake, secrets, storefront } from "../security/visitor";

/** What the sample shop promises, in figures and in words. */
const OLD_PROMISE = /\b(8|acht|eight|4|vier|four)(\s|&nbsp;|<[^>]*>|\*)*(Wochen|weeks)/gi;
const NEW = { deliveryWeeks: 11, expressWeeks: 5, sampleDays: 9 };
const SAMPLE = { deliveryWeeks: 8, expressWeeks: 4, sampleDays: 5 };

const PATHS = [
  "/",
  "/faq",
  "/agb",
  "/terms",
  "/withdrawal-policy",
  "/about",
  "/bees",
  "/sustainabilityDesktop",
  "/configuratorDesktop",
];
const KINDS = ["Table", "TableOffice", "Shelf", "Bench", "Stool", "Frame"].map(
  (kind) => `/configurator${kind}Desktop`,
);

/** Publishes other delivery times, as the Studio does. */
async function promise(set: typeof NEW): Promise<void> {
  const answer = await fetch(`${contentLake}/v2025-02-19/data/mutate/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets.contentLakeToken}`, "content-type": "application/json" },
    body: JSON.stringify({ mutations: [{ patch: { id: "shopSettings", set } }] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function page(path: string, language: string): Promise<string> {
  return withPlainSpaces(await (await fetch(`${storefront}${path}?lng=${language}`)).text());
}

/** A number and its unit stand in one line. */
function withPlainSpaces(html: string): string {
  return html.replaceAll("\u00a0", " ");
}

/** Places an order of these kinds that a voucher pays for. */
async function ordered(express: boolean, ...kinds: Parameters<typeof orderableCart>): Promise<string> {
  const cart = await orderableCart(...kinds);
  await enter(cart, await newVoucher(9999));
  if (express) await terms(cart, { express_build: true });
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

/** The weeks that Medusa promises a new order with express build. */
async function promisedWeeks(): Promise<unknown> {
  return (await recordOf(await ordered(true, "stool"))).promised_weeks;
}

async function confirmation(order: string): Promise<string> {
  const mail = (await sentMailsOf(order)).find(({ template }) => template === "order_confirmation");
  return plain(mail && (await openMail(mail)).text);
}

async function sheet(order: string): Promise<string> {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/${order}/production-sheet`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  return readPdf(Buffer.from(await answer.arrayBuffer()))
    .map(({ squeezed }) => squeezed)
    .join("");
}

describe("when the workshop promises 11 weeks, 5 with express build, and samples in 9 working days", () => {
  let before: string;
  beforeAll(async () => {
    before = await ordered(true, "stool");
    await promise(NEW);
    await vi.waitUntil(async () => (await page("/configuratorStoolDesktop", "de")).includes("11 Wochen"), {
      timeout: 20_000,
      interval: 250,
    });
  });
  // The tests after these ask the same shop: they begin once it promises the old times again.
  afterAll(async () => {
    await promise(SAMPLE);
    await vi.waitUntil(async () => (await promisedWeeks()) === SAMPLE.expressWeeks, {
      timeout: 40_000,
      interval: 4000,
    });
    await vi.waitUntil(async () => !(await page("/configuratorStoolDesktop", "de")).includes("11 Wochen"), {
      timeout: 20_000,
      interval: 250,
    });
  }, 70_000);

  test.each([...PATHS, ...KINDS])("%s says nothing else in either language", async (path) => {
    for (const language of ["de", "en"]) {
      const html = await page(path, language);
      expect([language, html.match(OLD_PROMISE)]).toEqual([language, null]);
      expect([language, html.match(/\{(Lieferzeit|Expresszeit|Musterzeit)\}/)]).toEqual([language, null]);
    }
  });

  test("home, help, terms and configurators say the new times", async () => {
    expect(await page("/", "en")).toContain("11 weeks");
    const help = await page("/faq", "de");
    for (const time of ["11 Wochen", "5 Wochen", "9 Werktagen"]) expect(help).toContain(time);
    for (const time of ["11 Wochen", "5 Wochen", "9 Werktagen"])
      expect(await page("/agb", "de")).toContain(time);
    const table = await page("/configuratorTableDesktop", "de");
    expect(table).toContain("11 Wochen");
    expect(table).toMatch(/"handlingTime":\{[^}]*"maxValue":77/);
  });

  test("the cart says before paying how soon it comes, and how soon with express build", async () => {
    const browser = new SilentBrowser(storefront);
    const send = async (...sent: Parameters<SilentBrowser["send"]>) =>
      withPlainSpaces(await (await browser.send(...sent)).text());
    await send("/configuratorStoolDesktop?lng=de", {});
    const normal = await send("/cartDesktop?lng=de");
    expect(normal).toContain("innerhalb von 11 Wochen");
    expect(normal).toMatch(/innerhalb von 5 Wochen statt 11 Wochen/);
    await send("/cartDesktop", { intent: "terms", shipping: "delivery", expressBuild: "on" });
    const express = await send("/cartDesktop?lng=de");
    const summary = express.slice(express.indexOf('id="summary"'));
    expect(summary).toContain("innerhalb von 5 Wochen");
    expect(summary).not.toContain("11 Wochen");
    expect(express.match(OLD_PROMISE)).toBeNull();
  });

  test("mail and sheet of a new order say the new times; an order from before keeps its promise", async () => {
    // The commerce side asks the CMS every ten seconds.
    await expect.poll(promisedWeeks, { timeout: 40_000, interval: 4000 }).toBe(5);
    const order = await ordered(true, "stool", "sample");
    const normal = await ordered(false, "stool");
    expect(await confirmation(order)).toMatch(/innerhalb von 5 Wochen.*innerhalb von 9 Werktagen/);
    expect(await confirmation(normal)).toContain("innerhalb von 11 Wochen");
    expect(await sheet(order)).toContain("(5Wochen)");
    for (const text of [await confirmation(order), await confirmation(normal)])
      expect(text.match(OLD_PROMISE)).toBeNull();
    expect(await recordOf(before)).toMatchObject({ promised_weeks: 4 });
    expect(await sheet(before)).toContain("(4Wochen)");
  });
});
