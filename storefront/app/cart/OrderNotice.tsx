import { useTranslation } from "react-i18next";
import { useBroughtIntoView } from "../forms/useBroughtIntoView.ts";
import { useMoney } from "../money/money.ts";
import type { BillData } from "./Bill.tsx";

/** What the shopper should hear of the cart as it stands. */
export interface CartNews {
  /** The cart's payment was begun and not finished; "restored" when the visitor comes back to it from elsewhere. */
  unpaid: "restored" | "open" | null;
  /** A piece has just been changed. */
  changed: boolean;
  /** Another window has changed the cart. */
  changedElsewhere: boolean;
  /** The shop behind the page has stopped answering; the cart is the one last seen. */
  silent: boolean;
}

interface OrderNoticeProps {
  news: CartNews;
  /** What the server has to say about a change of the cart. */
  notice: string | null;
  /** What it said to the order itself, which stands above the button; without scripts the page begins here. */
  unscripted: string | null;
  /** Fields are marked. */
  invalid: boolean;
  /** EUR, to be paid. */
  total: number;
  /** Nothing can be ordered at this moment. */
  ordering: boolean;
}

/** What concerns the whole form, at its head. A new word from the server is brought into view. */
export function OrderNotice({ news, notice, unscripted, invalid, total, ordering }: OrderNoticeProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const element = useBroughtIntoView<HTMLDivElement>(notice);
  const text = notice ?? (invalid ? t("cart.fixFields") : null);
  return (
    <>
      {news.unpaid ? (
        <div className="notice mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 no-print">
          <p>{t(`cart.unpaid.${news.unpaid}`)}</p>
          <button
            type="submit"
            name="intent"
            value="order"
            className="button button-main"
            disabled={ordering}
          >
            {t("cart.payNow", { total: euro(total) })}
          </button>
        </div>
      ) : null}
      <div role="status">
        {news.changed ? <p className="notice notice-good mt-4">{t("cart.pieceChanged")}</p> : null}
        {news.changedElsewhere ? <p className="notice mt-4">{t("cart.changedElsewhere")}</p> : null}
      </div>
      {news.silent && !text ? (
        <p role="alert" className="notice notice-fault mt-4">
          {t("cart.silentWhileOpen")}
        </p>
      ) : null}
      {unscripted ? (
        <noscript>
          <p className="notice notice-fault mt-4">{unscripted}</p>
        </noscript>
      ) : null}
      {text ? (
        <div ref={element} role="alert" className="notice notice-fault mt-4">
          {text}
        </div>
      ) : null}
    </>
  );
}

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
