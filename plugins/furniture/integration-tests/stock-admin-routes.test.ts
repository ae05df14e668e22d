import { beforeAll, expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  type Answer,
  admin,
  cartWith,
  checkout,
  complete,
  orderableCart,
  recordOf,
  rows,
  store,
  terms,
  transferOrder,
} from "../../../tests/shopper/shop";
import { ADMIN_ROUTES } from "../src/api/stock-routes/admin-routes";
import type { RouteLine } from "../src/api/stock-routes/decision";
import { STORE_ROUTES } from "../src/api/stock-routes/store-routes";
import { newTin, removeTin } from "./ordinary-goods";
import { from, newPlank, stateOf } from "./plank-stock";
import { bring, cancel, medusaOrder, type PaidOrder, paidOrder, refund, takeBack } from "./staff-deeds";

const longTest = longOnly(test);

/** One request for each method of a route, about things there are not. */
function requestsOf(line: RouteLine): [method: string, path: string][] {
  const words = line.split(" ");
  const path = (words.pop() ?? "").replace(/:[^/]+/g, "none").replace(/^\/(admin|store)/, "");
  return words.map((method) => [method, path]);
}

const closed = Object.entries(ADMIN_ROUTES.closed).flatMap(([reason, lines]) =>
  lines.flatMap(requestsOf).map(([method, path]) => ({ reason, method, path })),
);
const open = [...ADMIN_ROUTES.open, ...Object.values(ADMIN_ROUTES.ruled).flat()].flatMap(requestsOf);

/** Where ordinary goods alone are Medusa's own: what has furniture in it. */
const WITH_FURNITURE: Record<string, object> = {
  "/draft-orders": { items: [{ title: "Tisch", quantity: 1, metadata: { kind: "table" } }] },
};

test.each(closed)("$method $path is closed, and says in German what to do instead", async (route) => {
  const asked = route.method === "POST" ? (WITH_FURNITURE[route.path] ?? {}) : undefined;
  const { status, body } = await admin(route.method, route.path, asked);
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ code: route.reason, message: body.message }]);
  expect(body.message).toMatch(/„Auftrag ändern“|Bestellung|einzeln|in der Werkstatt|Nimm die Seite/);
});

longTest("every other stock route is still Medusa's own", async () => {
  const ours = new Set([...Object.keys(ADMIN_ROUTES.closed), "undecided_route"]);
  for (const [method, path] of open) {
    const { body } = await admin(method, path, method === "POST" ? { no_such_field: 1 } : undefined);
    expect(ours, `${method} ${path}`).not.toContain(body?.issues?.[0]?.code);
  }
});

test.each(
  Object.values(STORE_ROUTES.closed)
    .flat()
    .flatMap(requestsOf)
    .map(([method, path]) => ({ method, path })),
)("$method /store$path is closed to shoppers", async ({ method, path }) => {
  const { status, body } = await store(method, path, {});
  expect([status, body.issues[0].code]).toEqual([400, "closed_route"]);
});

let order: PaidOrder;
beforeAll(async () => {
  order = await paidOrder([["table"], ["stool"]]);
});

/** Everything that shopper, staff and workshop read of an order. */
async function books({ id }: PaidOrder): Promise<unknown> {
  const [medusa, sheet, bill, record, changes, payments] = await Promise.all([
    medusaOrder(id),
    admin("GET", `/furniture/orders/${id}`),
    store("GET", `/orders/${id}/bill`),
    recordOf(id),
    rows("select id, status from order_change where order_id = $1 order by id", id),
    rows("select payment_collection_id from order_payment_collection where order_id = $1 order by 1", id),
  ]);
  return { medusa, sheet: sheet.body, bill: bill.body, record, changes, payments };
}

async function refused(deed: () => Promise<Answer>): Promise<string> {
  const before = await books(order);
  const { status, body } = await deed();
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(400);
  expect(await books(order)).toEqual(before);
  return body.issues[0].code;
}

async function stoolVariant(): Promise<{ product: string; variant: string }> {
  const { body } = await store("GET", "/products?handle=stool&fields=id,*variants");
  return { product: body.products[0].id, variant: body.products[0].variants[0].id };
}

test.each([
  ["an edit", "/order-edits", "order_edit"],
  ["a claim", "/claims", "claim"],
  ["an exchange", "/exchanges", "exchange"],
] as const)("%s of an order cannot be begun", async (_what, path, code) => {
  const body = { order_id: order.id, type: "replace" };
  expect(await refused(() => admin("POST", path, body))).toBe(code);
});

