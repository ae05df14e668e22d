import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { inCurrency } from "../../core/formats";
import { MAILS } from "../../modules/mails";
import type { Finding, FindingCode } from "../../modules/orders/finding";
import { queueMail } from "../mails/queue-mail";
import { germanDay } from "../workshop/days";

/** Findings that the payment provider reports, and takes back when they are dealt with. */
export const MATTER_CODES = [
  "refund_failed",
  "refund_waiting",
  "payment_waiting",
  "dispute_open",
  "dispute_lost",
  "payment_unknown",
] as const satisfies readonly FindingCode[];

/** One of the things at the payment provider that wait for a person. */
export const matter = z.object({
  kind: z.enum(MATTER_CODES),
  id: z.string(),
  payment_id: z.string().nullish(),
  order_id: z.string().nullish(),
  cart_id: z.string().nullish(),
  /** Medusa's, where it had entered the refund. */
  refund_id: z.string().nullish(),
  /** Main unit of the currency; of a refund what of it is still to be given back. */
  amount: z.number(),
  /** Of a refund: what the customer was to get by it. */
  refund_amount: z.number().nullish(),
  /** ISO 4217; the shop's where the provider names none. */
  currency_code: z.string().optional(),
  status: z.string(),
  reason: z.string().nullish(),
  /** Why a refund failed, without a full stop. */
  reason_in_words: z.object({ de: z.string() }).nullish(),
  due_at: z.coerce.date().nullish(),
  since: z.coerce.date().nullish(),
  url: z.string().nullish(),
});
export type Matter = z.infer<typeof matter>;

/** A matter as the list of what waits for staff shows it. */
export function findingOf(told: Matter): Finding {
  const { kind, id, order_id, cart_id, payment_id, due_at, url } = told;
  return {
    code: kind,
    outcome: "flagged",
    subject: id,
    order_id: order_id ?? null,
    cart_id: cart_id ?? null,
    payment: payment_id ?? id,
    due_at: due_at?.toISOString() ?? null,
    url: url ?? null,
    detail: SAID[kind]({ ...told, sum: inCurrency(told.amount, "de", told.currency_code) }),
  };
}

type Told = Matter & { sum: string };

const SAID: Record<Matter["kind"], (told: Told) => string> = {
  refund_failed: ({ sum, reason_in_words }) =>
    `${sum} sind nicht zurückgegangen.${reason_in_words ? ` ${reason_in_words.de}.` : ""}`,
  refund_waiting: ({ sum, status }) =>
    status === "asked"
      ? `Auf die Erstattung von ${sum} hat Stripe noch nicht geantwortet; sie wird wiederholt, bis es antwortet. Nicht noch einmal erstatten.`
      : `Die Erstattung von ${sum} wartet bei Stripe darauf, dass der Kunde etwas angibt.`,
  payment_waiting: ({ sum, since }) =>
    `${since ? `Seit dem ${germanDay(since)}` : "Seit langem"} sind ${sum} per Lastschrift unterwegs, länger als eine Bank dafür hat; Stripe sagt weiter, dass sie prüft. Frage bei Stripe nach. Ist das Geld nicht mehr zu erwarten, storniere die Bestellung; kommt es danach doch, geht es zurück.`,
  dispute_open: ({ sum, reason, status, due_at }) =>
    `Der Zahler bestreitet bei seiner Bank ${sum} (${DISPUTED[reason ?? ""] ?? reason ?? "ohne Grund"}). ${
      status.endsWith("under_review")
        ? "Die Bank prüft die Belege."
        : `Belege bei Stripe einreichen${due_at ? ` bis ${germanDay(due_at)}` : ""}.`
    } Was noch in der Werkstatt ist, bis dahin nicht bauen und nicht herausgeben.`,
  dispute_lost: ({ sum }) =>
    `Der Zahler hat den Streit um ${sum} gewonnen. Das Geld ist abgezogen und bei der Bestellung gebucht. Was noch in der Werkstatt ist, nicht bauen und nicht herausgeben.`,
  payment_unknown: ({ sum, reason, due_at }) =>
    `${sum}${reason ? ` von ${reason}` : ""} kamen über eine Bezahlseite dieses Shops, aber zu keiner Bezahlung, die er kennt.${
      due_at ? ` Ohne Entscheidung gehen sie am ${germanDay(due_at)} zurück.` : ""
    }`,
};

/** Stripe's reasons, https://docs.stripe.com/api/disputes/object#dispute_object-reason */
const DISPUTED: Readonly<Record<string, string>> = {
  fraudulent: "nicht von ihm bezahlt",
  product_not_received: "nicht erhalten",
  product_unacceptable: "nicht wie bestellt",
  credit_not_processed: "Erstattung nicht erhalten",
  duplicate: "doppelt bezahlt",
  unrecognized: "Zahlung nicht erkannt",
  subscription_canceled: "Vertrag beendet",
  general: "ohne Angabe",
};

/** Mails a customer whose announced refund failed, once for each such refund. */
export async function tellFailedRefunds(
  container: MedusaContainer,
  matters: readonly Matter[],
): Promise<void> {
  for (const { kind, id, order_id, refund_id, amount, refund_amount } of matters) {
    if (kind !== "refund_failed" || !order_id || !refund_id) continue;
    const [promised] = await container
      .resolve(MAILS)
      .listFurnitureMails({ key: `refund:${refund_id}` }, { take: 1 });
    if (!promised) continue;
    await queueMail(container, {
      template: "refund_failed",
      key: `refund_failed:${id}`,
      order_id,
      // The sum that was announced, also where the order owes less of it by now.
      data: { amount: refund_amount ?? amount },
    });
  }
}
