import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PRICES } from "../../../plugins/furniture-rules/src/index.ts";
import { createCartSessions } from "../../app/session/cartCookie.server.ts";
import { securityHeaders } from "../security.ts";
import type { Shop } from "../shop.ts";
import { cachedPages } from "./cachedPages.ts";

const ENVIRONMENT = {
  STOREFRONT_URL: "http://shop.example",
  MEDUSA_URL: "http://medusa.example",
  SHOP_ENV: "trial",
} as Shop["environment"];
const cartSessions = createCartSessions(["a secret of the tests"], false);
let generation = "1";
let version = 1;
let planks = ["oak"];
let stockAsked: string[] = [];
const shop = {
  environment: ENVIRONMENT,
  cartSessions,
  content: { standing: async () => ({ generation, isSure: true }) },
  commerce: { prices: async () => ({ version, prices: PRICES }) },
  stockOf: async (kind: string, language: string) => {
    stockAsked.push(`${kind} ${language}`);
    return planks;
  },
} as unknown as Shop;

/** What each rendering was told, and what it answers. */
let rendered: Request[] = [];
let told: unknown[] = [];
let extra: Record<string, string> = {};
const app = express();
app.use(securityHeaders(ENVIRONMENT));
app.use((request, response, next) => {
  response.locals.preview = request.headers.cookie?.includes("preview=on");
  next();
});
app.use(
  cachedPages(shop, async (request, context) => {
    rendered.push(request);
    told.push(context);
    const words = `page ${rendered.length}, ${request.headers.get("cookie")}`;
    return new Response(`<script nonce="${context?.nonce}">${words}</script><p nonce="${context?.nonce}">`, {
      headers: { "Content-Type": "text/html; charset=utf-8", Vary: "Cookie", ...extra },
    });
  }),
);
app.use((_request, response) => void response.send("rendered for this request alone"));

let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  generation = String(Number(generation) + 1);
  rendered = [];
  told = [];
  stockAsked = [];
  extra = {};
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, headers });
/** The first visitor's name. Its hyphen is in no nonce, so no nonce spells it by chance. */
const VISITOR = "mia-lind";
const cartCookie = async (count: number) => {
  const session = await cartSessions.getSession();
  session.set("cartId", `cart_of_${VISITOR}`);
  session.set("count", count);
  session.flash("changed", true);
  return cartSessions.headerOf(session);
};
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1];

