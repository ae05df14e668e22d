import { Input, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { ConfirmedButton } from "../ConfirmedButton";
import { Labelled } from "../Field";
import { today } from "../time";
import { Facts } from "./Facts";
import { type OrderCard, type OrderRecord, receiveTransfer } from "./requests";
import { type Paid, standing, termsFacts, transferWords } from "./terms-facts";

interface TermsProps {
  orderId: string;
  record: OrderRecord;
  card: Paid & Pick<OrderCard, "heard_from" | "transfer_due" | "given_back">;
}

/** How the order is paid, delivered and charged. */
export function Terms({ orderId, record, card }: TermsProps) {
  const { label, color } = standing(record, card);
  return (
    <section className="flex flex-col gap-4 px-6 py-4" data-testid="furniture-terms">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge color={color}>{label}</StatusBadge>
        {card.transfer_due !== null && (
          <ReceiveTransfer orderId={orderId} total={card.transfer_due} insteadOfDebit={card.debit_failed} />
        )}
      </div>
      {card.disputed && (
        <Text size="small" role="alert" className="text-ui-fg-error">
          {card.disputed}
        </Text>
      )}
      <Facts facts={[...termsFacts(record, card.given_back), ...heardFrom(card)]} />
      {record.message && (
        <Text size="small" className="break-words whitespace-pre-wrap">
          {record.message}
        </Text>
      )}
    </section>
  );
}

function heardFrom({ heard_from }: TermsProps["card"]) {
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
