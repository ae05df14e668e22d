import { PRICES } from "@planke46/furniture-rules";
import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { add, admin, call, newCart, rows, shop, store } from "../../../tests/shopper/shop";
import { priceState, restorePrices, setPrices } from "./price-versions";

afterEach(restorePrices);

const price = (kind: string) => store("POST", "/furniture/price", { kind, configuration: {} });
const save = (body: unknown) => admin("POST", "/furniture/prices", body);

test("an override of staff changes the price, the line and what browsers count with, all of one version", async () => {
  const version = await setPrices({ multiplier: 1.4, "table.individual": 45 });
  const priced = await price("table");
  // 1124 · 1.4 + 45 = 1618.6, rounded once.
  expect(priced.body).toMatchObject({ price: 1619, price_version: version });
  const served = await store("GET", "/furniture/prices");
  expect(served.body.version).toBe(version);
  expect(served.body.prices).toMatchObject({
    multiplier: 1.4,
    table: { individual: 45, base: PRICES.table.base },
  });
  const cart = await newCart();
  const { body } = await add(cart, "table");
  expect(body.summary).toMatchObject({ price_version: version, repriced: [], total: 1619 });
  const [row] = await rows(
    "select price, price_version from furniture_configuration where id = $1",
    body.summary.lines[0].configuration_id,
  );
  expect(row).toEqual({ price: 1619, price_version: version });
});

test("without overrides the constants hold, whatever their version is called", async () => {
  await setPrices({ multiplier: 2 });
  await restorePrices();
  const { body } = await store("GET", "/furniture/prices");
  expect(body.prices).toEqual(PRICES);
  expect((await price("table")).body.price).toBe(1491);
});

test("who has the present prices already is told so in a few bytes", async () => {
  const headers = { "x-publishable-api-key": shop.publishableKey };
  const first = await fetch(`${shop.medusa}/store/furniture/prices`, { headers });
  const tag = first.headers.get("etag") ?? "";
  expect(tag).not.toBe("");
  const again = () =>
    fetch(`${shop.medusa}/store/furniture/prices`, { headers: { ...headers, "if-none-match": tag } });
  expect((await again()).status).toBe(304);
  await setPrices({ "sample.base": 6 });
  expect((await again()).status).toBe(200);
});

test("the history says who changed what and when, and a version is brought back as a new one", async () => {
  const first = await setPrices({ "bench.base": 420 }, "Holz ist teurer");
  const second = await setPrices({ "bench.base": 420, "cart.expressBuild": 80 });
  const { version, overrides, history } = await priceState();
  expect([version, overrides]).toEqual([second, { "bench.base": 420, "cart.expressBuild": 80 }]);
  expect(history.slice(0, 2)).toMatchObject([
    { version: second, changes: [{ path: "cart.expressBuild", from: 65, to: 80 }] },
    {
      version: first,
      note: "Holz ist teurer",
      created_by_email: shop.staff.email,
      overrides: { "bench.base": 420 },
      changes: [{ path: "bench.base", from: 399, to: 420 }],
    },
  ]);
  expect(Date.now() - Date.parse(history[0].created_at)).toBeLessThan(60_000);
  expect(await setPrices(history[1].overrides)).toBe(second + 1);
  expect((await store("GET", "/furniture/prices")).body.prices.cart.expressBuild).toBe(65);
  expect((await priceState()).history[1].version).toBe(second);
});

test("of members of staff who save at once one wins, and the others are told who was faster", async () => {
  const { version } = await priceState();
  const answers = await Promise.all(
    [1.31, 1.32, 1.33, 1.34].map((multiplier) =>
      save({ expected_version: version, overrides: { multiplier }, note: "Eile" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  for (const { body } of answers.filter(({ status }) => status === 400)) {
    expect(body.issues[0]).toMatchObject({ path: "expected_version", code: "version_outdated" });
    expect(body.message).toContain(shop.staff.email);
  }
  expect((await priceState()).version).toBe(version + 1);
});

test("saving what holds already makes no version", async () => {
  const version = await setPrices({ "stool.base": 160 });
  expect(await setPrices({ "stool.base": 160, multiplier: 1.3 })).toBe(version);
});

test.each<[string, Record<string, unknown>, string, RegExp]>([
  ["a multiplier too high", { overrides: { multiplier: 5.01 } }, "overrides.multiplier", /0,5.*5/],
  ["a base price of nothing", { overrides: { "table.base": 0 } }, "overrides.table.base", /1.*10\.000/],
  ["a fee in words", { overrides: { "table.ownColor": "viel" } }, "overrides.table.ownColor", /0.*1\.000/],
  ["a fraction of a cent", { overrides: { "table.base": 599.999 } }, "overrides.table.base", /2/],
  [
    "half a euro of express build",
    { overrides: { "cart.expressBuild": 65.5 } },
    "overrides.cart.expressBuild",
    /ganze/,
  ],
  ["an unknown field", { overrides: { "sofa.base": 1 } }, "overrides.sofa.base", /kein Feld/],
  [
    "tiers upside down",
    { overrides: { "cart.pickupTiers.1.below": 200 } },
    "overrides.cart.pickupTiers.1.below",
    /250/,
  ],
  ["no overrides", {}, "overrides.overrides", /Objekt/],
  ["a list of overrides", { overrides: [1] }, "overrides.overrides", /Objekt/],
  ["another field", { overrides: {}, prices: {} }, "prices", /known/],
  ["an endless note", { overrides: {}, note: "x".repeat(501) }, "note", /500/],
  ["a note the database cannot keep", { overrides: {}, note: "a\u0000b" }, "note", /text/],
  ["a version from nowhere", { overrides: {}, expected_version: 2 ** 52 }, "expected_version", /version/],
])("%s is refused with field and bounds, and nothing is saved", async (_what, change, path, reason) => {
  const { version } = await priceState();
  const { status, body } = await save({ expected_version: version, ...change });
  expect(status).toBe(400);
  const issue = body.issues.find((one: { path: string }) => one.path === path);
  expect(issue?.message, JSON.stringify(body)).toMatch(reason);
  expect((await priceState()).version).toBe(version);
});

test.each([
  "update furniture_price_version set overrides = '{}' where version = $1",
  "update furniture_price_version set prices = '{}' where version = $1",
  "delete from furniture_price_version where version = $1",
])("the database itself refuses: %s", async (statement) => {
  const version = await setPrices({ "frame.base": 41 });
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  await expect(client.query(statement, [version])).rejects.toThrow(/frozen/);
  await client.end();
});

test("prices are saved and their history is read by staff only", async () => {
  const url = `${shop.medusa}/admin/furniture/prices`;
  expect((await fetch(url)).status).toBe(401);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ expected_version: 0, overrides: { multiplier: 0.5 } });
  expect((await call(url, { method: "POST", headers, body })).status).toBe(401);
});
