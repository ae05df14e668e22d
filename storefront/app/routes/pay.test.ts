import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { action, loader } from "./pay.tsx";

const LINK = {
  ...{ state: "payable", number: "1046", order_id: "order_1", amount: 175, delivery_cost: 0 },
  ...{ purpose: "difference", may_transfer: true, expires_on: "2026-12-30" },
};
const SETTINGS = { bankHolder: "Planke 46", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" };

/** What the page of a payment link says, and what was asked of the commerce side before. */
async function shown(query: string, link: object = LINK, settle: () => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const commerce = {
    settlePayment: async (session: string) => {
      asked.push(`settle ${session}`);
      await settle();
    },
    paymentLink: async (token: string) => {
      asked.push(`link ${token}`);
      return link;
    },
  };
  const context = { commerce, content: { settings: async () => SETTINGS } } as unknown as AppLoadContext;
  const request = new Request(`http://shop.test/pay/key${query}`);
  // biome-ignore lint/suspicious/noExplicitAny: what the page is told
  const answer: any = await loader({
    request,
    params: { token: "key" },
    context,
  } as unknown as LoaderFunctionArgs);
  return { asked, ...answer.data };
}

test("who comes back from paying sees their payment: it is entered before the link is looked at", async () => {
  expect((await shown("?session_id=cs_1")).asked).toEqual(["settle cs_1", "link key"]);
  expect((await shown("")).asked).toEqual(["link key"]);
  const silent = await shown("?session_id=cs_1", LINK, () =>
    Promise.reject(new CommerceUnavailable("/settle", "silent")),
  );
  expect(silent.link).toEqual(LINK);
});

test("how to transfer it is said while it is to be paid, and not to who has paid, nor of a link that may not be transferred", async () => {
  expect((await shown("")).transfer?.code).toMatchObject({ size: expect.any(Number) });
  for (const link of [
    { ...LINK, state: "paid" },
    { ...LINK, state: "withdrawn" },
    { ...LINK, may_transfer: false },
  ])
    expect((await shown("", link)).transfer).toBeNull();
});

const UNKNOWN = new CommerceRefusal(404, "Unknown link", [
  { path: "token", message: "Unknown link", code: "unknown" },
]);
const BUSY = new CommerceRefusal(429, "Too many", [
  { path: "", message: "Too many", code: "too_many_requests" },
]);
const SILENT = new CommerceUnavailable("/pay", "silent");

/** What the page of a link answers whose order cannot be had for this reason; what it throws is returned. */
function openedDespite(error: Error) {
  const context = { commerce: { paymentLink: () => Promise.reject(error) } };
  const request = new Request("http://shop.test/pay/key", { headers: { "Accept-Language": "de" } });
  const asked = { request, params: { token: "key" }, context } as unknown as LoaderFunctionArgs;
  // biome-ignore lint/suspicious/noExplicitAny: a page or what was thrown
  return loader(asked).catch((thrown: unknown) => thrown) as Promise<any>;
}

test("a link that was not copied whole opens a page that says so, and no page of a fault", async () => {
  const { data, init } = await openedDespite(UNKNOWN);
  expect([init.status, data.link, data.bill]).toEqual([404, null, null]);
  expect(init.headers).toMatchObject({ "Cache-Control": "private, no-store" });
});

test("a link that cannot be looked up for now is not called unknown", async () => {
  expect((await openedDespite(BUSY)).status).toBe(429);
  expect((await openedDespite(SILENT)).status).toBe(503);
  expect(await openedDespite(new TypeError("a fault of our own"))).toBeInstanceOf(TypeError);
});

/** What the button to pay comes to. */
function pressed(openPaymentLink: () => Promise<string>) {
  const context = { commerce: { openPaymentLink }, environment: { STOREFRONT_URL: "http://shop.test" } };
  const headers = { "Accept-Language": "de" };
  const request = new Request("http://shop.test/pay/key", { method: "POST", headers });
  const asked = { request, params: { token: "key" }, context } as unknown as ActionFunctionArgs;
  // biome-ignore lint/suspicious/noExplicitAny: an answer, a redirect or what was thrown
  return action(asked).catch((thrown: unknown) => thrown) as Promise<any>;
}

test("the button to pay leads to the payment page", async () => {
  const answer = await pressed(async () => "https://pay.example/1");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://pay.example/1"]);
});

test("who cannot pay for now reads why on the page they are on, in their own words", async () => {
  const refused = await pressed(() => Promise.reject(UNKNOWN));
  expect(refused.init.status).toBe(400);
  expect(refused.data.notice).not.toContain("Unknown link");
  expect(refused.data.notice).not.toBe("");
  const silent = await pressed(() => Promise.reject(SILENT));
  expect(silent.init.status).toBe(503);
  expect(silent.data.notice).not.toBe("");
  expect(await pressed(() => Promise.reject(new TypeError("a fault of our own")))).toBeInstanceOf(TypeError);
});
