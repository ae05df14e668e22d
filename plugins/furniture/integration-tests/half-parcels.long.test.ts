import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, admin, rows } from "../../../tests/shopper/shop";
import { mixedOrder, newTin, removeTin } from "./ordinary-goods";
import { medusaOrder } from "./staff-deeds";

const wax = { product: "", variant: "", option: "" };
beforeAll(async () => {
  Object.assign(wax, await newTin(11.9, 5.95));
});
afterAll(() => removeTin(wax));

type Button = "pack" | "send" | "bring";

/** Packed, sent and brought of the tins of an order, by its own book, and how many parcels there are. */
async function book(id: string) {
  const { items, fulfillments } = await medusaOrder(id);
  const tins = items.find(({ quantity }: { quantity: number }) => quantity === 2);
  const { fulfilled_quantity, shipped_quantity, delivered_quantity } = tins.detail;
  const open = fulfillments.filter(({ canceled_at }: { canceled_at: string | null }) => !canceled_at);
  return {
    parcels: open.length,
    quantities: [fulfilled_quantity, shipped_quantity, delivered_quantity].map(Number),
  };
}

/** Presses a button of Medusa's own page for tins of an order. */
async function press(id: string, button: Button, quantity: number): Promise<Answer> {
  const { items, fulfillments } = await medusaOrder(id);
  const tins = items.find((item: { quantity: number }) => item.quantity === 2);
  const path = `/orders/${id}/fulfillments`;
  const parcel = `${path}/${fulfillments.at(-1)?.id}`;
  const wish = { items: [{ id: tins.id, quantity }] };
  if (button === "pack") return admin("POST", path, { ...wish, shipping_option_id: wax.option });
  return button === "send"
    ? admin("POST", `${parcel}/shipments`, wish)
    : admin("POST", `${parcel}/mark-as-delivered`, {});
}

const booked = (what: string, count: number) =>
  `update order_item set ${what}_quantity = ${count}, raw_${what}_quantity = '{"value":"${count}","precision":20}'
   where order_id = $1 and quantity = 2`;
const undone = (what: string) =>
  `update fulfillment set ${what}_at = null where id in (select fulfillment_id from order_fulfillment where order_id = $1)`;
const UNLINKED = "delete from order_fulfillment where order_id = $1";

/** What a crash leaves of a step with both tins, and what is booked once its button is pressed again. */
const HALVES: [string, Button, string[], number[]][] = [
  ["before the order knew of the parcel", "pack", [UNLINKED, booked("fulfilled", 0)], [2, 0, 0]],
  ["before the order booked it as packed", "pack", [booked("fulfilled", 0)], [2, 0, 0]],
  ["before the parcel was linked", "pack", [UNLINKED], [2, 0, 0]],
  ["before the order booked it as sent", "send", [booked("shipped", 0)], [2, 2, 0]],
  ["before the parcel was sent", "send", [undone("shipped")], [2, 2, 0]],
  ["before the order booked it as brought", "bring", [booked("delivered", 0)], [2, 2, 2]],
  ["before the parcel was brought", "bring", [undone("delivered")], [2, 2, 2]],
];

test.each(HALVES)(
  "of tins beside furniture, what a crash %s leaves is finished by the same button",
  async (_when, half, undo, quantities) => {
    const { id } = await mixedOrder(wax, "stool");
    for (const button of ["pack", "send", "bring"] as const) {
      expect((await press(id, button, 2)).status, button).toBe(200);
      if (button === half) break;
    }
    for (const statement of undo) await rows(statement, id);
    expect([200, 400]).toContain((await press(id, half, 2)).status);
    expect(await book(id)).toEqual({ parcels: 1, quantities });
  },
);

test("of two parcels with a tin each, the one that a crash kept from being booked is booked, and the other stays as it is", async () => {
  const { id } = await mixedOrder(wax, "stool");
  expect((await press(id, "pack", 1)).status).toBe(200);
  expect((await press(id, "send", 1)).status).toBe(200);
  expect((await press(id, "pack", 1)).status).toBe(200);
  await rows(booked("fulfilled", 1), id);
  expect((await press(id, "pack", 1)).status).toBe(400);
  expect(await book(id)).toEqual({ parcels: 2, quantities: [2, 1, 0] });
});
