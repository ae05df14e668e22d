import { StatusBadge, Text } from "@medusajs/ui";
import { weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import { market } from "../market/facts";
import { countryName } from "../reservations/reservations";
import { Facts } from "./Facts";
import { money, wholeMoney } from "./money";
import { ReceiveTransfer } from "./ReceiveTransfer";
import type { OrderRecord, OrderSheet } from "./sheet";

const PAY_BY = {
  card: { label: "Online bezahlt", color: "green" },
  direct_debit: { label: "Zahlung ausstehend (Lastschrift)", color: "orange" },
  bank_transfer: { label: "Wartet auf Überweisung", color: "orange" },
  reservation: { label: "Reservierung – Angebot erstellen", color: "purple" },
  free: { label: "Nichts zu zahlen", color: "grey" },
} as const;

interface TermsProps {
  orderId: string;
  record: OrderRecord;
  sheet: Pick<
    OrderSheet,
    "cancelled" | "paid_at" | "debit_failed" | "disputed" | "heard_from" | "transfer_due"
  >;
}

/** How the order is paid, delivered and charged. */
export function Terms({ orderId, record, sheet }: TermsProps) {
  const { label, color } = standing(record, sheet);
  return (
    <section className="flex flex-col gap-4 px-6 py-4" data-testid="furniture-terms">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge color={color}>{label}</StatusBadge>
        {sheet.transfer_due !== null && (
          <ReceiveTransfer orderId={orderId} total={sheet.transfer_due} insteadOfDebit={sheet.debit_failed} />
        )}
      </div>
      <Facts facts={[...factsOf(record), ...heardFrom(sheet)]} />
      {record.message && (
        <Text size="small" className="break-words whitespace-pre-wrap">
          {record.message}
        </Text>
      )}
    </section>
  );
}

function standing(record: OrderRecord, { cancelled, paid_at, debit_failed, disputed }: TermsProps["sheet"]) {
  if (cancelled) return { label: "Storniert", color: "grey" } as const;
  if (disputed) return { label: "Zahlung bestritten – nicht bauen", color: "red" } as const;
  if (debit_failed) return { label: "Lastschrift gescheitert, nicht bezahlt", color: "red" } as const;
  if (record.pay_by === "bank_transfer" && paid_at)
    return { label: "Überweisung eingegangen", color: "green" } as const;
  if (record.pay_by === "direct_debit" && paid_at)
    return { label: "Lastschrift eingegangen", color: "green" } as const;
  if (record.reservation) return { label: "Reservierung, online bezahlt", color: "green" } as const;
  return PAY_BY[record.pay_by];
}

function heardFrom({ heard_from }: TermsProps["sheet"]) {
  return heard_from ? [{ label: "Woher", value: heard_from }] : [];
}

/** Samples alone go by post: nothing else has a promise in days and none in weeks. */
function shipping({ shipping, promised_weeks, promised_sample_days }: OrderRecord): string {
  if (shipping === "pickup") return "Abholung in der Werkstatt";
  if (promised_sample_days && !promised_weeks) return "Briefpost";
  return promised_sample_days ? "Spedition, Muster mit der Briefpost" : "Spedition, frei Bordsteinkante";
}

function factsOf(record: OrderRecord): { label: string; value: string }[] {
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
    { label: "Waren nach Mengenrabatt", value: wholeMoney(record.goods) },
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
  facts.push({ label: "Summe", value: wholeMoney(record.total) });
  facts.push({ label: "Rechnung", value: record.invoice ? "an eigene Adresse" : "an die Lieferadresse" });
  if (record.vat_id) facts.push({ label: "Umsatzsteuer-ID", value: record.vat_id });
  for (const [name, value] of Object.entries(record.utm ?? {})) facts.push({ label: `utm_${name}`, value });
  return facts;
}
