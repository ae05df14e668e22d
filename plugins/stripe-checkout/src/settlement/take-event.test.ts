import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { expect, test } from "vitest";
import type { HandledEvent } from "../checkout-session/webhook-action";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { takeEvent } from "./take-event";

interface Row {
  id: string;
  status?: string;
  outcome?: string;
  attempts: number;
  failure?: string | null;
}

/** A shop without any payment, and what it writes down of the event. */
function shop() {
  const rows: Row[] = [];
  const events = {
    listStripeEvents: async () => rows.map((row) => ({ ...row })),
    createStripeEvents: async (row: Row) => rows.push({ ...row }),
    updateStripeEvents: async (change: Partial<Row>) => Object.assign(rows[0] ?? {}, change),
  };
  const parts: Record<string, unknown> = {
    [STRIPE_EVENTS]: events,
    [Modules.LOCKING]: { execute: (_keys: string[], job: () => Promise<unknown>) => job() },
    [ContainerRegistrationKeys.QUERY]: { graph: async () => ({ data: [] }) },
  };
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer;
  return { container, rows };
}

const refunded = {
  id: "evt_1",
  type: "charge.refunded",
  data: { object: { id: "ch_1", payment_intent: "pi_1" } },
} as unknown as HandledEvent;

/** Stripe finds the payment where it is locked, and then answers so where it is compared. */
function stripeThat(answers: () => Promise<unknown>): Stripe {
  let asked = 0;
  const retrieve = () => (asked++ % 2 === 0 ? Promise.resolve({ metadata: {} }) : answers());
  return { paymentIntents: { retrieve } } as unknown as Stripe;
}

const silent = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: "no answer", type: "api_error" }));
const broken = () =>
  Promise.reject(
    new Stripe.errors.StripeInvalidRequestError({ message: "broken", type: "invalid_request_error" }),
  );

test("Stripe's silence is no attempt, however often it comes: the first failure of the shop's own is the first", async () => {
  const { container, rows } = shop();
  for (const _round of [1, 2, 3]) {
    await expect(takeEvent(container, stripeThat(silent), refunded)).rejects.toThrow("did not answer");
    expect(rows).toMatchObject([{ status: "failed", attempts: 0 }]);
  }
  await expect(takeEvent(container, stripeThat(broken), refunded)).rejects.toThrow("broken");
  await expect(takeEvent(container, stripeThat(silent), refunded)).rejects.toThrow("did not answer");
  await expect(takeEvent(container, stripeThat(broken), refunded)).rejects.toThrow("broken");
  expect(rows).toMatchObject([{ status: "failed", attempts: 2, failure: expect.stringContaining("broken") }]);
});

test("an event that is dealt with is dealt with once: its outcome is answered again, and nobody is asked", async () => {
  const { container, rows } = shop();
  const foreign = stripeThat(async () => ({ metadata: {} }));
  expect(await takeEvent(container, foreign, refunded)).toBe("foreign");
  expect(rows).toMatchObject([{ status: "processed", outcome: "foreign", attempts: 1, failure: null }]);
  expect(await takeEvent(container, stripeThat(broken), refunded)).toBe("foreign");
  expect(rows).toMatchObject([{ status: "processed", attempts: 1 }]);
});
