import { StatusBadge, Text } from "@medusajs/ui";
import { Facts } from "./Facts";
import { ReceiveTransfer } from "./ReceiveTransfer";
import type { OrderRecord, OrderSheet } from "./sheet";
import { type Paid, standing, termsFacts } from "./terms-facts";

interface TermsProps {
  orderId: string;
  record: OrderRecord;
  sheet: Paid & Pick<OrderSheet, "heard_from" | "transfer_due">;
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
      <Facts facts={[...termsFacts(record), ...heardFrom(sheet)]} />
      {record.message && (
        <Text size="small" className="break-words whitespace-pre-wrap">
          {record.message}
        </Text>
      )}
    </section>
  );
}

function heardFrom({ heard_from }: TermsProps["sheet"]) {
  return heard_from ? [{ label: "Woher", value: heard_from }] : [];
}
