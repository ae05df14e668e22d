import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { ownOrder } from "./ownOrder.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

const placed = { id: "order_1", number: "46", value: 1491, payBy: "card" };

/** The order on a last page, in a browser that has placed one or none; its bill says how it was paid. */
async function shown(
  query: string,
  { by = placed as typeof placed | null, before = [placed].slice(1), pay_by = "card", reserved = false } = {},
) {
  const session = await cartSessions.getSession();
  if (by) session.set("placedOrder", by);
  session.set("earlierOrders", before);
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const request = new Request(`http://shop.test/last${query}`, { headers });
  const commerce = { orderBill: async () => ({ pay_by, lines: [] }) };
  return ownOrder(request, { cartSessions, commerce } as unknown as AppLoadContext, reserved);
}

test("a browser that has placed no order is thanked for none, whatever the address says", async () => {
  expect(await shown("?orderID=46&orderValue=1491", { by: null })).toBeNull();
  expect(await shown("?orderID=47&orderValue=1491")).toBeNull();
  expect(await shown("", { by: null })).toBeNull();
});

test("an order's last page stays when another was placed in the same browser", async () => {
  const reservation = { id: "order_2", number: "47", value: 194, payBy: "reservation" };
  const by = { ...placed, id: "order_3", number: "48", value: 5 };
  const visit = { by, before: [reservation, placed] };
  expect(await shown("?orderID=46", visit)).toMatchObject({ number: "46", total: 1491 });
  expect(await shown("?orderID=48", visit)).toMatchObject({ number: "48", total: 5 });
  expect(await shown("?orderID=47", visit)).toBeNull();
  expect(await shown("?orderID=47", { ...visit, reserved: true })).toMatchObject({
    number: "47",
    total: 194,
  });
});

test("the value of an order is what was ordered, not what the address says", async () => {
  expect(await shown("?orderID=46&orderValue=1")).toMatchObject({ number: "46", total: 1491 });
});

test("who names no order is led to the one that was placed here, and a reservation is thanked for as such", async () => {
  const answer = await shown("").catch((error: unknown) => error);
  expect((answer as Response).headers.get("location")).toBe("/orderCompleted?orderID=46&orderValue=1491");
  const reservation = { ...placed, payBy: "reservation" };
  expect(await shown("?orderID=46", { by: reservation })).toBeNull();
  expect(await shown("?orderID=46", { by: reservation, reserved: true })).toMatchObject({ number: "46" });
});

test("who paid by direct debit on Stripe's page reads that the money is still on its way", async () => {
  expect(await shown("?orderID=46", { pay_by: "direct_debit" })).toMatchObject({
    byDebit: true,
    byTransfer: false,
  });
});

test("who paid by card reads of no debit", async () => {
  expect(await shown("?orderID=46")).toMatchObject({ byDebit: false });
});

test("who pays by transfer reads where to, and an order whose bill cannot be read is still there with its sum", async () => {
  const by = { ...placed, payBy: "bank_transfer" };
  expect(await shown("?orderID=46", { by, pay_by: "bank_transfer" })).toMatchObject({ byTransfer: true });
  const session = await cartSessions.getSession();
  session.set("placedOrder", placed);
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const answer = (error: Error) => {
    const commerce = { orderBill: () => Promise.reject(error) };
    const context = { cartSessions, commerce, log: { warn: () => {} } } as unknown as AppLoadContext;
    return ownOrder(new Request("http://shop.test/last?orderID=46", { headers }), context, false);
  };
  const silent = await answer(new CommerceUnavailable("GET /store/orders/:id/bill", "no answer"));
  expect(silent).toEqual({ number: "46", total: 1491, byTransfer: false, byDebit: false, bill: null });
  await expect(answer(new TypeError("broken"))).rejects.toThrow("broken");
});
