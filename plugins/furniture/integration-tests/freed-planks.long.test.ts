import { expect, test } from "vitest";
import { admin, newVoucher, rows, until } from "../../../tests/shopper/shop";
import { change, formOf } from "./changed-orders";
import { from, newPlank, stateOf, type TestPlank } from "./plank-stock";
import {
  bring,
  cancel,
  medusaOrder,
  type PaidOrder,
  pack,
  paidOrder,
  refund,
  takeBack,
  unpack,
} from "./staff-deeds";
import { type BoardPiece, boardOf, move } from "./workshop";

/** What the comparison of orders and payments has to say of an order. */
async function findings({ id }: PaidOrder): Promise<string[]> {
  const { body } = await admin("POST", "/furniture/reconciliations");
  const found: { code: string; outcome: string; order_id: string }[] = body.findings;
  return found.filter(({ order_id }) => order_id === id).map(({ code, outcome }) => `${code} ${outcome}`);
}

/** Follow-ups of a refund are done once its mail is queued and its voucher is back. */
async function settled({ id }: PaidOrder): Promise<void> {
  await until(async () => {
    const [row] = await rows("select released_at from furniture_order where order_id = $1", id);
    return row?.released_at !== null;
  });
}

function free(plank: TestPlank) {
  return admin("POST", `/furniture/planks/${plank.id}/free`);
}

test("a full refund of a delivered order leaves its sawn plank sold, and nothing asks for anything", async () => {
  const plank = await newPlank();
  const code = await newVoucher(20);
  const order = await paidOrder([["stool", from(plank)]], { voucher: code });
  await bring(order);
  await refund(order);
  await settled(order);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order.id });
  expect((await rows("select used from promotion where code = $1", code))[0]?.used).toBe(0);
  expect(await medusaOrder(order.id)).toMatchObject({
    status: "pending",
    payment_status: "refunded",
    fulfillment_status: "delivered",
  });
  expect(await findings(order)).toEqual([]);
});

test("staff put a plank of a refunded, delivered order back by hand, once", async () => {
  const plank = await newPlank();
  const order = await paidOrder([["stool", from(plank)]]);
  await bring(order);
  expect((await free(plank)).body.issues[0].code).toBe("order_open");
  await refund(order);
  await settled(order);
  const { status, body } = await free(plank);
  expect([status, body.plank]).toMatchObject([200, { state: "available", order_id: null }]);
  expect((await free(plank)).body.issues[0].code).toBe("not_sold");
  const next = await paidOrder([["stool", from(plank)]]);
  await findings(order);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: next.id });
});

test("a full refund of an order that nobody has packed waits for staff to cancel it, which frees its plank", async () => {
  const plank = await newPlank();
  const order = await paidOrder([["stool", from(plank)]]);
  await refund(order);
  await settled(order);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order.id });
  expect(await medusaOrder(order.id)).toMatchObject({ status: "pending", payment_status: "refunded" });
  expect(await findings(order)).toEqual(["not_released flagged"]);
  const refused = await free(plank);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "order_open"]);
  expect(refused.body.message).toContain("Storniere");
  expect((await cancel(order)).status).toBe(200);
  await until(async () => (await stateOf(plank)).state === "available");
  expect(await findings(order)).toEqual([]);
});

test("a refund in part, and a piece that comes back, free nothing", async () => {
  const [kept, returned] = [await newPlank(), await newPlank()];
  const order = await paidOrder([
    ["stool", from(kept)],
    ["stool", from(returned)],
  ]);
  await bring(order);
  await takeBack(order, order.items.slice(0, 1));
  await refund(order, 100);
  await until(async () => {
    const found = await rows(
      "select 1 from furniture_mail where order_id = $1 and template = 'refund'",
      order.id,
    );
    return found.length === 1;
  });
  expect(await findings(order)).toEqual([]);
  for (const plank of [kept, returned])
    expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order.id });
});

