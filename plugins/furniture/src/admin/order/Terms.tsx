import { Input, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { ConfirmedButton } from "../ConfirmedButton";
import { Labelled } from "../Field";
import { today } from "../time";
import { Facts } from "./Facts";
import { type OrderRecord, type OrderSheet, receiveTransfer } from "./sheet";
import { type Paid, standing, termsFacts, transferWords } from "./terms-facts";

interface TermsProps {
  orderId: string;
  record: OrderRecord;
  sheet: Paid & Pick<OrderSheet, "heard_from" | "transfer_due" | "given_back">;
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
      {sheet.disputed && (
        <Text size="small" role="alert" className="text-ui-fg-error">
          {sheet.disputed}
        </Text>
      )}
      <Facts facts={[...termsFacts(record, sheet.given_back), ...heardFrom(sheet)]} />
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

interface ReceiveTransferProps {
  orderId: string;
  total: number;
  /** The order was to be paid by a direct debit, which has failed. */
  insteadOfDebit: boolean;
}

/** Marks a bank transfer as received, on the day whose month its VAT belongs to. It asks for confirmation, because the customer gets a mail. */
function ReceiveTransfer({ orderId, total, insteadOfDebit }: ReceiveTransferProps) {
  const [receivedOn, setReceivedOn] = useState(today);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Labelled label="Auf dem Konto seit">
        <Input
          type="date"
          size="small"
          max={today()}
          value={receivedOn}
          onChange={(event) => setReceivedOn(event.target.value)}
        />
      </Labelled>
      <ConfirmedButton
        label="Zahlung eingegangen"
        asks={{
          title: "Zahlung eingegangen?",
          description: `${transferWords(total, insteadOfDebit)} Die Bestellung gilt dann als bezahlt, und es geht eine E-Mail hinaus.`,
          confirm: "Ja, eingegangen",
        }}
        deed={() => receiveTransfer(orderId, receivedOn)}
        onDone={() => toast.success("Zahlungseingang vermerkt")}
        failed="Nicht vermerkt"
      />
    </div>
  );
}