test("no route of another kind begins one: neither by a workflow's name, nor in other letters", async () => {
  const input = { order_id: order.id };
  const run = "/workflows-executions/begin-order-edit-order/run";
  expect(await refused(() => admin("POST", run, { input }))).toBe("workflow_run");
  expect(await refused(() => admin("POST", "/Order-Edits/", input))).toBe("order_edit");
});

test("the sum of an order is not changed by a credit, nor called paid or payable by hand", async () => {
  const line = { amount: 50, reference: "gift", reference_id: "1" };
  expect(await refused(() => admin("POST", `/orders/${order.id}/credit-lines`, line))).toBe("credit_line");
  const collection = { order_id: order.id, amount: 10 };
  expect(await refused(() => admin("POST", "/payment-collections", collection))).toBe("order_payment");
});

test("no order is made of furniture that nobody configured", async () => {
  const { variant } = await stoolVariant();
  const [region, channel] = await Promise.all([admin("GET", "/regions"), admin("GET", "/sales-channels")]);
  const before = await rows('select count(*) from "order"');
  const { status, body } = await admin("POST", "/draft-orders", {
    email: "anna@example.test",
    region_id: region.body.regions[0].id,
    sales_channel_id: channel.body.sales_channels[0].id,
    items: [{ variant_id: variant, quantity: 2, unit_price: 1 }],
  });
  expect([status, body.issues?.[0].code]).toEqual([400, "draft_order"]);
  expect(await rows('select count(*) from "order"')).toEqual(before);
});

/** An order of ordinary goods, which is Medusa's own. */
async function ordinaryOrder(): Promise<string> {
  const [region, channel] = await Promise.all([admin("GET", "/regions"), admin("GET", "/sales-channels")]);
  const { body } = await admin("POST", "/draft-orders", {
    email: "anna@example.test",
    region_id: region.body.regions[0].id,
    sales_channel_id: channel.body.sales_channels[0].id,
    items: [{ title: "Wachs", quantity: 1, unit_price: 9 }],
  });
  const { id } = body.draft_order;
  expect((await admin("POST", `/draft-orders/${id}/convert-to-order`)).status).toBe(200);
  return id;
}

test("whoever names an order of ordinary goods in the body gets round no rule about the one in the path", async () => {
  const order_id = await ordinaryOrder();
  const id = await transferOrder("stool");
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
  // Medusa would enter a refund that was never transferred.
  expect(await refused(() => admin("POST", `/orders/${id}/cancel`, { order_id }))).toBe("transfer_kept");
  expect((await medusaOrder(id)).status).toBe("pending");
  for (const path of [`/orders/${id}/credit-lines`, `/order-edits/${id}/confirm`])
    expect((await admin("POST", path, { order_id })).status, path).toBe(400);
});

test("nor do staff write onto ordinary goods what only the shop writes down; their own notes they do", async () => {
  const id = await ordinaryOrder();
  const forged = { metadata: { pay_by: "reservation", reservation: true, note: "von der Messe" } };
  expect(await refused(() => admin("POST", `/orders/${id}`, forged))).toBe("order_record");
  const [{ body: region }, { body: channel }] = await Promise.all([
    admin("GET", "/regions"),
    admin("GET", "/sales-channels"),
  ]);
  const draft = {
    email: "anna@example.test",
    region_id: region.regions[0].id,
    sales_channel_id: channel.sales_channels[0].id,
    items: [{ title: "Wachs", quantity: 1, unit_price: 9 }],
  };
  expect(await refused(() => admin("POST", "/draft-orders", { ...draft, ...forged }))).toBe("order_record");
  const made = (await admin("POST", "/draft-orders", draft)).body.draft_order.id;
  expect(await refused(() => admin("POST", `/draft-orders/${made}`, forged))).toBe("order_record");
  // Nor does a tin become a table.
  const line = { metadata: { kind: "table", configuration_id: "x" } };
  const [item] = (await admin("GET", `/draft-orders/${made}?fields=*items`)).body.draft_order.items;
  expect((await admin("POST", `/draft-orders/${made}/edit`)).status).toBe(200);
  const change = () =>
    admin("POST", `/draft-orders/${made}/edit/items/item/${item.id}`, { quantity: 1, ...line });
  expect(await refused(change)).toBe("draft_order");

  const own = { metadata: { note: "von der Messe", message: "Bitte klingeln" } };
  expect((await admin("POST", `/orders/${id}`, own)).status).toBe(200);
  expect(await recordOf(id)).toEqual(own.metadata);
});

