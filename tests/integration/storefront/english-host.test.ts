import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMail, sentMailsOf } from "../../../plugins/furniture/integration-tests/mailbox";
import { payOnPage } from "../../shopper/payment-page";
import { rows } from "../../shopper/shop";
import { storefront, Visitor } from "../security/visitor";
import { type OwnStorefront, ownStorefront } from "./own-storefront";

const ENGLISH_HOST = "planks46.example";
const GERMAN = /<html lang="de"/;
const ENGLISH = /<html lang="en"/;

let server: OwnStorefront;
beforeAll(async () => {
  server = await ownStorefront({ ENGLISH_HOST });
});
afterAll(() => server?.end());

/** The FAQ as a visitor of a host gets it. (fetch would not let us name the host.) */
function faq(headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/faq`, { headers }, (answer) => {
      let html = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        html += part;
      });
      answer.on("end", () => resolve(html));
    });
    asked.on("error", reject).end();
  });
}

test("the English host speaks English, every other one German", async () => {
  expect(await faq({ host: ENGLISH_HOST })).toMatch(ENGLISH);
  expect(await faq({ host: ENGLISH_HOST.toUpperCase() })).toMatch(ENGLISH);
  expect(await faq({ host: "planke46.example" })).toMatch(GERMAN);
});

test("behind a proxy the host that the visitor typed counts", async () => {
  expect(await faq({ host: "127.0.0.1", "x-forwarded-host": ENGLISH_HOST })).toMatch(ENGLISH);
});

test("who chose German there keeps it", async () => {
  const cookie = `language=${encodeURIComponent(Buffer.from(JSON.stringify("de")).toString("base64"))}`;
  expect(await faq({ host: ENGLISH_HOST, cookie })).toMatch(GERMAN);
});

const HOSTS = [
  { host: ENGLISH_HOST, origin: `http://${ENGLISH_HOST}`, lang: "en", said: "Order number" },
  { host: "planke46.example", origin: null, lang: "de", said: "Bestellnummer" },
];

test.each(HOSTS)(
  "whoever buys at $host does so there and in its language",
  async ({ host, origin, lang, said }) => {
    const shopper = new Visitor(server.url, host);
    const email = `${crypto.randomUUID()}@example.org`;
    const paying = await ordering(shopper, email);
    expect(paying).toContain("/c/pay/");
    const prepared = await rows(
      `select data->>'return_origin' as origin, data->>'cart_id' as cart from payment_session
     where data->>'email' = $1`,
      email,
    );
    expect(prepared[0]?.origin).toBe(origin);
    expect(await payOnPage(paying)).toBe(true);
    const back = await shopper.get(`/orderCompletedStripe?cart_id=${prepared[0]?.cart}`);
    const completed = String(back.headers.get("location"));
    // An address without a host stays at the visitor's own.
    expect(completed).toMatch(/^\/orderCompleted\?/);
    const page = await (await shopper.get(completed)).text();
    expect(page).toContain(`<html lang="${lang}"`);
    expect(page).toContain(said);
    const [order] = await rows('select id from "order" where email = $1', email);
    const [mail] = await sentMailsOf(String(order?.id));
    const { text, html = "" } = await openMail(mail ?? { id: "" });
    expect(text).toContain(said);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
    const ours = links.filter((link) => link.startsWith(storefront));
    expect(ours.length).toBeGreaterThan(3);
    for (const link of ours) expect(link.includes("lng=en"), link).toBe(lang === "en");
  },
);

/** Orders a stool, and hears where to pay. */
async function ordering(shopper: Visitor, email: string): Promise<string> {
  await shopper.post("/configuratorStoolDesktop", { chosen: "normal" });
  const cart = await (await shopper.get("/cartDesktop")).text();
  const answer = await shopper.post("/cartDesktop", {
    ...{ intent: "order", email, firstName: "Ada", lastName: "Lovelace", dataSecurity: "on" },
    ...{ shipping: "delivery", street: "Hauptstraße 1", zip: "10827", city: "Berlin" },
    shownOffer: /name="shownOffer" value="([^"]*)"/.exec(cart)?.[1] ?? "",
  });
  return String(answer.headers.get("location"));
}
