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

/** What the page of a payment link is for, as a key of texts: who has several open tells the tabs apart by it. */
export function linkTitle({
  state,
  purpose,
}: Pick<
  PaymentLink,
  "state" | "purpose"
>): `order.pay.titles.${"offer" | "difference" | "paid" | "withdrawn"}` {
  return `order.pay.titles.${state === "payable" ? purpose : state}`;
}
