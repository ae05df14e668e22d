import { expect, test } from "vitest";
import { LONG, longOnly } from "../../../tests/long-run";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  look,
  newCart,
  ordersOf,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { from, letHoldRunOut, newPlank, stateOf } from "./plank-stock";

const longTest = longOnly(test);

/** A cart whose order could be placed, of stools built from these planks. */
async function cartOf(...planks: { id: string }[]): Promise<string> {
  const cart = await newCart();
  for (const plank of planks) {
    const { status, body } = await add(cart, "stool", from(plank));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  await store("POST", `/carts/${cart}`, CONTACT);
  await terms(cart, { data_security: true });
  return cart;
}

async function reserved(cart: string): Promise<string> {
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

/** As a crash leaves it that comes between a line and its plank. */
const holdAgain = (plank: { id: string }, cart: string) =>
  rows(
    "update furniture_plank set held_by = $2, held_until = now() + interval '30 minutes' where id = $1",
    plank.id,
    cart,
  );

const offered = async (kind: string, id: string) => {
  const { body } = await store("GET", `/furniture/planks?kind=${kind}`);
  return body.planks.find((plank: { id: string }) => plank.id === id);
};

test("the stock of a kind is listed with pictures and with what is available at this moment", async () => {
  const [plank, other] = [await newPlank("table", { length: 180 }), await newPlank("shelf")];
  expect(await offered("table", plank.id)).toEqual({
    id: plank.id,
    name: expect.any(String),
    title: plank.title,
    image: expect.stringMatching(/^http\S+\.avif$/),
    normal_map: null,
    end_grain: null,
    length: 180,
    width: 28,
    available: true,
  });
  expect(await offered("table", other.id)).toBeUndefined();
  const english = await store("GET", "/furniture/planks?kind=table&locale=en");
  expect(english.body.planks.find(({ id }: { id: string }) => id === plank.id).title).toMatch(/^Test plank/);
});

longTest(
  "a plank that was sold long ago is on no list, and is still found by its id, with its picture",
  async () => {
    const plank = await newPlank("stool");
    await reserved(await cartOf(plank));
    await rows("update furniture_plank set sold_at = now() - interval '91 days' where id = $1", plank.id);
    expect(await offered("stool", plank.id)).toBeUndefined();
    const { body } = await store("GET", `/furniture/planks?kind=stool&id=${plank.id}`);
    expect(body.planks).toEqual([
      expect.objectContaining({ id: plank.id, available: false, image: expect.stringMatching(/\.avif$/) }),
    ]);
  },
);

test("a kind without stock has no planks, and an unknown one is refused", async () => {
  expect((await store("GET", "/furniture/planks?kind=frame")).body).toEqual({ planks: [] });
  for (const query of ["", "?kind=sofa", "?kind=table&kind=shelf", "?kind[]=table"]) {
    const { status, body } = await store("GET", `/furniture/planks${query}`);
    expect([status, body.issues?.[0].path], query).toEqual([400, "kind"]);
  }
});

test("a piece is built from planks of its own list, long enough for its boards, each told apart", async () => {
  const [good, short] = [await newPlank("table"), await newPlank("table", { length: 150 })];
  const [shelf, gone] = [await newPlank("shelf"), await newPlank("table")];
  await admin("POST", `/furniture/planks/${gone.id}`, { retired: true });
  const dimensions = { chosen: "individual", length: 200, width: 100, height: 75 };
  const wrong = { ...from(short, shelf, gone, { id: "plank_unknown" }), dimensions };
  const cart = await newCart();
  const { status, body } = await add(cart, "table", wrong);
  expect(status).toBe(400);
  expect(body.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ["planks.0", "plank_too_short"],
    ["planks.1", "plank_unlisted"],
    ["planks.2", "plank_gone"],
    ["planks.3", "plank_unknown"],
  ]);
  expect(body.issues[0]).toMatchObject({
    message: expect.stringMatching(/„Testplanke .*“ ist mit 150 cm zu kurz: Gebraucht werden 200 cm/),
    params: { plank: short.id, title: short.title, position: 1, length: 150, needed: 200 },
  });
  const english = await newCart();
  await store("POST", `/carts/${english}`, { locale: "en" });
  expect((await add(english, "table", wrong)).body.message).toMatch(/^“Test plank .*” is too short/);
  expect((await add(cart, "table", { ...from(good, null, null, null), dimensions })).status).toBe(200);
});

test("a short plank serves a short board", async () => {
  const plank = await newPlank("shelf", { length: 70 });
  const shelf = { dimensions: { width: 90, height: 100 }, numberOfPlanks: 3 };
  const cart = await newCart();
  expect((await add(cart, "shelf", { ...shelf, ...from(plank, null, null) })).status).toBe(400);
  const boards = [10, 50, 90].map((distanceFromTop) => ({
    distanceFromTop,
    leftShort: true,
    rightShort: true,
  }));
  expect((await add(cart, "shelf", { ...shelf, boards, ...from(plank, null, null) })).status).toBe(200);
});

test("two pieces in one cart cannot be built from one plank", async () => {
  const plank = await newPlank();
  const cart = await cartOf(plank);
  const { status, body } = await add(cart, "stool", from(plank));
  expect([status, body.issues[0].code, body.issues[0].path]).toEqual([400, "plank_in_cart", "planks.0"]);
  const { summary } = await look(cart);
  expect(summary.lines).toHaveLength(1);
  await store("DELETE", `/carts/${cart}/line-items/${summary.lines[0].id}`);
  expect((await add(cart, "stool", from(plank))).status).toBe(200);
});

test("a price is asked without looking at the stock", async () => {
  const { status, body } = await store("POST", "/furniture/price", {
    kind: "stool",
    configuration: from({ id: "plank_of_no_list" }),
  });
  expect([status, body.kind]).toEqual([200, "stool"]);
});

test("choosing reserves nothing; paying keeps the plank from others for longer than the page is open", async () => {
  const plank = await newPlank();
  const [first, second] = [await cartOf(plank), await cartOf(plank)];
  expect((await stateOf(plank)).state).toBe("available");
  const { body } = await checkout(first);
  expect(body.next).toBe("redirect");
  expect(await stateOf(plank)).toMatchObject({ state: "held", held_by: first });
  expect(await offered("stool", plank.id)).toMatchObject({ available: false });
  const [session] = await rows(
    `select s.data->>'expires_at' as closes from payment_session s
     join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id where l.cart_id = $1`,
    first,
  );
  const { held_until } = await stateOf(plank);
  expect(new Date(String(held_until)).getTime() / 1000).toBeGreaterThan(Number(session?.closes) + 60);
  const refused = await checkout(second);
  const lineId = (await look(second)).summary.lines[0].id;
  expect(refused.body.issues).toEqual([
    {
      path: "lines.0.planks.0",
      code: "plank_gone",
      message: expect.stringContaining(plank.title),
      params: { plank: plank.id, title: plank.title, line_id: lineId, position: 1 },
    },
  ]);
  expect((await add(await newCart(), "stool", from(plank))).body.issues[0].code).toBe("plank_gone");
});

test("who comes second keeps the rest of the cart, sees which plank is gone, and orders without it", async () => {
  const [plank, own] = [await newPlank(), await newPlank()];
  const [first, second] = [await cartOf(plank), await cartOf(plank, own)];
  await checkout(first);
  const { body } = await checkout(second, "en");
  expect(body.message).toMatch(/^“Test plank .*” is no longer available/);
  expect((await stateOf(own)).state).toBe("available");
  const { summary } = await look(second);
  expect(summary.lines.map((line: { planks_gone: unknown }) => line.planks_gone)).toEqual([
    [{ plank: plank.id, title: plank.title, position: 1 }],
    [],
  ]);
  await store("DELETE", `/carts/${second}/line-items/${summary.lines[0].id}`);
  expect((await checkout(second)).body.next).toBe("redirect");
  expect(await stateOf(own)).toMatchObject({ state: "held", held_by: second });
});

test("paid by card the planks are sold to the buyer, once, however often the order is completed", async () => {
  const [one, two] = [await newPlank(), await newPlank()];
  const cart = await cartOf(one, two);
  const { body } = await checkout(cart);
  expect(await payOnPage(body.url)).toBe(true);
  const answers = await Promise.all([complete(cart), complete(cart), complete(cart)]);
  const orders = new Set(answers.map((answer) => answer.body.order?.id));
  expect(orders.size).toBe(1);
  for (const plank of [one, two]) {
    expect(await stateOf(plank)).toMatchObject({
      state: "sold",
      order_id: [...orders][0],
      buyer_first_name: "Anna",
      buyer_last_name: "Muster",
    });
  }
  expect((await add(await newCart(), "stool", from(one))).status).toBe(400);
  const lines = (await look(cart)).summary.lines;
  expect(lines.flatMap((line: { planks_gone: unknown[] }) => line.planks_gone)).toEqual([]);
});

const SOLD = ["table", "tableOffice", "bench", "stool", "shelf"] as const;

test.each(LONG ? SOLD : SOLD.slice(0, 1))("a reservation sells the plank of a %s too", async (kind) => {
  const plank = await newPlank(kind);
  const cart = await newCart();
  const others = { table: 2, shelf: 5 }[kind as string] ?? 0;
  const planks = from(plank, ...Array.from({ length: others }, () => null));
  expect((await add(cart, kind, planks)).status).toBe(200);
  await store("POST", `/carts/${cart}`, CONTACT);
  await terms(cart, { data_security: true });
  const order = await reserved(cart);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order });
});

