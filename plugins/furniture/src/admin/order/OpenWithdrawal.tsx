import { Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";

/** What staff should know before they build or send a piece of an order whose customer has withdrawn from it. */
export function OpenWithdrawal({ orderNumber }: { orderNumber: string }) {
  return (
    <Text size="small" role="status" className="text-ui-fg-error" data-testid="open-withdrawal">
      Zu dieser Bestellung ist ein{" "}
      <Link className={LINK} to={`/withdrawals?q=${encodeURIComponent(orderNumber)}`}>
        Widerruf
      </Link>{" "}
      offen. Bitte erst klären, was davon noch gebaut und versandt wird.
    </Text>
  );
}
