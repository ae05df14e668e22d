import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  admin,
  checkout,
  complete,
  fromVienna,
  orderableCart,
  rows,
  terms,
  until,
} from "../../../tests/shopper/shop";
import { from, newPlank, stateOf } from "./plank-stock";
import { bring, cancel, medusaOrder, type PaidOrder, pack, paidOrder, refund, ship } from "./staff-deeds";
import { placedUnpaid } from "./workshop";

const longTest = longOnly(test);

/** What staff get, and how often money has gone back from a payment. */
async function refused(
  { payment }: { payment: string },
  [method, path, body]: readonly [string, string, unknown?],
): Promise<[status: number, code: string | undefined, refunds: number]> {
  const answer = await admin(method, path, body);
  const refunds = await rows("select id from refund where payment_id = $1 and deleted_at is null", payment);
  return [answer.status, answer.body.issues?.[0]?.code, refunds.length];
}

const one = (items: readonly string[], quantity = 1) => ({ items: items.map((id) => ({ id, quantity })) });

/** By a transfer that has not come. */
async function unpaidOrder(): Promise<PaidOrder> {
  const cart = await orderableCart("stool");
  await terms(cart, { payment_method: "bank_transfer" });
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const { items, total } = await medusaOrder(id);
  return { id, cart, url: "", payment: "", total, items: items.map((item: { id: string }) => item.id) };
}

async function beginReturn(order_id: string): Promise<string> {
  const { status, body } = await admin("POST", "/returns", { order_id });
  expect(status).toBe(200);
  return `/returns/${body.return.id}`;
}

test("while a return is begun no money goes back and nothing is cancelled; after it is called off, both", async () => {
  const order = await paidOrder([["stool"]]);
  const begun = await beginReturn(order.id);
  const back = ["POST", `/payments/${order.payment}/refund`, { amount: 10 }] as const;
  expect(await refused(order, back)).toEqual([400, "return_open", 0]);
  expect(await refused(order, ["POST", `/payments/${order.payment}/refund`, {}])).toEqual([
    400,
    "return_open",
    0,
  ]);
  expect(await refused(order, ["POST", `/orders/${order.id}/cancel`])).toEqual([400, "change_open", 0]);
  expect(await medusaOrder(order.id)).toMatchObject({ status: "pending", payment_status: "captured" });
  expect((await admin("DELETE", `${begun}/request`)).status).toBe(200);
  await refund(order, 10);
  expect((await medusaOrder(order.id)).summary.pending_difference).toBe(0);
  expect((await cancel(order)).status).toBe(200);
  const [given] = await rows(
    "select sum(amount)::float as sum from refund where payment_id = $1",
    order.payment,
  );
  expect(given?.sum).toBe(order.total);
});

test("of a return and a refund or cancellation at the same instant one is refused, and no money goes back that the order does not know", async () => {
  for (const deed of ["refund", "cancel"]) {
    const order = await paidOrder([["stool"]]);
    const path = deed === "cancel" ? `/orders/${order.id}/cancel` : `/payments/${order.payment}/refund`;
    const [begun, [status, , refunds]] = await Promise.all([
      admin("POST", "/returns", { order_id: order.id }),
      refused(order, ["POST", path, deed === "cancel" ? undefined : { amount: 10 }]),
    ]);
    const { summary, payment_status } = await medusaOrder(order.id);
    const said = [deed, status, begun.status].join(" ");
    if (status === 200) expect([refunds, summary.pending_difference], said).toEqual([1, 0]);
    else expect([refunds, payment_status, begun.status], said).toEqual([0, "captured", 200]);
    if (deed === "cancel" && status === 200) expect(begun.status, said).toBe(400);
  }
});

