import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { createCartSessions } from "../session/cartSession.server.ts";
import { ownOrder } from "./ownOrder.server.ts";

const cartSessions = createCartSessions("a secret of thirty-two characters", false);

/** The last page of a browser that came back from Stripe, where it was paid as the order says. */
async function paidBy(pay_by: string) {
  const session = await cartSessions.getSession();
  session.set("placedOrder", { id: "order_1", number: "46", value: 1491, payBy: "card" });
  const Cookie = await cartSessions.commitSession(session);
  const request = new Request("http://shop.test/orderCompleted?orderID=46&orderValue=1491", {
    headers: { Cookie },
  });
  const commerce = { orderBill: async () => ({ pay_by, lines: [] }) };
  return ownOrder(request, { cartSessions, commerce } as unknown as AppLoadContext);
}

test("who paid by direct debit on Stripe's page reads that the money is still on its way", async () => {
  expect(await paidBy("direct_debit")).toMatchObject({ own: true, byDebit: true, byTransfer: false });
});

test("who paid by card reads of no debit", async () => {
  expect(await paidBy("card")).toMatchObject({ own: true, byDebit: false });
});