test("cancelling an order puts its planks back into the stock", async () => {
  const plank = await newPlank();
  const order = await reserved(await cartOf(plank));
  expect((await stateOf(plank)).state).toBe("sold");
  expect((await admin("POST", `/orders/${order}/cancel`)).status).toBe(200);
  await expect.poll(async () => (await stateOf(plank)).state, { timeout: 150_000 }).toBe("available");
  expect((await checkout(await cartOf(plank))).body.next).toBe("redirect");
}, 180_000);

test("an order of two planks of which one is gone takes neither and costs nothing", async () => {
  const [gone, free] = [await newPlank(), await newPlank()];
  const both = await cartOf(free, gone);
  const order = await reserved(await cartOf(gone));
  const refused = await checkout(both);
  expect([refused.status, refused.body.issues[0].params.plank]).toEqual([400, gone.id]);
  expect((await complete(both)).status).toBe(400);
  expect(await ordersOf(both)).toBe(0);
  expect(await stateOf(free)).toMatchObject({ state: "available", held_by: null });
  expect(await stateOf(gone)).toMatchObject({ state: "sold", order_id: order });
});

test("a hold that has run out keeps nobody off", async () => {
  const plank = await newPlank();
  const [slow, quick] = [await cartOf(plank), await cartOf(plank)];
  await checkout(slow);
  await letHoldRunOut(plank);
  expect(await offered("stool", plank.id)).toMatchObject({ available: true });
  expect((await checkout(quick)).body.next).toBe("redirect");
  expect((await checkout(slow)).body.issues[0].code).toBe("plank_gone");
});