longTest("a packing that was refused has sawn no plank: it is free once the order is cancelled", async () => {
  const plank = await newPlank();
  const order = await paidOrder([["stool", from(plank)], ["sample"]]);
  const [first = "", second = ""] = order.items;
  const half = {
    items: [
      { id: first, quantity: 1 },
      { id: second, quantity: 0 },
    ],
  };
  expect((await admin("POST", `/orders/${order.id}/fulfillments`, half)).status).toBe(400);
  const turned = {
    items: [
      { id: second, quantity: 1 },
      { id: first, quantity: 0 },
    ],
  };
  expect((await admin("POST", `/orders/${order.id}/fulfillments`, turned)).status).toBe(400);
  expect((await cancel(order)).status).toBe(200);
  await until(async () => (await stateOf(plank)).state === "available");
});

longTest(
  "what nobody has paid is not completed, because it could not be cancelled any more; it is cancelled instead",
  async () => {
    const { id } = await unpaidOrder();
    const { status, body } = await admin("POST", `/orders/${id}/complete`, {});
    expect([status, body.issues?.[0]?.code]).toEqual([400, "unpaid"]);
    expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  },
);

longTest("of what is not paid nothing comes back: its transfer could not be booked any more", async () => {
  const { id } = await unpaidOrder();
  const { status, body } = await admin("POST", "/returns", { order_id: id });
  expect([status, body.issues?.[0]?.code]).toEqual([400, "nothing_left"]);
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`, {})).status).toBe(200);
  const begun = await beginReturn(id);
  expect((await admin("DELETE", `${begun}/request`)).status).toBe(200);
});

test("a parcel goes where its order says, and is sent with its own order alone", async () => {
  const order = await paidOrder([["stool"]]);
  const elsewhere = { ...one(order.items), delivery_address: { city: "Paris", country_code: "fr" } };
  const path = `/orders/${order.id}/fulfillments`;
  expect(await refused(order, ["POST", path, elsewhere])).toEqual([400, "order_edit", 0]);
  const other = await unpaidOrder();
  const packed = await pack(other, other.items);
  for (const [deed, body] of [
    ["shipments", one(order.items)],
    ["shipments", { items: [] }],
    ["mark-as-delivered", undefined],
  ] as const)
    expect(await refused(order, ["POST", `${path}/${packed}/${deed}`, body]), deed).toEqual([
      404,
      "not_found",
      0,
    ]);
});

test("a cancelled order stays cancelled: it is neither archived nor completed, and not packed, whatever an earlier version let through", async () => {
  const plank = await newPlank();
  const order = await paidOrder([["stool", from(plank)]]);
  expect((await cancel(order)).status).toBe(200);
  const path = `/orders/${order.id}`;
  const attempts: [string, unknown][] = [
    [`${path}/archive`, undefined],
    [`${path}/complete`, {}],
    [`${path}/fulfillments`, one(order.items)],
  ];
  const assertClosed = async () => {
    for (const [deed, body] of attempts)
      expect((await refused(order, ["POST", deed, body])).slice(0, 2), deed).toEqual([
        400,
        "order_cancelled",
      ]);
  };
  await assertClosed();
  await rows(`update "order" set status = 'archived' where id = $1`, order.id);
  await assertClosed();
  await rows(`update "order" set status = 'canceled' where id = $1`, order.id);
  expect((await stateOf(plank)).state).toBe("available");
});

test("that nothing has arrived is not confirmed: the return stays as it was announced", async () => {
  const order = await paidOrder([["stool"]]);
  await bring(order);
  const begun = await beginReturn(order.id);
  const press = async (path: string, body?: object) =>
    expect((await admin("POST", `${begun}/${path}`, body)).status, path).toBe(200);
  await press("request-items", one(order.items));
  await press("request");
  await press("receive");
  const confirm = ["POST", `${begun}/receive/confirm`] as const;
  expect(await refused(order, confirm)).toEqual([400, "nothing_received", 0]);
  const stateOfReturn = () => rows("select status from return where id = $1", begun.replace("/returns/", ""));
  expect(await stateOfReturn()).toEqual([{ status: "requested" }]);
  await press("dismiss-items", one(order.items));
  await press("receive/confirm");
  expect(await stateOfReturn()).toEqual([{ status: "received" }]);
});

longTest("fewer pieces than one do not come back: the customer would owe their price once more", async () => {
  const order = await paidOrder([["stool"]]);
  await bring(order);
  const begun = await beginReturn(order.id);
  for (const quantity of [-1, 0, 0.5, "-1"]) {
    const body = { items: [{ id: order.items[0], quantity }] };
    expect(await refused(order, ["POST", `${begun}/request-items`, body]), String(quantity)).toEqual([
      400,
      "return_quantity",
      0,
    ]);
  }
  const { status, body } = await admin("POST", `${begun}/request-items`, one(order.items));
  expect(status).toBe(200);
  const [action] = body.order_preview.items.flatMap(
    ({ actions }: { actions?: { id: string }[] }) => actions ?? [],
  );
  const change = ["POST", `${begun}/request-items/${action.id}`, { quantity: -1 }] as const;
  expect(await refused(order, change)).toEqual([400, "return_quantity", 0]);
  expect((await admin("DELETE", `${begun}/request`)).status).toBe(200);
  expect((await medusaOrder(order.id)).summary.pending_difference).toBe(0);
});

longTest(
  "what was brought is not reported as sent afterwards, and an order keeps an e-mail address",
  async () => {
    const order = await paidOrder([["stool"]]);
    const packed = `/orders/${order.id}/fulfillments/${await pack(order, order.items)}`;
    expect((await admin("POST", `${packed}/mark-as-delivered`)).status).toBe(200);
    const late = await refused(order, ["POST", `${packed}/shipments`, one(order.items)]);
    expect(late).toEqual([400, "delivered_already", 0]);
    const nobody = await refused(order, ["POST", `/orders/${order.id}`, { email: " " }]);
    expect(nobody).toEqual([400, "email_required", 0]);
  },
);

longTest(
  "what is not paid is packed on Medusa's own page, and leaves only once it is paid, as on ours",
  async () => {
    const order = await unpaidOrder();
    const { id } = order;
    const fulfilment = await pack(order, order.items);
    const packed = `/orders/${id}/fulfillments/${fulfilment}`;
    for (const [deed, body] of [
      ["shipments", one(order.items)],
      ["mark-as-delivered", undefined],
    ] as const)
      expect((await refused(order, ["POST", `${packed}/${deed}`, body])).slice(0, 2), deed).toEqual([
        400,
        "waits_for_bank_transfer",
      ]);
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`, {})).status).toBe(200);
    await ship(order, fulfilment, order.items);
  },
);

