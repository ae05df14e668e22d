import { weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import { market } from "../market/facts";
import { countryName } from "../reservations/requests";
import { money, wholeMoney } from "./money";
import type { OrderCard, OrderRecord } from "./requests";

const PAY_BY = {
  card: { label: "Online bezahlt", color: "green" },
  direct_debit: { label: "Zahlung ausstehend (Lastschrift)", color: "orange" },
  bank_transfer: { label: "Wartet auf Überweisung", color: "orange" },
  reservation: { label: "Reservierung – Angebot erstellen", color: "purple" },
  free: { label: "Nichts zu zahlen", color: "grey" },
} as const;

/** What of an order's card says how its money stands. */
export type Paid = Pick<
  OrderCard,
  "cancelled" | "paid_at" | "paid" | "debit_failed" | "disputed" | "outstanding" | "offered"
>;

/** Whether the order is paid, and by what. */
export function standing(
  record: OrderRecord,
  { cancelled, paid_at, paid: parts, debit_failed, disputed, outstanding, offered }: Paid,
) {
  if (cancelled) return { label: "Storniert", color: "grey" } as const;
  if (disputed) return { label: "Zahlung bestritten", color: "red" } as const;
  if (debit_failed) return { label: "Lastschrift gescheitert, nicht bezahlt", color: "red" } as const;
  if (record.pay_by === "reservation" && offered !== null)
    return { label: `Reservierung – Angebot über ${money(offered)} offen`, color: "purple" } as const;
  const paid = paidBy(record, paid_at, parts);
  if (paid.color === "green" && outstanding > 0)
    return { label: `${paid.label}, ${money(outstanding)} noch offen`, color: "orange" } as const;
  return paid;
}

const PART = { card: "online", direct_debit: "per Lastschrift", bank_transfer: "per Überweisung" } as const;

/** What came different ways is told part by part; what came one way by that way, also where the order was placed with another. */
function paidBy(record: OrderRecord, paid_at: Paid["paid_at"], parts: Paid["paid"]) {
  if (parts.length > 1) {
    const ways = parts.map(({ by, amount }) => `${money(amount)} ${PART[by]}`);
    return { label: `Bezahlt: ${ways.join(", ")}`, color: "green" } as const;
  }
  const [only] = parts;
  if (only?.by === "bank_transfer" || (record.pay_by === "bank_transfer" && paid_at))
    return { label: "Überweisung eingegangen", color: "green" } as const;
  if (record.pay_by === "direct_debit" && paid_at)
    return { label: "Lastschrift eingegangen", color: "green" } as const;
  if (record.reservation) return { label: "Reservierung, online bezahlt", color: "green" } as const;
  return PAY_BY[only?.by === "card" ? "card" : record.pay_by];
}

/** What staff confirm before a transfer is booked, to the cent: they hold it against the bank's statement. */
export function transferWords(total: number, insteadOfDebit: boolean): string {
  return insteadOfDebit
    ? `Die Lastschrift ist gescheitert, und ${money(total)} sind als Überweisung auf dem Konto.`
    : `${money(total)} sind auf dem Konto.`;
}

/** Samples alone go by post: nothing else has a promise in days and none in weeks. */
function shipping({ shipping, promised_weeks, promised_sample_days }: OrderRecord): string {
  if (shipping === "pickup") return "Abholung in der Werkstatt";
  if (promised_sample_days && !promised_weeks) return "Briefpost";
  return promised_sample_days ? "Spedition, Muster mit der Briefpost" : "Spedition, frei Bordsteinkante";
}

/**
 * How the order is delivered and what it costs: the sums, one below the other, come to the last.
 * @param givenBack EUR, of the sum that was agreed
 */
export function termsFacts(record: OrderRecord, givenBack: number): { label: string; value: string }[] {
  const facts = [
    { label: "Versand", value: shipping(record) },
    { label: "Lieferland", value: record.outside_germany ? "Ausland" : countryName(market().home_country) },
    { label: "Expressbau", value: record.express_build ? `ja (${wholeMoney(record.express_fee)})` : "nein" },
    ...(record.promised_weeks
      ? [{ label: "Zugesagt", value: `innerhalb von ${weeksInWords(record.promised_weeks, "de")}` }]
      : []),
    ...(record.promised_sample_days && record.shipping === "delivery"
      ? [{ label: "Muster", value: `innerhalb von ${workingDaysInWords(record.promised_sample_days, "de")}` }]
      : []),
    { label: "Waren", value: wholeMoney(record.goods + record.multi_item_discount) },
  ];
  if (record.multi_item_discount > 0)
    facts.push({ label: "Mengenrabatt", value: wholeMoney(-record.multi_item_discount) });
  if (record.pickup_deduction > 0)
    facts.push({ label: "Abzug für Abholung", value: wholeMoney(-record.pickup_deduction) });
  if (record.voucher_code) {
    facts.push({
      label: `Gutschein ${record.voucher_code}`,
      value: record.voucher_sum > 0 ? money(-record.voucher_sum) : "Zahlung per Überweisung",
    });
  }
  if (record.delivery_cost) facts.push({ label: "Lieferung", value: wholeMoney(record.delivery_cost) });
  if (givenBack > 0) facts.push({ label: "Rücknahme und Erstattung", value: money(-givenBack) });
  facts.push({ label: "Summe", value: money(record.total - givenBack) });
  facts.push({ label: "Rechnung", value: record.invoice ? "an eigene Adresse" : "an die Lieferadresse" });
  if (record.vat_id) facts.push({ label: "Umsatzsteuer-ID", value: record.vat_id });
  for (const [name, value] of Object.entries(record.utm ?? {})) facts.push({ label: `utm_${name}`, value });
  return facts;
}
