import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test } from "vitest";
import { answerWholeOrders } from "./answer-whole-orders";

/** What is answered to who completes a cart, where Medusa's route answers `body`. */
async function answered(body: object, { recorded = false, furniture = true, status = 200 } = {}) {
  const said = new Promise<unknown>((resolve) => {
    const response = { statusCode: status, json: resolve } as unknown as MedusaResponse;
    const run = async () => (furniture ? [{ found: 1 }] : []);
    const scope = { resolve: () => ({ isRecorded: async () => recorded, run }) };
    const request = { params: { id: "cart_1" }, scope } as unknown as MedusaRequest;
    answerWholeOrders(request, response, (error?: unknown) => {
      if (error) resolve(error);
      else response.json(body);
    });
  });
  return said;
}

const ORDER = { type: "order", order: { id: "order_1" } };

test("an order is answered once it is written down whole", async () => {
  expect(await answered(ORDER, { recorded: true })).toBe(ORDER);
  expect(await answered(ORDER)).toMatchObject({ type: "unexpected_state" });
});

test("orders of other goods, and what is no order, are Medusa's to answer", async () => {
  expect(await answered(ORDER, { furniture: false })).toBe(ORDER);
  const cart = { type: "cart", cart: { id: "cart_1" } };
  expect(await answered(cart)).toBe(cart);
  expect(await answered(ORDER, { status: 400 })).toBe(ORDER);
});
