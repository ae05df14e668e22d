import { StatusBadge, Text } from "@medusajs/ui";
import { Facts } from "./Facts";
import { eur } from "./money";
import type { OrderRecord } from "./sheet";

const PAY_BY = {
  card: { label: "Kartenzahlung", color: "green" },
  bank_transfer: { label: "Überweisung – Zahlungseingang prüfen", color: "orange" },
  reservation: { label: "Reservierung – Angebot erstellen", color: "purple" },
  free: { label: "Nichts zu zahlen", color: "grey" },
} as const;

/** How the order is paid, delivered and charged. */
export function Terms({ record }: { record: OrderRecord }) {
  const { label, color } = PAY_BY[record.pay_by];
  return (
    <section className="flex flex-col gap-4 px-6 py-4" data-testid="furniture-terms">
      <div>
        <StatusBadge color={color}>{label}</StatusBadge>
      </div>
      <Facts facts={factsOf(record)} />
      {record.message && (
        <Text size="small" className="whitespace-pre-wrap">
          {record.message}
        </Text>
      )}
    </section>
  );
}

function factsOf(record: OrderRecord): { label: string; value: string }[] {
  const facts = [
    { label: "Versand", value: record.shipping === "pickup" ? "Abholung in der Werkstatt" : "Lieferung" },
    { label: "Lieferland", value: record.outside_germany ? "außerhalb Deutschlands" : "Deutschland" },
    { label: "Express-Fertigung", value: record.express_build ? `ja (${eur(record.express_fee)})` : "nein" },
    { label: "Waren nach Mengenrabatt", value: eur(record.goods) },
  ];
  if (record.multi_item_discount > 0)
    facts.push({ label: "Mengenrabatt", value: eur(-record.multi_item_discount) });
  if (record.pickup_deduction > 0)
    facts.push({ label: "Abzug für Abholung", value: eur(-record.pickup_deduction) });
  if (record.voucher_code) {
    facts.push({ label: `Gutschein ${record.voucher_code}`, value: eur(-record.voucher_sum) });
  }
  return [...facts, { label: "Summe", value: eur(record.total) }];
}
