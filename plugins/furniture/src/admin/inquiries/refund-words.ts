import { money } from "../order/money";
import { day } from "../time";
import type { WithdrawalSheet } from "./requests";

type Order = NonNullable<WithdrawalSheet["order"]>;

/** A piece may be sent back, and nothing has gone back for it. */
export function isUnsettled({ cancelled, refunded, kept, lines, ordinary, period }: Order): boolean {
  const withdrawable = ordinary.lines.length > 0 || lines.some((line) => !line.made_to_measure);
  return !cancelled && refunded === 0 && kept > 0 && period.state !== "late" && withdrawable;
}

/** Where the money of a withdrawn order stands, and until when it has to go back. */
export function refundInWords({
  refunded,
  refunded_before,
  refund_by,
  cancelled,
  kept,
}: Pick<Order, "refunded" | "refunded_before" | "refund_by" | "cancelled" | "kept">): string {
  if (refunded > 0) return `Seitdem erstattet: ${money(refunded)}.`;
  if (cancelled) return "Die Bestellung ist storniert.";
  if (kept <= 0 && refunded_before > 0) return "Alles Bezahlte war vor dem Widerruf schon erstattet.";
  if (kept <= 0) return "Bezahlt ist noch nichts.";
  return `Erstatten bis ${day(refund_by)} (§ 357 Abs. 1 BGB). Seitdem ist nichts erstattet.`;
}
