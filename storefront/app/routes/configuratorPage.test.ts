import { PRICES } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { loader } from "./configurator.tsx";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const TABLE = "/configuratorTableDesktop";

/** A browser's cookie of its cart. */
async function cookieOf(kept: Record<string, unknown>): Promise<string> {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(kept)) session.set(name as "cartId", value as string);
  return cartSessions.headerOf(session);
}

interface Asked {
  kept?: Record<string, unknown>;
  stock?: { id: string; title: string; available: boolean }[] | null;
  summary?: () => Promise<{ lines: object[] }>;
}

/** What a configurator's page is told at this address; a redirect or a fault is returned, not thrown. */
async function opened(
  address: string,
  { kept = {}, stock = [], summary = async () => ({ lines: [] }) }: Asked = {},
) {
  const context = {
    cartSessions,
    commerce: { prices: async () => ({ prices: PRICES, offSale: [] }), summary },
    content: {
      standardColors: async () => [],
      kindInfo: async () => null,
      reviews: async () => [],
      settings: async () => ({ name: "Bohle", deliveryWeeks: 8 }),
    },
    environment: { STOREFRONT_URL: "http://shop.test" },
    offerOf: async () => null,
    stockOf: async () => stock,
    structuredData: [],
  };
  const headers = { "Accept-Language": "de", Cookie: await cookieOf(kept) };
  const request = new Request(`http://shop.test${address}`, { headers });
  const args = { request, params: {}, context } as unknown as LoaderFunctionArgs;
  // biome-ignore lint/suspicious/noExplicitAny: a page or what was thrown
  const answer: any = await loader(args).catch((thrown: unknown) => thrown);
  return { page: answer.data, status: answer.status, to: answer.headers?.get?.("location") ?? null };
}

test("after the first piece the page finds out whether the browser keeps a cart, and says where it does not", async () => {
  const first = `${TABLE}?chosen=dining&first`;
  const { to, status } = await opened(first, { kept: { cartId: "cart_1" } });
  expect(status).toBe(303);
  expect(to).toMatch(/^\/configuratorTableDesktop\?chosen=dining$/);
  const lost = await opened(first);
  expect(lost.page.fault).toEqual(expect.stringMatching(/Cookies/));
});

test("a page with a cart is shown as it is, and says nothing of cookies", async () => {
  for (const kept of [{}, { cartId: "cart_1" }]) {
    const { page, to } = await opened(`${TABLE}?chosen=dining`, { kept });
    expect([to, page.fault, page.kind]).toEqual([null, null, "table"]);
    expect(page.nearest).toMatchObject({ dimensions: { chosen: "dining" } });
  }
});

test("a form that asks for a new picture leads to the address of what it shows", async () => {
  const { to } = await opened(`${TABLE}?shown=dining.200.95.75&chosen=dining&length=180&width=95&height=75`);
  expect(new URLSearchParams(to?.split("?")[1]).get("length")).toBe("180");
  expect(to).toMatch(/^\/configuratorTableDesktop\?/);
  expect(to).not.toContain("shown=");
});

test("an address of no configurator is none", async () => {
  expect((await opened("/configuratorSofaDesktop")).status).toBe(404);
});

test("a picked plank that is gone is named, and the page opens also while the stock or the cart does not answer", async () => {
  const picked = `${TABLE}?chosen=dining&choosePlanks=yes&plank1=plank_a`;
  const sold = { id: "plank_a", title: "Gerüst 17", available: false };
  expect((await opened(picked, { stock: [sold] })).page.gonePlanks).toEqual(["Gerüst 17"]);
  const silent = () => Promise.reject(new CommerceUnavailable("/summary", "silent"));
  const kept = { cartId: "cart_1", added: { id: "cali_1", kind: "table", price: 1491, quantity: 1 } };
  const { page } = await opened(picked, { stock: null, kept, summary: silent });
  expect([page.stock, page.suggestion, page.added.id]).toEqual([null, null, "cali_1"]);
});

test("a line that is in the cart no longer is not changed: the piece is a new one", async () => {
  const address = `${TABLE}?chosen=dining&line=cali_01ABCDEFGHJK`;
  const lines = [{ id: "cali_01ABCDEFGHJK", kind: "table" }];
  const there = await opened(address, { kept: { cartId: "cart_1" }, summary: async () => ({ lines }) });
  expect(there.page.changing).toBe("cali_01ABCDEFGHJK");
  expect((await opened(address, { kept: { cartId: "cart_1" } })).page.changing).toBeNull();
  expect((await opened(address)).page.changing).toBeNull();
});
