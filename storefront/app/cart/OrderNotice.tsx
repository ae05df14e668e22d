import { useTranslation } from "react-i18next";
import { useBroughtIntoView } from "../forms/useBroughtIntoView.ts";
import { useMoney } from "../money/useMoney.ts";
import type { CartNews } from "./shown.ts";

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
