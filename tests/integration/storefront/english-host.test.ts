import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress } from "../../../plugins/furniture/integration-tests/from-address";
import { rows } from "../../shopper/shop";
import { send, Visitor } from "../security/visitor";
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

test.each([
  ["the English host", ENGLISH_HOST, `http://${ENGLISH_HOST}`],
  ["another host", "planke46.example", null],
])("who goes to pay from %s is to come back there", async (_name, host, origin) => {
  const shopper = new Visitor(server.url);
  await shopper.post("/configuratorStoolDesktop", { chosen: "normal" });
  const cart = await (await shopper.get("/cartDesktop")).text();
  const email = `${crypto.randomUUID()}@example.org`;
  const form = new URLSearchParams({
    ...{ intent: "order", email, firstName: "Ada", lastName: "Lovelace", dataSecurity: "on" },
    ...{ shipping: "delivery", street: "Hauptstraße 1", zip: "10827", city: "Berlin" },
    shownOffer: /name="shownOffer" value="([^"]*)"/.exec(cart)?.[1] ?? "",
  });
  const { status, headers } = await send(server.url, "/cartDesktop", {
    method: "POST",
    headers: {
      ...{ host, origin: `http://${host}`, cookie: shopper.cookie },
      ...{ "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": newAddress() },
    },
    body: form.toString(),
  });
  expect([status, headers.location]).toEqual([303, expect.stringContaining("/c/pay/")]);
  const prepared = await rows(
    "select data->>'return_origin' as origin from payment_session where data->>'email' = $1",
    email,
  );
  expect(prepared).toEqual([{ origin }]);
});