longTest("who pays late still gets a plank that nobody else has taken", async () => {
  const plank = await newPlank();
  const cart = await cartOf(plank);
  const { body } = await checkout(cart);
  await letHoldRunOut(plank);
  expect(await payOnPage(body.url)).toBe(true);
  const { body: done } = await complete(cart);
  expect(done.type).toBe("order");
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: done.order.id });
});

test("who pays late for a plank that somebody else has bought gets no order", async () => {
  const plank = await newPlank();
  const [late, quick] = [await cartOf(plank), await cartOf(plank)];
  const { body } = await checkout(late);
  await keepSilent(body.url);
  await letHoldRunOut(plank);
  const order = await reserved(quick);
  expect(await payOnPage(body.url)).toBe(true);
  await complete(late);
  expect(await ordersOf(late)).toBe(0);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order });
});

test("taking a line out frees its plank, through our route and through Medusa's", async () => {
  const [one, two, three] = [await newPlank(), await newPlank(), await newPlank()];
  const cart = await cartOf(one, two, three);
  await checkout(cart);
  const { lines } = (await look(cart)).summary;
  await store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`);
  await store("POST", `/carts/${cart}/line-items/${lines[1].id}`, { quantity: 0 });
  const states = await Promise.all([one, two, three].map(stateOf));
  expect(states.map(({ state }) => state)).toEqual(["available", "available", "held"]);
});

longTest(
  "a plank whose line has left the cart is not sold with it, though a crash kept it from being given back",
  async () => {
    const [kept, left] = [await newPlank(), await newPlank()];
    const cart = await cartOf(kept, left);
    await checkout(cart);
    await store("DELETE", `/carts/${cart}/line-items/${(await look(cart)).summary.lines[1].id}`);
    await holdAgain(left, cart);
    expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
    const { order } = (await complete(cart)).body;
    expect(await stateOf(kept)).toMatchObject({ state: "sold", order_id: order.id });
    expect(await stateOf(left)).toMatchObject({ state: "available", held_by: null });
  },
);

longTest("nor is it kept from others by an order of pieces that the workshop picks planks for", async () => {
  const left = await newPlank();
  const cart = await cartOf(left);
  await add(cart, "stool");
  await checkout(cart);
  await store("DELETE", `/carts/${cart}/line-items/${(await look(cart)).summary.lines[0].id}`);
  await holdAgain(left, cart);
  await reserved(cart);
  expect(await stateOf(left)).toMatchObject({ state: "available", held_by: null });
});

test("a cart that has been paid keeps its planks, whatever is tried before the order is there", async () => {
  const plank = await newPlank();
  const cart = await cartOf(plank);
  const { body } = await checkout(cart);
  await keepSilent(body.url);
  expect(await payOnPage(body.url)).toBe(true);
  const { lines } = (await look(cart)).summary;
  await store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`);
  await store("POST", `/carts/${cart}/line-items/${lines[0].id}`, { quantity: 0 });
  expect(await stateOf(plank)).toMatchObject({ state: "held", held_by: cart });
  expect((await complete(cart)).body.type).toBe("order");
});

