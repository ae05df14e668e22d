import type { MedusaRequestHandler } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { inCurrency } from "../core/formats";
import { readBody } from "../core/refusal/read-body";
import { Refusal } from "../core/refusal/refusal";
import { ORDERS } from "../modules/orders";
import { refundableOf } from "../modules/orders/order-queries";
import { orderOfPayment, sameRefund } from "../modules/orders/payments";
import { isBeingEdited } from "../modules/orders/versions";

const refund = z.object({
  amount: z
    .number("Der Betrag muss eine Zahl sein")
    .min(0.01, "Der Betrag muss mindestens 0,01 sein")
    .refine(isWholeCents, "Der Betrag darf höchstens zwei Stellen nach dem Komma haben")
    .optional(),
});

/**
 * For Medusa's route that refunds: nothing smaller than a cent can be moved, and what is more than there is left Medusa refuses
 * without saying how much that is. Nothing in a request tells a second refund from the first one pressed again, by two people or after
 * an answer that was lost: so the same sum is refused for some minutes. The order is held meanwhile. While a return is begun and not
 * finished, nothing is refunded.
 */
export const refundAmount: MedusaRequestHandler = async (request, _response, next) => {
  const { amount } = readBody(refund, request.body);
  const orders = request.scope.resolve(ORDERS);
  const refundable = await refundableOf(orders.run, request.params.id ?? "");
  if (refundable === undefined) return next();
  const order = await orderOfPayment(orders.run, request.params.id ?? "");
  if (order && (await isBeingEdited(orders.run, order)))
    throw Refusal.single("", BEING_EDITED, "return_open");
  if (amount === undefined) return next();
  const same = await sameRefund(orders.run, request.params.id ?? "", amount);
  if (same) throw Refusal.single("amount", justNow(amount, same.minutesLeft), "refunded_just_now");
  if (amount > refundable) throw Refusal.single("amount", tooMuch(refundable), "more_than_left");
  next();
};

/** Medusa gives the money back, then cannot enter it on the order, and answers that nothing was done. */
const BEING_EDITED =
  "Nicht erstattet: An dieser Bestellung ist eine Rücksendung angefangen und noch nicht abgeschlossen. Schließe sie zuerst ab, oder nimm sie auf der Seite der Bestellung mit „Rückgabe abbrechen“ zurück.";

function justNow(amount: number, minutesLeft: number): string {
  const when = minutesLeft <= 1 ? "in einer Minute" : `in ${minutesLeft} Minuten`;
  return `Nicht gebucht, damit nichts zweimal zurückgeht: Eine Erstattung über ${inCurrency(amount, "de")} von dieser Zahlung ist gerade erst eingetragen worden. Lade die Seite neu und sieh nach. Soll derselbe Betrag wirklich noch einmal zurück, geht das ${when}.`;
}

function tooMuch(refundable: number): string {
  if (refundable <= 0) return "Von dieser Zahlung ist nichts mehr da, was sich erstatten ließe";
  return `Von dieser Zahlung lassen sich höchstens ${inCurrency(refundable, "de")} erstatten`;
}

function isWholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}
