import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, call, shop } from "../../../tests/shopper/shop";
import { faultsOfShop } from "./stock-world/fresh-shopper";
import { type Click, read, readSettings, type Settings } from "./stock-world/settings";

const longTest = longOnly(test);

let settings: Settings;
/** A sales channel beside the shop's own. */
let market: string;
/** A product type that bears no VAT, its rate, and something of Medusa's own stock. */
let free: string;
let freeRate: string;
let stock: string;

beforeAll(async () => {
  settings = await readSettings();
  market = await made("/sales-channels", { name: `Markt ${Date.now()}` }, "sales_channel");
  free = await made("/product-types", { value: `Frei ${Date.now()}` }, "product_type");
  const rules = [{ reference: "product_type", reference_id: free }];
  const rate = { tax_region_id: settings.tax.id, name: "Frei", code: `typ-${Date.now()}`, rate: 0, rules };
  freeRate = await made("/tax-rates", rate, "tax_rate");
  stock = await made("/inventory-items", { sku: `lager-${Date.now()}` }, "inventory_item");
});

afterAll(async () => {
  for (const path of [
    `/sales-channels/${market}`,
    `/tax-rates/${freeRate}`,
    `/product-types/${free}`,
    `/inventory-items/${stock}`,
  ])
    expect((await admin("DELETE", path)).status, path).toBe(200);
});