/** As a process that died while it changed an order: nothing of it holds, and Medusa's edit of it is still open. */
async function interruptChange(orderId: string): Promise<void> {
  const version = `fover_${randomUUID()}`;
  await rows(
    `insert into furniture_order_version (id, order_id, number, record, lines, total, difference, reason)
     values ($1, $2, 2, '{}', '[]', 1, 1, 'Abgestürzt')`,
    version,
    orderId,
  );
  await beginEdit(orderId, `furniture-change:${version}`);
}

const beginEdit = (orderId: string, description: string) =>
  rows(
    `insert into order_change (id, order_id, version, status, change_type, description)
     values ($1, $2, 2, 'pending', 'edit', $3)`,
    `ordch_${randomUUID()}`,
    orderId,
    description,
  );

longTest(
  "what a crash left of the shop's own change keeps no order from being refunded and cancelled: it is taken back first",
  async () => {
    const order = await paidOrder([["stool"]]);
    await interruptChange(order.id);
    await refund(order, 10);
    expect((await medusaOrder(order.id)).summary.pending_difference).toBe(0);
    await interruptChange(order.id);
    expect((await cancel(order)).status).toBe(200);
    const [given] = await rows(
      "select sum(amount)::float as sum from refund where payment_id = $1",
      order.payment,
    );
    expect(given?.sum).toBe(order.total);
    const cart = await orderableCart("stool");
    await fromVienna(cart);
    const reservation = await placedUnpaid(cart);
    await beginEdit(reservation, "furniture-delivery-cost");
    expect((await admin("POST", `/orders/${reservation}/cancel`)).status).toBe(200);
  },
);
