import type { AdminOrder } from "@medusajs/framework/types";
import { Text } from "@medusajs/ui";
import { hintsBeside } from "../i18n/hints";
import { money } from "./money";

interface HintsProps {
  order: AdminOrder;
  /** What of its money came by bank transfer and has not gone back, EUR. */
  transferred: number;
  /** It was to be paid by bank transfer, and no money came. */
  awaited: boolean;
}

/** What staff should know before they press one of Medusa's own buttons on this page. */
export function Hints({ order, transferred, awaited }: HintsProps) {
  const words = hintsBeside(document.cookie);
  const cancelled = order.status === "canceled";
  const hints = [
    // Nobody but staff can send a transfer back, and the mail about a refund goes out when it is booked.
    transferred > 0 && words.transferred(money(transferred)),
    // The reminder may lead to a transfer on the very day on which the order is cancelled.
    awaited && cancelled && words.lateTransfer,
    // Money that is back does not say what becomes of the pieces.
    order.payment_status === "refunded" &&
      !cancelled &&
      (isPacked(order) ? words.refundedSawn : words.refundedWhole),
    // Medusa has no button for these.
    ...(isSent(order) && !cancelled ? [words.defect, words.sentAgain] : []),
    !cancelled && words.changes,
  ].filter((hint): hint is string => Boolean(hint));
  if (hints.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-hints">
      {hints.map((hint) => (
        <Text key={hint} size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      ))}
    </section>
  );
}

const standing = ({ fulfillments }: AdminOrder) =>
  (fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);

const isPacked = (order: AdminOrder) => standing(order).length > 0;

const isSent = (order: AdminOrder) =>
  standing(order).some(({ shipped_at, delivered_at }) => shipped_at || delivered_at);
