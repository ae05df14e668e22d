import { expect, test } from "vitest";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  newCart,
  orderableCart,
  recordOf,
  store,
  terms,
} from "../../../tests/shopper/shop";

async function reserved(cart: string, utm?: unknown): Promise<string> {
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  const { status } = await store("POST", `/carts/${cart}/checkout`, { locale: "de", utm });
  expect(status).toBe(200);
  return (await complete(cart)).body.order.id;
}

test("lines are numbered in the order of the cart, campaign and billing address stay with the order", async () => {
  const cart = await orderableCart("stool", "table", "sample");
  const billing_address = { ...CONTACT.shipping_address, company: "Rechenwerk GmbH", city: "Hamburg" };
  await store("POST", `/carts/${cart}`, { billing_address, metadata: { message: "Bitte\nklingeln" } });
  const utm = { source: "newsletter", campaign: "Frühling" };
  const order = await reserved(cart, utm);
  expect(await recordOf(order)).toMatchObject({ utm, invoice: true, message: "Bitte\nklingeln" });
  const { body } = await admin("GET", `/furniture/orders/${order}`);
  const { number, lines, record } = body.order;
  expect(lines.map((line: { number: string; kind: string }) => [line.number, line.kind])).toEqual([
    [`${number}.1`, "stool"],
    [`${number}.2`, "table"],
    [`${number}.3`, "sample"],
  ]);
  expect(record).toMatchObject({ utm, invoice: true });
  const stock = await admin("GET", `/orders/${order}?fields=*billing_address`);
  expect(stock.body.order.billing_address).toMatchObject({ company: "Rechenwerk GmbH", city: "Hamburg" });
});

test("without campaign and with one address for both, nothing is made up", async () => {
  const cart = await orderableCart("stool");
  await store("POST", `/carts/${cart}`, { billing_address: CONTACT.shipping_address });
  const record = await recordOf(await reserved(cart));
  expect(record.invoice).toBe(false);
  expect(record).not.toHaveProperty("utm");
});

test.each([
  ["a source of 201 characters", { source: "x".repeat(201) }, "utm.source"],
  ["a control character", { term: "a\u0000b" }, "utm.term"],
  ["an unknown name", { id: "7" }, "utm.id"],
])("a campaign with %s is refused", async (_what, utm, path) => {
  const cart = await orderableCart("sample");
  const { status, body } = await store("POST", `/carts/${cart}/checkout`, { locale: "de", utm });
  expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
});

test.each([
  [
    "the phone",
    { shipping_address: { ...CONTACT.shipping_address, phone: "0".repeat(31) } },
    "shipping_address.phone",
    30,
  ],
  [
    "the last name",
    { shipping_address: { ...CONTACT.shipping_address, last_name: "x".repeat(121) } },
    "shipping_address.last_name",
    120,
  ],
  [
    "the city of the bill",
    { billing_address: { ...CONTACT.shipping_address, city: "x".repeat(121) } },
    "billing_address.city",
    120,
  ],
  ["the message", { metadata: { message: "x".repeat(2001) } }, "metadata.message", 2000],
])(
  "a text longer than its bound is refused and nothing of it kept: %s",
  async (_what, change, path, most) => {
    const cart = await orderableCart("sample");
    const { status, body } = await store("POST", `/carts/${cart}`, change);
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      expect.objectContaining({ path, code: "too_long", params: { field: path, most } }),
    ]);
    expect(body.message).toContain(String(most));
    const after = await store("GET", `/carts/${cart}`);
    expect(after.body.cart.shipping_address).toMatchObject(CONTACT.shipping_address);
  },
);

test("what the shop alone writes onto an order does not come from a shopper, whose tin would pass for a reservation", async () => {
  const metadata = {
    pay_by: "reservation",
    reservation: true,
    total: 1,
    voucher_worth: 9999,
    message: "Hallo",
  };
  const cart = await newCart();
  const [changed, begun] = [
    await store("POST", `/carts/${cart}`, { metadata }),
    await store("POST", "/carts", { metadata }),
  ];
  for (const { status, body } of [changed, begun]) {
    expect(status).toBe(400);
    expect(body.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ["metadata.pay_by", "order_record"],
      ["metadata.total", "order_record"],
      ["metadata.reservation", "order_record"],
      ["metadata.voucher_worth", "order_record"],
    ]);
  }
  const own = { message: "Hallo", vat_id: "DE136695976", note: "von der Messe" };
  expect((await store("POST", `/carts/${cart}`, { metadata: own })).status).toBe(200);
});

test("NUL characters are refused, also in metadata that is not ours", async () => {
  const cart = await orderableCart("sample");
  const address = { ...CONTACT.shipping_address, address_1: "Haupt\u0000straße" };
  for (const change of [{ shipping_address: address }, { metadata: { other: { deep: "\u0000" } } }]) {
    const { status, body } = await store("POST", `/carts/${cart}`, change);
    expect([status, body.issues?.[0]?.code]).toEqual([400, "unstorable"]);
  }
});

test.each([
  ["a German postcode of four digits", { postal_code: "1011" }, "billing_address.postal_code"],
  ["no street", { address_1: " " }, "billing_address.address_1"],
  ["no country", { country_code: null, city: "Hamburg" }, "billing_address.country_code"],
])("a billing address of its own with %s is refused at checkout", async (_what, change, path) => {
  const cart = await orderableCart("sample");
  await store("POST", `/carts/${cart}`, { billing_address: { ...CONTACT.shipping_address, ...change } });
  const { status, body } = await checkout(cart);
  expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
});
