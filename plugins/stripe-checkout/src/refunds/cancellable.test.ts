import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { hasMoney, isCancellable } from "./cancellable";

/** Medusa, which knows one order. */
function medusaWith(order: object | undefined) {
  const asked: unknown[] = [];
  const graph = async (question: unknown) => {
    asked.push(question);
    return { data: order ? [order] : [] };
  };
  return { container: { resolve: () => ({ graph }) } as unknown as MedusaContainer, asked };
}

const OFF = { canceled_at: "2026-11-29T08:00:00Z" };
const PACKED = { canceled_at: null };

test.each([
  [true, { status: "pending", fulfillments: [] }],
  [true, { status: "pending", fulfillments: null }],
  [true, { status: "pending" }],
  [true, { status: "pending", fulfillments: [OFF, null, OFF] }],
  [false, { status: "pending", fulfillments: [OFF, PACKED] }],
  [false, { status: "canceled", fulfillments: [] }],
  [false, { status: "completed", fulfillments: [] }],
  [false, { status: null }],
  [false, undefined],
])("money goes back only for an order that Medusa will cancel: %j for %j", async (expected, order) => {
  const { container, asked } = medusaWith(order);
  expect(await isCancellable(container, "order_1")).toBe(expected);
  expect(asked).toEqual([
    { entity: "order", fields: ["status", "fulfillments.canceled_at"], filters: { id: "order_1" } },
  ]);
});

const paid = { captures: [{ id: "capt_1" }] };
const promised = { captures: [] };

test.each([
  [true, { payment_collections: [{ payments: [paid] }] }],
  [
    true,
    { payment_collections: [null, { payments: null }, { payments: [null, promised] }, { payments: [paid] }] },
  ],
  [false, { payment_collections: [{ payments: [promised, { captures: null }, {}] }] }],
  [false, { payment_collections: [] }],
  [false, { payment_collections: null }],
  [false, undefined],
])("an order has money once any of its payments was captured: %j for %j", async (expected, order) => {
  const { container, asked } = medusaWith(order);
  expect(await hasMoney(container, "order_1")).toBe(expected);
  const fields = ["payment_collections.payments.captures.id"];
  expect(asked).toEqual([{ entity: "order", fields, filters: { id: "order_1" } }]);
});
