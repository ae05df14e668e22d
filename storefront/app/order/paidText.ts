import { cartContents } from "@planke46/furniture-rules";
import type { PaymentLink } from "../commerce/answers.server.ts";
import type { PlacedBill } from "./ownOrder.server.ts";

/** What happens once a payment link is paid, as a key of texts: an offer is begun now, a changed order may long be in work. */
export function paidText(
  { purpose }: Pick<PaymentLink, "purpose">,
  bill: Pick<PlacedBill, "lines"> | null,
): "order.pay.paidText" | "order.pay.paidSamplesText" | "order.pay.paidDifferenceText" {
  if (purpose === "difference") return "order.pay.paidDifferenceText";
  const kinds = bill?.lines.map(({ kind }) => kind) ?? [];
  return kinds.length > 0 && cartContents(kinds) === "samples"
    ? "order.pay.paidSamplesText"
    : "order.pay.paidText";
}
