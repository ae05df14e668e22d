import { beforeAll, expect, test } from "vitest";
import { CONTACT, complete, look, orderableCart, shop, store, terms } from "../../shopper/shop";
import { medusaRoutes } from "./routes";
import { eachOf, send, storefront, Visitor } from "./visitor";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NAME = "Zacharias-Unverkennbar";

/** Ids that an attacker would try who knows how this one was made: the next ones, and others of the same millisecond. */
function neighbours(id: string): string[] {
  const last = ALPHABET.indexOf(id.at(-1) ?? "0");
  const next = [1, 2, 31].map((step) => id.slice(0, -1) + ALPHABET[(last + step) % ALPHABET.length]);
  return [
    ...next,
    `${id.slice(0, 15)}${"0".repeat(id.length - 15)}`,
    id.toLowerCase(),
    `${id}%20`,
    `${id}'--`,
  ];
}

let cart: string;
let order: { id: string; number: string; total: number };

beforeAll(async () => {
  cart = await orderableCart("stool");
  const placed = await orderableCart("stool");
  const shipping_address = {
    ...CONTACT.shipping_address,
    ...{ last_name: NAME, postal_code: "1010", country_code: "at" },
  };
  await terms(placed, { outside_germany: true, data_security: true });
  await store("POST", `/carts/${placed}`, { shipping_address });
  await store("POST", `/carts/${placed}/checkout`, {});
  const { body } = await complete(placed);
  const { id, custom_display_id, display_id, total } = body.order;
  order = { id, number: String(custom_display_id ?? display_id), total };
});

test("no cart is seen or changed by who guesses its id", async () => {
  const before = JSON.stringify(await look(cart));
  const routes = medusaRoutes().filter(({ path }) => path.startsWith("/store/carts/:id"));
  expect(routes.length).toBeGreaterThan(6);
  await eachOf(routes, async ({ method, path }) => {
    for (const guess of neighbours(cart)) {
      const { status } = await send(shop.medusa, path.replace(":id", guess).replace(/:\w+/, "cali_1"), {
        method,
        headers: { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey },
        body: method === "GET" ? "" : "{}",
      });
      expect(status, `${method} ${path} of ${guess}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path} of ${guess}`).toBeLessThan(500);
    }
  });
  expect(JSON.stringify(await look(cart))).toBe(before);
});

test("no order, bill or payment link is opened by who guesses its id", async () => {
  for (const guess of neighbours(order.id)) {
    for (const path of [
      `/orders/${guess}`,
      `/orders/${guess}/bill`,
      `/furniture/payment-links/${guess}`,
      `/furniture/order-page/${guess}`,
    ]) {
      const headers = { "x-publishable-api-key": shop.publishableKey };
      const { status, text } = await send(shop.medusa, `/store${path}`, { headers });
      expect([400, 404], `${path} answers ${status}`).toContain(status);
      expect(text).not.toContain(NAME);
    }
  }
});

/** A page as a stranger gets it. */
async function strangersPage(page: string, number: string): Promise<string> {
  const query = `orderID=${number}&orderValue=${Math.round(order.total)}`;
  const html = await (await new Visitor().get(`${page}?${query}`)).text();
  expect(html.includes(number), "is the page of this number").toBe(true);
  return html;
}

const saidOn = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

test("who knows an order's number sees no more than who made the address up", async () => {
  for (const page of ["/orderCompleted", "/orderReserved"]) {
    const html = await strangersPage(page, order.number);
    expect(saidOn(html)).toContain("Hier ist keine");
    expect(saidOn(html)).toBe(saidOn(await strangersPage(page, `9${order.number}`)));
    for (const word of [NAME, order.id, CONTACT.shipping_address.address_1, CONTACT.email]) {
      expect(html.includes(word), `${page} names ${word}`).toBe(false);
    }
  }
});

/** The cart's cookie as the browser has it, its content changed and its signature kept. */
function forged(cookie: string, data: object): string {
  const [, signature = ""] = decodeURIComponent(cookie).split(".");
  return encodeURIComponent(`${Buffer.from(JSON.stringify(data)).toString("base64")}.${signature}`);
}

test("a cookie that was not signed here opens no cart and no order", async () => {
  const visitor = new Visitor();
  await visitor.post("/configuratorStoolDesktop", {});
  const [, own = ""] = /cart=([^;]+)/.exec(visitor.cookie) ?? [];
  expect(own).not.toBe("");
  const wanted = {
    cartId: cart,
    count: 1,
    placedOrder: { id: order.id, number: order.number, payBy: "reservation", value: 1 },
  };
  const unsigned = encodeURIComponent(Buffer.from(JSON.stringify(wanted)).toString("base64"));
  for (const value of [forged(own, wanted), unsigned, `${unsigned}.`]) {
    const headers = { cookie: `cart=${value}; cart_orders=${value}` };
    const seen = await send(storefront, "/cartDesktop", { headers });
    expect(seen.status).toBe(200);
    expect(seen.text.includes(CONTACT.email), "names the shopper").toBe(false);
    expect(seen.text.includes('name="shownOffer"'), "shows a cart").toBe(false);
    const page = await send(storefront, `/orderReserved?orderID=${order.number}&orderValue=1`, { headers });
    expect(page.text.includes("194"), "shows the order's pieces").toBe(false);
  }
});

const MADE_UP: Record<string, string>[] = [
  {},
  { authorization: "Bearer made.up.token" },
  { cookie: "connect.sid=s%3Amadeup.sig" },
];

test("nobody but staff reaches a route of the admin", async () => {
  const routes = medusaRoutes().filter(({ path }) => path.startsWith("/admin"));
  expect(routes.length).toBeGreaterThan(30);
  await eachOf(routes, async ({ method, path }) => {
    for (const headers of MADE_UP) {
      const { status } = await send(shop.medusa, path.replace(/:\w+/g, "something"), { method, headers });
      expect(status, `${method} ${path}`).toBe(401);
    }
  });
});