test.each([
  { metadata: { total: 1 } },
  { metadata: { pay_by: "" } },
  { metadata: { line_order: [] } },
  { metadata: null },
])("what was agreed is not overwritten by %j", async (change) => {
  expect(await refused(() => admin("POST", `/orders/${order.id}`, change))).toBe("order_record");
});

test("an address changes where the customer is told of it", async () => {
  for (const field of ["shipping_address", "billing_address"]) {
    const change = { [field]: { address_1: "Nebenstraße 2" } };
    expect(await refused(() => admin("POST", `/orders/${order.id}`, change))).toBe("order_edit");
  }
});

longTest("notes of the staff and the e-mail address stay Medusa's own", async () => {
  const other = await paidOrder([["stool"]]);
  const record = await recordOf(other.id);
  const metadata = { ...record, shelf: "B4" };
  expect((await admin("POST", `/orders/${other.id}`, { metadata })).status).toBe(200);
  expect((await admin("POST", `/orders/${other.id}`, { email: "anna.muster@example.test" })).status).toBe(
    200,
  );
  expect(await recordOf(other.id)).toEqual(metadata);
  const { body } = await admin("GET", `/orders/${other.id}?fields=email`);
  expect(body.order.email).toBe("anna.muster@example.test");
});

/** The payment that an order's customer has promised, and what staff get who capture it. */
async function promised(orderId: string) {
  const { body } = await admin("GET", `/orders/${orderId}?fields=id,*payment_collections.payments`);
  const [payment] = body.order.payment_collections[0].payments;
  return {
    amount: payment.amount,
    capture: (amount?: number) => admin("POST", `/payments/${payment.id}/capture`, { amount }),
  };
}

test("a promised payment is captured whole or not at all", async () => {
  const { amount, capture } = await promised(await transferOrder("table"));
  const part = await capture(1);
  expect([part.status, part.body.issues[0].code]).toEqual([400, "partial_capture"]);
  expect((await capture(amount)).status).toBe(200);
});

test("a reservation is not paid before its delivery has a price", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true });
  const address = { first_name: "A", last_name: "B", address_1: "C 1", postal_code: "1010", city: "Wien" };
  await store("POST", `/carts/${cart}`, { shipping_address: { ...address, country_code: "at" } });
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const { amount, capture } = await promised(id);
  for (const refused of [await capture(), await capture(amount)]) {
    expect([refused.status, refused.body.issues[0].code]).toEqual([400, "not_offered"]);
    expect(refused.body.message).toContain("Reservierungen");
  }
  expect(await recordOf(id)).toMatchObject({ pay_by: "reservation" });
  const mails = await rows("select template from furniture_mail where order_id = $1", id);
  expect(mails.map(({ template }) => template)).not.toContain("payment_received");
});

test("fulfilment, returns and refunds stay Medusa's own; what a return costs comes onto no order", async () => {
  const plank = await newPlank();
  const one = await paidOrder([["stool", from(plank)]]);
  await bring(one);
  const late = await cancel(one);
  expect([late.status, late.body.issues?.[0].code]).toEqual([400, "already_packed"]);
  const begun = await admin("POST", "/returns", { order_id: one.id });
  const path = `/returns/${begun.body.return.id}`;
  const options = await admin("GET", "/shipping-options");
  const option = options.body.shipping_options[0].id;
  const cost = await admin("POST", `${path}/shipping-method`, {
    shipping_option_id: option,
    custom_amount: 30,
  });
  expect([cost.status, cost.body.issues[0].code]).toEqual([400, "return_cost"]);
  expect((await admin("DELETE", `${path}/request`)).status).toBe(200);
  await takeBack(one, one.items);
  await refund(one);
  expect(await medusaOrder(one.id)).toMatchObject({
    fulfillment_status: "delivered",
    payment_status: "refunded",
    summary: { pending_difference: 0 },
  });
  expect((await stateOf(plank)).state).toBe("sold");
});

