import { cartContents } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import type { PaymentLink } from "../commerce/answers.server.ts";
import { useMoney } from "../money/money.ts";
import type { PlacedBill } from "./ownOrder.server.ts";

interface OrderOverviewProps {
  number: string;
  /** EUR. */
  total: number;
  /** What the sum is; unset, all that the order costs. */
  label?: string;
  /** It is a reservation still. */
  reserved?: boolean | undefined;
}

/** Number and total of a placed order, or what of it is paid now. */
export function OrderOverview({ number, total, label, reserved }: OrderOverviewProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <section aria-labelledby="overview" className="border-y border-line bg-sheet py-3">
      <h2 id="overview" className="sr-only">
        {t("order.completed.overview")}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>{t(reserved ? "order.reserved.number" : "order.completed.number")}</dt>
        <dd className="figures text-right font-[600]">{number}</dd>
        <dt>{label ?? t("order.completed.total")}</dt>
        <dd className="figures text-right font-[600]">{euro(total)}</dd>
      </dl>
    </section>
  );
}

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

/** What the button of an offer says, as a key of texts: what obliges to pay says so, and nothing else does. */
export function offerButton({ amount }: Pick<PaymentLink, "amount">): "cart.orderFree" | "order.pay.button" {
  return amount === 0 ? "cart.orderFree" : "order.pay.button";
}

/** What the page of a payment link is for, as a key of texts: who has several open tells the tabs apart by it. */
export function linkTitle({
  state,
  purpose,
  amount,
}: Pick<
  PaymentLink,
  "state" | "purpose" | "amount"
>): `order.pay.titles.${"offer" | "difference" | "paid" | "accepted" | "withdrawn"}` {
  if (state === "paid" && amount === 0) return "order.pay.titles.accepted";
  return `order.pay.titles.${state === "payable" ? purpose : state}`;
}
