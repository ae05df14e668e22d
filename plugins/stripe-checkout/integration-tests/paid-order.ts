import { rows, sandbox } from "../../../tests/shopper/shop";
import { complete, events, type Payment, pay, startPayment } from "./shop";

export interface Paid extends Payment {
  orderId: string;
  /** Medusa's. */
  paymentId: string;
}

/** A paid order; nothing of what happens at Stripe reaches the shop unless a test sends it. */
export async function paidOrder(): Promise<Paid> {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  const { body } = await complete(payment);
  const [row] = await rows("select id from payment where payment_session_id = $1", payment.paymentSessionId);
  return { ...payment, orderId: body.order.id, paymentId: String(row?.id) };
}

/** Delivers what happened to a payment, type after type, and answers the shop's statuses. */
export async function deliver(payment: Payment, ...types: string[]): Promise<(number | null)[]> {
  const answers: (number | null)[] = [];
  for (const type of types) {
    for (const { id } of await events(payment, type)) {
      answers.push((await sandbox("POST", `/events/${id}/deliver`)).body.status);
    }
  }
  return answers;
}