test("furniture gets no stock of Medusa's, no second variant and no second product, and is not deleted", async () => {
  const { product, variant } = await stoolVariant();
  const path = `/products/${product}`;
  const extra = { title: "L", options: {}, prices: [] };
  const attempts: [string, string, object | undefined, string][] = [
    ["POST", `${path}/variants/${variant}`, { manage_inventory: true }, "no_stock"],
    ["POST", `${path}/variants/${variant}`, { manage_inventory: "true" }, "no_stock"],
    ["POST", `${path}/variants/batch`, { update: [{ id: variant, manage_inventory: true }] }, "no_stock"],
    ["POST", `${path}/variants/batch`, { delete: [variant] }, "one_variant"],
    ["POST", `${path}/variants`, extra, "one_variant"],
    ["POST", path, { variants: [{ id: variant, manage_inventory: true }] }, "one_variant"],
    ["POST", path, { metadata: { kind: "table" } }, "furniture_product"],
    ["POST", path, { metadata: null }, "furniture_product"],
    ["DELETE", `${path}/variants/${variant}`, undefined, "one_variant"],
    ["DELETE", path, undefined, "furniture_product"],
    ["POST", "/products", { title: "Zweiter Hocker", metadata: { kind: "stool" } }, "second_kind"],
    ["POST", "/products/batch", { delete: [product] }, "furniture_batch"],
  ];
  for (const [method, address, body, code] of attempts) {
    const answer = await admin(method, address, body);
    expect([answer.status, answer.body.issues?.[0].code], `${method} ${address}`).toEqual([400, code]);
  }
  const [row] = await rows("select manage_inventory, deleted_at from product_variant where id = $1", variant);
  expect(row).toEqual({ manage_inventory: false, deleted_at: null });
  expect((await admin("POST", path, { subtitle: "Hocker" })).status).toBe(200);
  expect(
    (await admin("POST", `${path}/variants/batch`, { update: [{ id: variant, title: "Maß" }] })).status,
  ).toBe(200);
  await cartWith("stool");
});

test("whoever names the furniture's variant at an ordinary product, or sends words of another route with it, gets round no rule", async () => {
  const { product, variant } = await stoolVariant();
  const tin = await newTin(9, 5);
  const [path, wax] = [`/products/${product}`, `/products/${tin.product}`];
  const counted = { id: variant, manage_inventory: true };
  const attempts: [string, string, object | undefined, string][] = [
    ["DELETE", `${path}/variants/${variant}`, { create: [] }, "one_variant"],
    ["DELETE", `${wax}/variants/${variant}`, undefined, "one_variant"],
    ["POST", `${wax}/variants/batch`, { delete: [variant] }, "one_variant"],
    ["POST", `${wax}/variants/batch`, { update: [counted] }, "one_variant"],
    ["POST", wax, { variants: [counted] }, "one_variant"],
    ["POST", "/products/batch", { update: [{ id: tin.product, variants: [counted] }] }, "furniture_batch"],
  ];
  const state = () =>
    rows("select product_id, manage_inventory, deleted_at from product_variant where id = $1", variant);
  const untouched = [{ product_id: product, manage_inventory: false, deleted_at: null }];
  for (const [method, address, body, code] of attempts) {
    const answer = await admin(method, address, body);
    expect
      .soft([answer.status, answer.body.issues?.[0].code, await state()], `${method} ${address}`)
      .toEqual([400, code, untouched]);
  }
  await cartWith("stool");
  // What is ordinary stays Medusa's own.
  const change = { update: [{ id: tin.variant, manage_inventory: true }] };
  expect((await admin("POST", `${wax}/variants/batch`, change)).status).toBe(200);
  expect((await admin("DELETE", `${wax}/variants/${tin.variant}`)).status).toBe(200);
  await removeTin(tin);
});

test("the regions in which shoppers order stay, with their currency and the home country; their names may change", async () => {
  const { body } = await admin("GET", "/regions?fields=id,name,*countries");
  const home = body.regions.find(({ countries }: { countries: { iso_2: string }[] }) =>
    countries.some(({ iso_2 }) => iso_2 === "de"),
  );
  const attempts: [string, object | undefined][] = [
    ["DELETE", undefined],
    ["POST", { countries: ["at"] }],
    ["POST", { currency_code: "usd" }],
  ];
  for (const [verb, change] of attempts) {
    const answer = await admin(verb, `/regions/${home.id}`, change);
    expect([answer.status, answer.body.issues?.[0].code], verb).toEqual([400, "region_needed"]);
  }
  expect((await admin("POST", `/regions/${home.id}`, { name: home.name })).status).toBe(200);
  const other = await admin("POST", "/regions", { name: `Other ${Date.now()}`, currency_code: "usd" });
  expect((await admin("DELETE", `/regions/${other.body.region.id}`)).status).toBe(200);
});