test("each answer has a nonce of its own in all places, packed or not", async () => {
  const nonces = new Set<string>();
  for (const encoding of ["gzip, br", "gzip", "identity"]) {
    const answer = await ask("/faq", { "accept-encoding": encoding });
    const html = await answer.text();
    const nonce = nonceOf(answer.headers.get("content-security-policy")) ?? "";
    expect(html.match(/nonce="[^"]+"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(rendered).toHaveLength(1);
});

test("it is packed for whoever takes it so, and plain for others", async () => {
  const packing = async (encoding: string) =>
    (await ask("/faq", { "accept-encoding": encoding })).headers.get("content-encoding");
  expect([await packing("gzip, br"), await packing("br"), await packing("identity")]).toEqual([
    "gzip",
    null,
    null,
  ]);
});

test("a kept page is rendered as one for many, without drafts and without what another page said of itself", async () => {
  for (const path of ["/faq", "/about"]) await ask(path);
  const one = { seesDrafts: false, isForMany: true, structuredData: [] };
  expect(told).toMatchObject([one, one]);
});

test("says whether it was kept, and to whoever may keep it on what it depends", async () => {
  expect((await ask("/faq")).headers.get("cache-status")).toBe("storefront; fwd=miss");
  const { headers } = await ask("/faq");
  expect(headers.get("cache-status")).toBe("storefront; hit");
  expect(headers.get("vary")).toMatch(/Cookie.*Accept-Encoding/);
  expect(headers.get("etag")).toBeNull();
  const head = await ask("/faq", { "accept-encoding": "identity" }, "HEAD");
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(50);
});

test("nothing of who asks first reaches who asks next, not even the rendering", async () => {
  const cookie = `${await cartCookie(0)}; campaign=from-${VISITOR}; ${VISITOR}=yes`;
  const first = await ask("/faq", { cookie, "user-agent": VISITOR, "x-forwarded-for": "10.1.2.3" });
  const next = await ask("/faq");
  expect(next.headers.get("cache-status")).toBe("storefront; hit");
  expect(`${await first.text()}${await next.text()}`).not.toContain(VISITOR);
  const [request] = rendered;
  expect([...(request?.headers.keys() ?? [])]).toEqual(["cookie", "x-shop-default-language"]);
  expect(request?.headers.get("cookie")).toBe("screen=desktop");
});

test("pieces in the cart, consent, language and screen make pages of their own", async () => {
  const language = `language=${encodeURIComponent(Buffer.from('"en"').toString("base64"))}`;
  const visitors: Record<string, string>[] = [
    {},
    { cookie: await cartCookie(1) },
    { cookie: await cartCookie(2) },
    { cookie: "consent=2.yes.2026-11-21" },
    { cookie: "consent=2.no.2026-11-21" },
    { cookie: "screen=mobile" },
    { cookie: language },
    { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" },
  ];
  const pages: string[] = [];
  for (const headers of visitors) pages.push(await (await ask("/faq", headers)).text());
  expect(rendered).toHaveLength(7);
  const [, one] = rendered;
  const session = await cartSessions.getSession(one?.headers.get("cookie"));
  expect(session.data).toEqual({ count: 1 });
});

test("each page is kept by itself, for as many as twenty pieces, and nothing that is sent is answered from it", async () => {
  const status = async (path: string, cookie: string) =>
    (await ask(path, { cookie })).headers.get("cache-status");
  const twenty = await cartCookie(20);
  expect([
    await status("/faq", twenty),
    await status("/about", twenty),
    await status("/faq", twenty),
  ]).toEqual(["storefront; fwd=miss", "storefront; fwd=miss", "storefront; hit"]);
  await ask("/faq");
  expect(await (await ask("/faq", {}, "POST")).text()).toBe("rendered for this request alone");
});

test("a cart whose cookie is forged is no cart", async () => {
  await ask("/faq");
  const cookie = `cart=${Buffer.from('{"count":7}').toString("base64")}.forged`;
  expect((await ask("/faq", { cookie })).headers.get("cache-status")).toBe("storefront; hit");
});

test.each([
  ["an address with a query", "/faq?lng=en", {}],
  ["what would be a design on another page", "/faq?length=200", {}],
  ["a page with something personal", "/cartDesktop", {}],
  ["staff who see drafts", "/faq", { cookie: "preview=on" }],
  ["a cart larger than most", "/faq", { cookie: await cartCookie(21) }],
  ["a configurator for who has a cart", "/configuratorTableDesktop", { cookie: await cartCookie(0) }],
  ["a configurator in a chosen language", "/configuratorTableDesktop?length=200&lng=en", {}],
  ["a configurator reached by an advertisement", "/configuratorTableDesktop?gad_source=1&gbraid=0AAAAo", {}],
  ["a configurator reached by a campaign", "/configuratorTableDesktop?length=200&utm_source=a", {}],
  ["a form that asks for a new picture", "/configuratorTableDesktop?length=200&shown=180", {}],
  [
    "a design that changes a piece of a cart",
    "/configuratorTableDesktop?length=200&line=cali_01M89AWRC6X4EAVB5TF00TXQWC",
    {},
  ],
  ["an address far too long", `/configuratorTableDesktop?length=${"1".repeat(500)}`, {}],
])("%s is rendered for that request alone", async (_what, path, headers) => {
  for (let n = 0; n < 2; n++)
    expect(await (await ask(path, headers)).text()).toBe("rendered for this request alone");
  expect(await (await ask(path, headers, "POST")).text()).toBe("rendered for this request alone");
  expect(rendered).toHaveLength(0);
});

test.each([
  ["a cookie", { "Set-Cookie": "a=b" }],
  ["a wish not to be stored", { "Cache-Control": "no-store" }],
])("an answer with %s is never kept", async (_what, headers) => {
  extra = headers;
  expect(await (await ask("/faq")).text()).toBe("rendered for this request alone");
  extra = {};
  expect((await ask("/faq")).headers.get("cache-status")).toBe("storefront; fwd=miss");
});

test.each(["/", "/faq", "/about", "/agb", "/configuratorTableDesktop"])(
  "an edit or a price is seen by the next visitor of %s: its texts may name one",
  async (path) => {
    const status = async () => (await ask(path)).headers.get("cache-status");
    await status();
    expect(await status()).toBe("storefront; hit");
    version++;
    expect(await status()).toBe("storefront; fwd=miss");
    expect(await status()).toBe("storefront; hit");
    generation += "0";
    expect(await status()).toBe("storefront; fwd=miss");
  },
);

test("the stock is asked once in a second for each kind and language, and never for a kind without planks", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // What earlier tests have asked has grown old.
  vi.advanceTimersByTime(3_600_000);
  const look = (name: string) => ask(`/configurator${name}Desktop`);
  for (const name of ["Stool", "Stool", "Shelf", "Frame", "Stool"]) await look(name);
  expect(stockAsked).toEqual(["stool de", "shelf de"]);
  vi.advanceTimersByTime(1000);
  await look("Stool");
  expect(stockAsked).toEqual(["stool de", "shelf de", "stool de"]);
  vi.useRealTimers();
});

test("each design has a kept page, until another price or another stock", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // What earlier tests have asked has grown old.
  vi.advanceTimersByTime(3_600_000);
  const [table, long] = ["/configuratorTableDesktop", "/configuratorTableDesktop?length=200"];
  const status = async (path: string) => (await ask(path)).headers.get("cache-status");
  for (const path of [table, long]) expect(await status(path)).toBe("storefront; fwd=miss");
  expect(rendered.map(({ url }) => new URL(url).search)).toEqual(["", "?length=200"]);
  for (const path of [table, long]) expect(await status(path)).toBe("storefront; hit");
  version++;
  expect(await status(table)).toBe("storefront; fwd=miss");
  planks = [];
  vi.advanceTimersByTime(1000);
  expect(await status(table)).toBe("storefront; fwd=miss");
  expect(await status("/configuratorFrameDesktop")).toBe("storefront; fwd=miss");
  planks = ["ash"];
  vi.advanceTimersByTime(1000);
  expect(await status("/configuratorFrameDesktop")).toBe("storefront; hit");
  vi.useRealTimers();
});
