import { toast } from "@medusajs/ui";
import { ConfirmedButton } from "../ConfirmedButton";
import { wholeMoney } from "./money";
import { receiveTransfer } from "./sheet";

/** Marks a bank transfer as received. It asks for confirmation, because the customer gets a mail. */
export function ReceiveTransfer({ orderId, total }: { orderId: string; total: number }) {
  return (
    <ConfirmedButton
      label="Zahlung eingegangen"
      asks={{
        title: "Zahlung eingegangen?",
        description: `${wholeMoney(total)} sind auf dem Konto. Die Bestellung gilt dann als bezahlt, und es geht eine E-Mail hinaus.`,
        confirm: "Ja, eingegangen",
      }}
      deed={() => receiveTransfer(orderId)}
      onDone={() => toast.success("Zahlungseingang vermerkt")}
      failed="Nicht vermerkt"
    />
  );
}