test.each(["de", "at", "se"])(
  "a country the shop sells to keeps the rate of its VAT, whose height may change: %s",
  async (sold) => {
    const { body } = await admin("GET", "/tax-regions?limit=100&fields=id,country_code,*tax_rates");
    const region = body.tax_regions.find(
      ({ country_code }: { country_code: string }) => country_code === sold,
    );
    const [rate] = region.tax_rates;
    const attempts: [string, string, object | undefined][] = [
      ["DELETE", `/tax-regions/${region.id}`, undefined],
      ["DELETE", `/tax-rates/${rate.id}`, undefined],
      ["POST", `/tax-rates/${rate.id}`, { is_default: false }],
      ["POST", `/tax-rates/${rate.id}`, { rate: 0 }],
      ["POST", `/tax-regions/${region.id}`, { province_code: "xx" }],
      ["POST", `/tax-regions/${region.id}`, { provider_id: null }],
    ];
    for (const [method, path, change] of attempts) {
      const answer = await admin(method, path, change);
      expect([answer.status, answer.body.issues?.[0].code], `${method} ${path}`).toEqual([400, "tax_needed"]);
    }
    expect((await admin("POST", `/tax-rates/${rate.id}`, { rate: rate.rate })).status).toBe(200);
  },
);

test("a member state that lost its tax region while the shop did not sell there comes back only with a rate", async () => {
  const { body } = await admin("GET", "/regions?fields=id,*countries");
  const codesOf = (region: { countries: { iso_2: string }[] }) => region.countries.map(({ iso_2 }) => iso_2);
  const abroad = body.regions.find((region: never) => codesOf(region).includes("mt"));
  const all = codesOf(abroad);
  const sellTo = (countries: string[]) => admin("POST", `/regions/${abroad.id}`, { countries });
  const taxRegion = async () => (await admin("GET", "/tax-regions?country_code=mt")).body.tax_regions[0];

  expect((await sellTo(all.filter((code) => code !== "mt"))).status).toBe(200);
  expect((await admin("DELETE", `/tax-regions/${(await taxRegion()).id}`)).status).toBe(200);
  const back = await sellTo(all);
  expect([back.status, back.body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({
      path: "countries",
      code: "tax_missing",
      message: expect.stringContaining("Malta"),
    }),
  ]);
  const default_tax_rate = { name: "MwSt.", code: "DE-19", rate: 19 };
  const created = { country_code: "mt", provider_id: "tp_system", default_tax_rate };
  expect((await admin("POST", "/tax-regions", created)).status).toBe(200);
  expect((await sellTo(all)).status).toBe(200);
});

test("what a cart is delivered by stays when it is paid: options, their zones, locations and profiles", async () => {
  const fields =
    "fields=id,name,shipping_profile_id,provider_id,*type,*service_zone,*service_zone.fulfillment_set";
  const { body } = await admin("GET", `/shipping-options?${fields}`);
  const option = body.shipping_options.find(
    ({ type }: { type: { code: string } }) => type.code === "furniture-delivery",
  );
  const { id, name, service_zone, shipping_profile_id, provider_id } = option;
  const set = service_zone.fulfillment_set.id;
  const locations = await admin("GET", "/stock-locations?fields=id,*fulfillment_sets");
  const location = locations.body.stock_locations.find(
    ({ fulfillment_sets }: { fulfillment_sets: { id: string }[] }) =>
      fulfillment_sets.some((one) => one.id === set),
  );
  const other = await admin("POST", "/shipping-profiles", { name: `Other ${Date.now()}`, type: "other" });
  const profile = other.body.shipping_profile.id;
  const { product } = await stoolVariant();
  const attempts: [string, string, object | undefined][] = [
    ["DELETE", `/shipping-options/${id}`, undefined],
    ["POST", `/shipping-options/${id}`, { shipping_profile_id: profile }],
    ["POST", `/shipping-options/${id}`, { type: { code: "x", label: "x", description: "x" } }],
    ["DELETE", `/shipping-profiles/${shipping_profile_id}`, undefined],
    ["DELETE", `/fulfillment-sets/${set}/service-zones/${service_zone.id}`, undefined],
    ["DELETE", `/fulfillment-sets/${set}`, undefined],
    ["DELETE", `/stock-locations/${location.id}`, undefined],
    ["POST", `/products/${product}`, { shipping_profile_id: profile }],
  ];
  for (const [method, path, change] of attempts) {
    const answer = await admin(method, path, change);
    expect([answer.status, answer.body.issues?.[0].code], `${method} ${path}`).toEqual([
      400,
      "delivery_setup",
    ]);
  }
  const same = { name, shipping_profile_id, provider_id };
  expect((await admin("POST", `/shipping-options/${id}`, same)).status).toBe(200);
  expect((await admin("POST", `/products/${product}`, { shipping_profile_id })).status).toBe(200);
  expect((await admin("DELETE", `/shipping-profiles/${profile}`)).status).toBe(200);
  await paidOrder([["stool"]]);
});
