import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { add, admin, checkout, orderableCart, readShop, store } from "../../shopper/shop";

const { storefront } = readShop(z.object({ storefront: z.url() }));

/** Staff take benches off sale in Medusa's own list of products while one lies in a cart. Each process has heard of it within ten seconds. */
let bench: { id: string };
let cart: string;

const setStatus = (status: string) => admin("POST", `/products/${bench.id}`, { status });
const pageOf = async (path: string) => (await fetch(`${storefront}${path}`)).text();

beforeAll(async () => {
  const { body } = await admin("GET", "/products?limit=100&fields=id,metadata");
  bench = body.products.find(({ metadata }: { metadata: { kind?: string } }) => metadata?.kind === "bench");
  cart = await orderableCart("bench");
});
afterAll(() => setStatus("published"));

test("a kind that is off sale is refused in words, its page says so, the choice leaves it out, and the shop stays up", async () => {
  expect((await setStatus("draft")).status).toBe(200);
  await expect
    .poll(async () => (await store("GET", "/furniture/prices")).body.off_sale, { timeout: 15_000 })
    .toEqual(["bench"]);
  const refused = await add(await orderableCart("table"), "bench");
  expect([refused.status, refused.body.issues?.[0]]).toEqual([
    400,
    { path: "kind", code: "off_sale", message: expect.stringMatching(/^„Bank“ nehmen wir gerade nicht an/) },
  ]);
  const paid = await checkout(cart);
  expect([paid.status, paid.body.issues?.[0].code]).toEqual([400, "off_sale"]);
  await expect
    .poll(() => pageOf("/configuratorBenchDesktop"), { timeout: 15_000 })
    .toContain("Nicht bestellbar");
  expect(await pageOf("/configuratorBenchDesktop")).toContain("schema.org/OutOfStock");
  expect(await pageOf("/configuratorDesktop")).not.toContain("/configuratorBenchDesktop");
  expect((await fetch(`${storefront}/healthz`)).status).toBe(200);

  await setStatus("published");
  await expect
    .poll(() => pageOf("/configuratorDesktop"), { timeout: 20_000 })
    .toContain("/configuratorBenchDesktop");
  expect((await checkout(cart)).status).toBe(200);
});
