import { expect, test } from "vitest";
import { admin, rows } from "../../../tests/shopper/shop";
import { deliver, paidOrder } from "./paid-order";
import { refund } from "./refund-deeds";
import { booksOf, intentOf, refundsAtStripe, stripe } from "./stripe-account";

test("a payment that Medusa knows and that carries another shop's id is left alone", async () => {
  const payment = await paidOrder();
  const { id } = await intentOf(payment);
  const label = (await stripe.paymentIntents.retrieve(id)).description;
  const [own] = await rows("select id from stripe_shop order by created_at limit 1");
  await stripe.paymentIntents.update(id, { metadata: { shop_id: "another-shop" } });
  await stripe.checkout.sessions.update(payment.checkoutSessionId, { metadata: { shop_id: "another-shop" } });

  expect((await refund(payment, 100)).status).toBe(400);
  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(400);
  await stripe.refunds.create({ payment_intent: id, amount: 5000 });
  expect(await deliver(payment, "refund.created")).toEqual([200]);
  await admin("POST", "/stripe-checkout/comparisons");
  expect([await refundsAtStripe(payment), (await booksOf(payment)).refunds]).toEqual([[50], []]);
  expect((await stripe.paymentIntents.retrieve(id)).description).toBe(label);
  expect(own).toBeDefined();
});