test("cancelling frees the planks of pieces that were never packed; a packed one is sawn and freed by hand alone", async () => {
  const [packed, unpacked] = [await newPlank(), await newPlank()];
  const order = await paidOrder([
    ["stool", from(packed)],
    ["stool", from(unpacked)],
  ]);
  const { items } = await medusaOrder(order.id);
  const sawn = items.find((item: { metadata: object }) => JSON.stringify(item.metadata).includes(packed.id));
  await unpack(order, await pack(order, [sawn.id]));
  expect((await cancel(order)).status).toBe(200);
  await until(async () => (await stateOf(unpacked)).state === "available");
  await findings(order);
  expect(await stateOf(packed)).toMatchObject({ state: "sold", order_id: order.id });
  expect((await free(packed)).body.plank.state).toBe("available");
});

test("a packed plank whose piece a change takes away stays sold until staff put it back by hand", async () => {
  const [left, stays] = [await newPlank(), await newPlank()];
  const order = await paidOrder([
    ["stool", from(left)],
    ["stool", from(stays)],
  ]);
  const { lines } = await formOf(order.id);
  const [gone, kept] = [left, stays].map((plank) =>
    lines.find((line: object) => JSON.stringify(line).includes(plank.id)),
  );
  await unpack(order, await pack(order, [gone.id]));
  expect((await change(order.id, { lines: [{ line_id: kept.id }] })).status).toBe(200);
  expect(await stateOf(left)).toMatchObject({ state: "sold", order_id: order.id });
  expect((await free(stays)).body.issues[0].code).toBe("order_open");
  expect((await free(left)).body.plank.state).toBe("available");
});

test("a plank that is sawn by the board is not for sale again, whether its order ends or its piece is taken out of it", async () => {
  const [sawn, chosen] = [await newPlank(), await newPlank()];
  const order = await paidOrder([
    ["stool", from(sawn)],
    ["stool", from(chosen)],
  ]);
  const [first, second] = await boardOf(order.id, 2);
  const isSawn = async (piece: BoardPiece, to: "sawn" | "wood_chosen") =>
    expect((await move(piece.number, to, piece.version)).status).toBe(200);
  if (!first || !second) throw new Error("There are no pieces");
  await isSawn(first, "sawn");
  await isSawn(second, "wood_chosen");
  expect((await cancel(order)).status).toBe(200);
  await until(async () => (await stateOf(chosen)).state === "available");
  await findings(order);
  expect(await stateOf(sawn)).toMatchObject({ state: "sold", order_id: order.id });
  expect((await free(sawn)).body.plank.state).toBe("available");
});

test("a plank that was sawn for a piece which became another one stays sold, also when the order changes again", async () => {
  const [sawn, next, last] = [await newPlank(), await newPlank(), await newPlank()];
  const order = await paidOrder([["stool", from(sawn)]]);
  const [piece] = await boardOf(order.id, 1);
  if (!piece) throw new Error("There is no piece");
  expect((await move(piece.number, "sawn", piece.version)).status).toBe(200);
  for (const plank of [next, last]) {
    const { lines } = await formOf(order.id);
    const { status, body } = await change(order.id, {
      lines: [{ line_id: lines[0].id, kind: "stool", configuration: from(plank) }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  expect([await stateOf(sawn), await stateOf(next), await stateOf(last)]).toMatchObject([
    { state: "sold", order_id: order.id },
    { state: "available" },
    { state: "sold", order_id: order.id },
  ]);
});

test("a broken plank that staff retire before they choose another one is not for sale again", async () => {
  const [broken, other] = [await newPlank(), await newPlank()];
  const order = await paidOrder([["stool", from(broken)]]);
  expect((await admin("POST", `/furniture/planks/${broken.id}`, { retired: true })).status).toBe(200);
  expect((await stateOf(broken)).state).toBe("sold");
  const { lines } = await formOf(order.id);
  expect(
    (await change(order.id, { lines: [{ line_id: lines[0].id, kind: "stool", configuration: from(other) }] }))
      .status,
  ).toBe(200);
  expect((await stateOf(broken)).state).toBe("retired");
});

test("a plank that nobody has bought, or that there is not, is not freed", async () => {
  const plank = await newPlank();
  expect((await free(plank)).body.issues[0].code).toBe("not_sold");
  expect((await free({ id: "plank_none", title: "" })).status).toBe(404);
});