test("Medusa's own way to a payment holds the planks too", async () => {
  const plank = await newPlank();
  const [first, second] = [await cartOf(plank), await cartOf(plank)];
  const open = async (cart: string) => {
    const { body } = await store("POST", "/payment-collections", { cart_id: cart });
    const path = `/payment-collections/${body.payment_collection.id}/payment-sessions`;
    return store("POST", path, { provider_id: "pp_stripe-checkout_card" });
  };
  expect((await open(first)).status).toBe(200);
  expect((await stateOf(plank)).held_by).toBe(first);
  expect((await open(second)).body.issues[0].code).toBe("plank_gone");
});

longTest("a plank retired while a shopper pays stays theirs; one only in a cart does not", async () => {
  const [paying, chosen] = [await newPlank(), await newPlank()];
  const [payer, chooser] = [await cartOf(paying), await cartOf(chosen)];
  const { body } = await checkout(payer);
  for (const { id } of [paying, chosen]) await admin("POST", `/furniture/planks/${id}`, { retired: true });
  expect((await checkout(chooser)).body.issues[0].code).toBe("plank_gone");
  expect(await payOnPage(body.url)).toBe(true);
  expect((await complete(payer)).body.type).toBe("order");
  expect((await stateOf(paying)).state).toBe("sold");
});
