import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import type { MailTemplate, TakenMail } from "../../../modules/mails/mail";
import { sampleOrder } from "../sample/sample-data";
import { readiness, readinessAgain } from "./readiness";

/** These mails need no service of Medusa's. */
const container = {} as MedusaContainer;

const taken = (template: MailTemplate, fields: Partial<TakenMail> = {}): TakenMail => ({
  id: "fmail_1",
  template,
  recipient: null,
  order_id: "order_1",
  cart_id: null,
  language: null,
  data: { amount: 20 },
  attempts: 1,
  created_at: new Date(),
  ...fields,
});

test.each(["refund", "refund_failed", "order_cancelled", "delivered", "papers", "payment_received"] as const)(
  "%s to a customer who is forgotten is called off: it could never leave, and would wait for staff for good",
  async (template) => {
    const order = sampleOrder("de", { email: "" });
    const forgotten = { drop: "customer_forgotten" };
    expect(await readiness(container, taken(template), order)).toEqual(forgotten);
    expect(await readinessAgain(container, taken(template), order)).toEqual(forgotten);
    expect(await readiness(container, taken(template), sampleOrder("de"))).toBe("ready");
  },
);

test("a mail about no order is called off once its recipient is forgotten", async () => {
  const receipt = taken("withdrawal_received", { order_id: null });
  expect(await readiness(container, receipt, undefined)).toEqual({ drop: "customer_forgotten" });
  const recipient = "anna@example.org";
  expect(await readiness(container, { ...receipt, recipient }, undefined)).toBe("ready");
});

test("the workshop hears of the order of a forgotten customer all the same, and nobody of an order that is gone", async () => {
  const order = sampleOrder("de", { email: "" });
  expect(await readiness(container, taken("workshop_refund_failed"), order)).toBe("ready");
  expect(await readiness(container, taken("refund"), undefined)).toEqual({ drop: "order_missing" });
});
