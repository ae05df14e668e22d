import type { PaymentLink } from "../commerce/answers.server.ts";

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
