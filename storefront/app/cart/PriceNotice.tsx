import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { BillData } from "./shown.ts";

const FEE_LABELS = {
  multi_item_discount: "cart.repricedDiscount",
  pickup_deduction: "cart.pickupDeduction",
  express_build: "cart.expressFee",
} as const;

/** Says which sums new prices have changed since the shopper filled the cart. Stays until they go to pay. */
export function PriceNotice({ bill }: { bill: BillData }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  if (bill.repriced.length === 0) return null;
  const cardOf = (id: string | null | undefined) => bill.lines.find(({ lines }) => lines.includes(id ?? ""));
  // Equal pieces are one card with one price: one row names them.
  const said = ({ line_id, code, from, to }: BillData["repriced"][number]) =>
    [code, cardOf(line_id)?.id ?? line_id, from, to].join(" ");
  const rows = new Map(bill.repriced.map((one) => [said(one), one]));
  const nameOf = ({ line_id, code, title }: BillData["repriced"][number]) => {
    if (code !== "line") return t(FEE_LABELS[code]);
    const kind = cardOf(line_id)?.kind;
    return kind ? t(`cart.kind.${kind}`) : title;
  };
  return (
    <div role="status" className="notice mt-4">
      <p className="font-[560]">{t("cart.repricedTitle")}</p>
      <ul className="my-1.5 grid gap-1">
        {[...rows].map(([key, one]) => (
          <li key={key} className="flex flex-wrap gap-x-3">
            <span>{nameOf(one)}:</span>
            <span className="figures">
              <span className="sr-only">{t("cart.repricedFrom")} </span>
              <s className="text-muted">{euro(one.from)}</s>
              <span className="sr-only"> {t("cart.repricedTo")}</span> <b>{euro(one.to)}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small">{t("cart.repricedHint", { total: euro(bill.total) })}</p>
    </div>
  );
}
