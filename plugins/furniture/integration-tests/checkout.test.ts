import { expect, test } from "vitest";
import {
  add,
  admin,
  CONTACT,
  cartWith,
  checkout,
  complete,
  enter,
  fromVienna,
  look,
  newVoucher,
  orderableCart,
  ordersOf,
  recordOf,
  regionIds,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";

const pathsOf = ({ body }: { body: { issues?: { path: string }[] } }) =>
  body.issues?.map(({ path }) => path) ?? [];

test("an order without contact data and consent is refused, naming each field, in the shopper's language", async () => {
  const cart = await cartWith("table");
  const german = await checkout(cart);
  expect(german.status).toBe(400);
  expect(pathsOf(german)).toEqual([
    "email",
    "shipping_address.first_name",
    "shipping_address.last_name",
    "shipping_address.address_1",
    "shipping_address.postal_code",
    "shipping_address.city",
    "data_security",
  ]);
  expect(german.body.message).toMatch(/^Bitte /);
  expect((await checkout(cart, "en")).body.message).toMatch(/^E-mail is required/);
});

test.each([
  [
    "a piece whose configuration another line has, too,",
    `update cart_line_item set metadata = metadata || jsonb_build_object('configuration_id',
       (select min(metadata->>'configuration_id') from cart_line_item where cart_id = $1)) where cart_id = $1`,
    "line_altered",
    [/nicht mehr das, was du gestaltet hast/, /no longer what you designed/],
  ],
  [
    "a region that is not that of its terms",
    "update cart set region_id = (select id from region where id <> cart.region_id limit 1) where id = $1",
    "region_mismatch",
    [/passen nicht zusammen/, /do not match/],
  ],
] as const)("%s is refused in the shopper's language", async (_what, spoil, code, [german, english]) => {
  const cart = await orderableCart("stool", "stool");
  await rows(spoil, cart);
  for (const [language, said] of [
    ["de", german],
    ["en", english],
  ] as const) {
    const { status, body } = await checkout(cart, language);
    expect([status, body.issues?.[0]?.code, body.message]).toEqual([400, code, expect.stringMatching(said)]);
  }
});

test("the gate of the checkout is the gate of the stock completion", async () => {
  const cart = await cartWith("table");
  const refused = await complete(cart);
  expect(refused.status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test.each([
  ["a postcode of four digits", { shipping_address: { ...CONTACT.shipping_address, postal_code: "1011" } }],
  ["no last name", { shipping_address: { ...CONTACT.shipping_address, last_name: " " } }],
])("%s is refused", async (_what, change) => {
  const cart = await orderableCart("stool");
  await store("POST", `/carts/${cart}`, change);
  expect((await checkout(cart)).status).toBe(400);
});

test("without consent nothing is ordered, not even for free", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(50));
  await terms(cart, { data_security: false });
  expect(pathsOf(await checkout(cart))).toEqual(["data_security"]);
  expect((await complete(cart)).status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test("a reservation abroad is placed without payment, and only with the terms for it", async () => {
  const cart = await orderableCart("table");
  await fromVienna(cart);
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { body } = await complete(cart);
  expect(body.order.total).toBe(1491);
  expect(await recordOf(body.order.id)).toMatchObject({ pay_by: "reservation", outside_germany: true });
});

test("a reservation that is prepared does not pay for an order at home", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  await terms(cart, { outside_germany: false });
  expect((await complete(cart)).status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test("a way of paying that staff have switched off is refused, even where a payment was prepared before", async () => {
  const [cart, prepared] = [await orderableCart("stool"), await orderableCart("stool")];
  expect((await checkout(prepared)).body).toMatchObject({ next: "redirect" });
  const { home } = await regionIds();
  const { body } = await admin("GET", `/regions/${home}?fields=id,*payment_providers`);
  const providers = body.region.payment_providers.map(({ id }: { id: string }) => id);
  const offer = (payment_providers: string[]) => admin("POST", `/regions/${home}`, { payment_providers });
  try {
    expect((await offer(providers.filter((id: string) => !id.includes("card")))).status).toBe(200);
    for (const one of [cart, prepared]) {
      const refused = await checkout(one);
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toMatchObject([{ path: "payment", code: "payment_not_offered" }]);
      expect(refused.body.message).toContain("bieten wir gerade nicht an");
    }
  } finally {
    await offer(providers);
  }
  expect((await checkout(cart)).body).toMatchObject({ next: "redirect" });
});

test("a reservation that staff have switched off is refused in its own words: it is not paid in any way", async () => {
  const cart = await orderableCart("stool");
  await fromVienna(cart);
  const { abroad } = await regionIds();
  const { body } = await admin("GET", `/regions/${abroad}?fields=id,*payment_providers`);
  const providers = body.region.payment_providers.map(({ id }: { id: string }) => id);
  const offer = (payment_providers: string[]) => admin("POST", `/regions/${abroad}`, { payment_providers });
  try {
    expect((await offer([])).status).toBe(200);
    const [german, english] = [await checkout(cart), await checkout(cart, "en")];
    for (const { body } of [german, english])
      expect(body.issues).toMatchObject([{ path: "payment", code: "payment_not_offered" }]);
    expect(german.body.message).toContain("Reservierungen nehmen wir gerade nicht an");
    expect(english.body.message).toContain("not taking reservations at the moment");
  } finally {
    await offer(providers);
  }
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
});

test("an order becomes closed to every change", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  expect((await complete(cart)).body.type).toBe("order");
  const { summary } = await look(cart);
  const attempts = [
    add(cart, "stool"),
    terms(cart, { shipping: "pickup" }),
    checkout(cart),
    enter(cart, "X"),
    store("POST", `/carts/${cart}`, { email: "other@example.test" }),
    store("DELETE", `/carts/${cart}/line-items/${summary.lines[0].id}`),
  ];
  for (const { status } of await Promise.all(attempts)) expect(status).toBe(400);
});

test("order numbers are never given twice", async () => {
  const carts = await Promise.all(Array.from({ length: 4 }, () => orderableCart("stool")));
  const orders = await Promise.all(
    carts.map(async (cart) => {
      await terms(cart, { outside_germany: true, shipping: "pickup" });
      await checkout(cart);
      return (await complete(cart)).body.order.display_id;
    }),
  );
  expect(new Set(orders).size).toBe(4);
});
