import { toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { wholeMoney } from "./money";
import { receiveTransfer } from "./sheet";

interface ReceiveTransferProps {
  orderId: string;
  total: number;
  /** The order was to be paid by a direct debit, which has failed. */
  insteadOfDebit: boolean;
}

/** Marks a bank transfer as received. It asks for confirmation, because the customer gets a mail. */
export function ReceiveTransfer({ orderId, total, insteadOfDebit }: ReceiveTransferProps) {
  const seen = insteadOfDebit
    ? `Die Lastschrift ist gescheitert, und ${wholeMoney(total)} sind als Überweisung auf dem Konto.`
    : `${wholeMoney(total)} sind auf dem Konto.`;
  return (
    <ConfirmedButton
      label="Zahlung eingegangen"
      asks={{
        title: "Zahlung eingegangen?",
        description: `${seen} Die Bestellung gilt dann als bezahlt, und es geht eine E-Mail hinaus.`,
        confirm: "Ja, eingegangen",
      }}
      deed={() => receiveTransfer(orderId)}
      onDone={() => toast.success("Zahlungseingang vermerkt")}
      failed="Nicht vermerkt"
    />
  );
}
