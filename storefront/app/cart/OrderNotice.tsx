import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CartNews } from "./OrderForm.tsx";

interface OrderNoticeProps {
  news: CartNews;
  /** What the server has to say about the whole form. */
  notice: string | null;
  /** Fields are marked. */
  invalid: boolean;
}

/** What concerns the whole form, at its head. A new word from the server is brought into view. */
export function OrderNotice({ news, notice, invalid }: OrderNoticeProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const text = notice ?? (invalid ? t("cart.fixFields") : null);
  useEffect(() => {
    if (notice) element.current?.scrollIntoView({ block: "center" });
  }, [notice]);
  return (
    <>
      {news.restored ? <p className="notice mt-4">{t("cart.restored")}</p> : null}
      <div role="status">
        {news.changed ? <p className="notice notice-good mt-4">{t("cart.pieceChanged")}</p> : null}
        {news.changedElsewhere ? <p className="notice mt-4">{t("cart.changedElsewhere")}</p> : null}
      </div>
      {news.silent && !text ? (
        <p role="alert" className="notice notice-fault mt-4">
          {t("cart.silentWhileOpen")}
        </p>
      ) : null}
      {text ? (
        <div ref={element} role="alert" className="notice notice-fault mt-4">
          {text}
        </div>
      ) : null}
    </>
  );
}