async function made(path: string, body: unknown, name: string): Promise<string> {
  const answer = await admin("POST", path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body[name].id;
}

/** What ends the shop, or its VAT, by one click on a page of Medusa's; each with the code of its refusal. */
function ruinousClicks(): [code: string, ...Click][] {
  const { store, channel, home, abroad, key, table, stool, delivery, location, tax } = settings;
  const { type, service_zone: zone } = delivery;
  const set = `/fulfillment-sets/${zone.fulfillment_set.id}`;
  const option = {
    name: "Rücksendung",
    ...{ service_zone_id: zone.id, shipping_profile_id: delivery.shipping_profile_id },
    ...{ provider_id: delivery.provider_id, price_type: "flat", prices: [], rules: [] },
  };
  const untaxed = { tax_region_id: tax.id, name: "Frei", code: `frei-${Date.now()}`, rate: 0 };
  const dollars = [{ currency_code: "usd", is_default: true }];
  const variant = table.variants[0].id;
  const inventory = `/products/${table.id}/variants/${variant}/inventory-items`;
  const forTable = { reference: "product", reference_id: table.id };
  return [
    ["key_needed", "DELETE", `/api-keys/${key.id}`],
    ["key_needed", "POST", `/api-keys/${key.id}/revoke`, {}],
    ["key_needed", "POST", `/api-keys/${key.id}/sales-channels`, { remove: [channel] }],
    ["key_needed", "POST", `/api-keys/${key.id}/sales-channels`, { add: [market], remove: [channel] }],
    ["key_single_channel", "POST", `/api-keys/${key.id}/sales-channels`, { add: [market] }],
    ["channel_needed", "DELETE", `/sales-channels/${channel}`],
    ["channel_needed", "POST", `/sales-channels/${channel}`, { is_disabled: true }],
    ["channel_needed", "POST", `/stores/${store.id}`, { default_sales_channel_id: market }],
    ["channel_needed", "POST", `/stores/${store.id}`, { default_sales_channel_id: null }],
    ["currency_needed", "POST", `/stores/${store.id}`, { supported_currencies: dollars }],
    ["furniture_channel", "POST", `/sales-channels/${channel}/products`, { remove: [table.id] }],
    ["furniture_channel", "POST", `/products/${table.id}`, { sales_channels: [] }],
    ["furniture_channel", "POST", `/products/${table.id}`, { sales_channels: [{ id: market }] }],
    ["furniture_product", "DELETE", `/products/${stool.id}`],
    ["no_stock", "POST", inventory, { inventory_item_id: stock, required_quantity: 1 }],
    ["no_stock", "POST", `${inventory}/${stock}`, { required_quantity: 1 }],
    [
      "no_stock",
      "POST",
      `/products/${table.id}/variants/inventory-items/batch`,
      { create: [{ variant_id: variant, inventory_item_id: stock, required_quantity: 1 }] },
    ],
    ["furniture_untaxed", "POST", `/products/${table.id}`, { type_id: free }],
    ["one_variant", "DELETE", `/products/${stool.id}/variants/${stool.variants[0].id}`],
    ["region_needed", "DELETE", `/regions/${home.id}`],
    ["region_needed", "DELETE", `/regions/${abroad.id}`],
    ["tax_needed", "DELETE", `/tax-regions/${tax.id}`],
    ["tax_needed", "DELETE", `/tax-rates/${tax.rate}`],
    ["furniture_untaxed", "POST", "/tax-rates", { ...untaxed, rules: [forTable] }],
    [
      "furniture_untaxed",
      "POST",
      "/tax-rates",
      { ...untaxed, rules: [{ reference: "shipping_option", reference_id: delivery.id }] },
    ],
    ["delivery_setup", "DELETE", `/shipping-options/${delivery.id}`],
    ["delivery_setup", "DELETE", `/shipping-option-types/${type.id}`],
    ["delivery_setup", "POST", `/shipping-option-types/${type.id}`, { code: "spedition" }],
    ["delivery_type", "POST", "/shipping-options", { ...option, type_id: type.id }],
    [
      "delivery_type",
      "POST",
      "/shipping-options",
      { ...option, type: { code: type.code, label: "R", description: "R" } },
    ],
    ["delivery_setup", "DELETE", `/shipping-profiles/${delivery.shipping_profile_id}`],
    ["delivery_setup", "DELETE", `${set}/service-zones/${zone.id}`],
    ["delivery_setup", "DELETE", set],
    ["delivery_setup", "DELETE", `/stock-locations/${location.id}`],
  ];
}

test("no click on a page of Medusa's ends the shop or its VAT: it is refused in German, and a shopper still buys", async () => {
  for (const [code, method, path, body] of ruinousClicks()) {
    const answer = await admin(method, path, body);
    const said = [answer.status, answer.body.issues?.[0]?.code];
    expect.soft(said, `${method} ${path} ${JSON.stringify(body)}`).toEqual([400, code]);
    expect.soft(answer.body.message, path).toMatch(GERMAN);
  }
  expect(await faultsOfShop()).toEqual([]);
});

/** A word that every German sentence of the refusals has, and no English one. */
const GERMAN = /\b(?:der|die|das|den|nicht|ist|und)\b/i;

/** What staff may do as they like, and what does it back. */
function harmlessClicks(): [deed: Click, back: Click | ((made: never) => Click)][] {
  const { store, home, abroad, table, delivery, location, preferences, channel } = settings;
  const { service_zone: zone, type } = delivery;
  const zonePath = `/fulfillment-sets/${zone.fulfillment_set.id}/service-zones/${zone.id}`;
  const option = `/shipping-options/${delivery.id}`;
  const variant = `/products/${table.id}/variants/${table.variants[0].id}`;
  const euro = (amount: number) => [{ currency_code: "eur", amount }];
  const preference = preferences.find(({ value }: { value: string }) => value === home.id);
  const gross = `/price-preferences/${preference.id}`;
  const currencies = (net: boolean) => [
    { currency_code: "eur", is_default: true, is_tax_inclusive: !net },
    ...(net ? [{ currency_code: "usd" }] : []),
  ];
  return [
    [
      ["POST", `/stores/${store.id}`, { supported_currencies: currencies(true) }],
      ["POST", `/stores/${store.id}`, { supported_currencies: currencies(false) }],
    ],
    ...[home, abroad].map(({ id }): [Click, Click] => [
      ["POST", `/regions/${id}`, { automatic_taxes: false, is_tax_inclusive: false }],
      ["POST", `/regions/${id}`, { automatic_taxes: true, is_tax_inclusive: true }],
    ]),
    [
      ["POST", gross, { is_tax_inclusive: false }],
      ["POST", gross, { is_tax_inclusive: true }],
    ],
    [
      ["POST", "/regions", { name: `Neu ${Date.now()}`, currency_code: "eur" }],
      (made: { region: { id: string } }) => ["DELETE", `/regions/${made.region.id}`],
    ],
    [
      ["POST", zonePath, { geo_zones: [] }],
      ["POST", zonePath, { geo_zones: [{ type: "country", country_code: "de" }] }],
    ],
    [
      ["POST", option, { name: "Spedition", prices: euro(49) }],
      ["POST", option, { name: delivery.name, prices: euro(0) }],
    ],
    [
      ["POST", `/shipping-option-types/${type.id}`, { label: "Spedition" }],
      ["POST", `/shipping-option-types/${type.id}`, { label: type.label }],
    ],
    [
      ["POST", `/stock-locations/${location.id}/sales-channels`, { remove: [channel] }],
      ["POST", `/stock-locations/${location.id}/sales-channels`, { add: [channel] }],
    ],
    [
      ["POST", `/stock-locations/${location.id}/fulfillment-providers`, { remove: [delivery.provider_id] }],
      ["POST", `/stock-locations/${location.id}/fulfillment-providers`, { add: [delivery.provider_id] }],
    ],
    [
      ["POST", variant, { prices: euro(1), allow_backorder: true }],
      ["POST", variant, { prices: euro(table.variants[0].prices[0].amount), allow_backorder: false }],
    ],
    [
      ["POST", `/products/${table.id}`, { handle: "esstisch", is_giftcard: true, discountable: false }],
      ["POST", `/products/${table.id}`, { handle: table.handle, is_giftcard: false, discountable: true }],
    ],
    [
      [
        "POST",
        "/price-lists",
        {
          ...{ title: "Angebot", description: "Für alle", type: "sale", status: "active" },
          prices: [{ currency_code: "eur", amount: 1, variant_id: table.variants[0].id }],
        },
      ],
      (made: { price_list: { id: string } }) => ["DELETE", `/price-lists/${made.price_list.id}`],
    ],
  ];
}

/** How long the shop remembers what staff rarely change, and a bit more; milliseconds. */
const REMEMBERED = 10_500;

longTest(
  "what staff may change on Medusa's own pages changes neither price nor VAT, and keeps no shopper from buying",
  async () => {
    const undo: Click[] = [];
    try {
      for (const [[method, path, body], back] of harmlessClicks()) {
        const answer = await admin(method, path, body);
        expect.soft(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
        if (answer.status === 200) undo.push(typeof back === "function" ? back(answer.body as never) : back);
      }
      await pause(REMEMBERED);
      expect(await faultsOfShop()).toEqual([]);
    } finally {
      for (const [method, path, body] of undo.reverse())
        expect.soft((await admin(method, path, body)).status, `${method} ${path}`).toBe(200);
    }
  },
);

test("a secret key does not delete the last login of staff", async () => {
  const { users } = await read("/users");
  const answer = users.length === 1 ? await bySecretKey("DELETE", `/users/${users[0].id}`) : undefined;
  if (answer) expect([answer.status, answer.body.issues[0].code]).toEqual([400, "last_staff"]);
});

async function bySecretKey(method: string, path: string) {
  const { body } = await admin("POST", "/api-keys", { title: "Skript", type: "secret" });
  const { id, token } = body.api_key;
  const authorization = `Basic ${Buffer.from(`${token}:`).toString("base64")}`;
  const answer = await call(`${shop.medusa}/admin${path}`, { method, headers: { authorization } });
  expect((await admin("POST", `/api-keys/${id}/revoke`, {})).status).toBe(200);
  expect((await admin("DELETE", `/api-keys/${id}`)).status).toBe(200);
  return answer;
}
