import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";

interface TotalBarProps {
  /** EUR. */
  total: number;
  /** The summary with the button that orders. */
  summary: RefObject<HTMLElement>;
}

/**
 * On a phone: the total, and the way to the summary and the button that stands right below it, from wherever one is in the cart. It
 * orders nothing itself: what obliges to pay stands next to what is bought (§ 312j BGB). Gone as soon as the summary is in view.
 */
export function TotalBar({ total, summary }: TotalBarProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = summary.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [summary]);
  if (inView) return null;
  return (
    <nav aria-label={t("cart.toSummaryNamed")} className="total-bar no-print">
      <span>
        {t("cart.total")} <b className="figures text-lead">{euro(total)}</b>
      </span>
      <a href="#summary" className="button button-main">
        {t("cart.toSummary")}
      </a>
    </nav>
  );
}
