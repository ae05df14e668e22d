import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../../core/refusal/refusal";
import { inCurrency } from "../../../domain/mails/words/formats";
import { ORDERS } from "../../../modules/orders";
import { isOfReservation } from "../../../modules/orders/reservations";
import type { Asked } from "./asked";

/**
 * A payment of an order comes whole or not at all: what is captured says to customer and workshop that it is paid. A
 * reservation is paid after its offer, by its link or by the transfer that the order's page takes; before, its sum is open.
 */
export async function assertCapture({ container, params, body }: Asked): Promise<void> {
  const paymentId = params.id ?? "";
  const orders = container.resolve(ORDERS);
  if (await isOfReservation(orders.run, paymentId)) {
    const message =
      "Diese Bestellung ist eine Reservierung, der noch das Angebot fehlt: Mach es unter „Reservierungen“. Der Kunde bezahlt dann über den Link in seiner Mail.";
    throw Refusal.single("", message, "not_offered");
  }
  if (body.amount === undefined || body.amount === null) return;
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentId }, { select: ["id", "amount", "currency_code"], take: 1 });
  if (!payment || Number(body.amount) === Number(payment.amount)) return;
  const whole = inCurrency(Number(payment.amount), "de", payment.currency_code);
  const message = `Diese Zahlung wird nur im Ganzen eingezogen (${whole}): Sonst gälte die Bestellung als bezahlt. Geld zurückgeben kannst du danach.`;
  throw Refusal.single("amount", message, "partial_capture");
}

const options = z.array(
  z.object({ prices: z.array(z.object({ amount: z.coerce.number() }).nullish()).nullish() }),
);

/** What a return costs the customer is kept back from the refund; on the order it would be a sum no bill knows. */
export async function assertFreeReturnShipping({ container, body }: Asked): Promise<void> {
  const { custom_amount, shipping_option_id } = body;
  const message =
    "Rücksendekosten kommen nicht auf die Bestellung, sonst weicht ihre Summe von der Rechnung ab: Trage 0 ein und gib bei der Zahlung entsprechend weniger zurück.";
  if (custom_amount !== undefined && custom_amount !== null) {
    if (Number(custom_amount) === 0) return;
    throw Refusal.single("custom_amount", message, "return_cost");
  }
  if (typeof shipping_option_id !== "string") return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["prices.amount"],
    filters: { id: shipping_option_id },
  });
  const costs = options
    .parse(data)
    .some(({ prices }) => (prices ?? []).some((price) => (price?.amount ?? 0) > 0));
  if (costs) throw Refusal.single("shipping_option_id", message, "return_cost");
}
