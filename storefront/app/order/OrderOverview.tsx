import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";

/** Number and total of a placed order. */
export function OrderOverview({ number, total }: { number: string; total: number }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <section aria-labelledby="overview" className="border-y border-line bg-sheet py-3">
      <h2 id="overview" className="sr-only">
        {t("order.completed.overview")}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>{t("order.completed.number")}</dt>
        <dd className="figures text-right font-[600]">{number}</dd>
        <dt>{t("order.completed.total")}</dt>
        <dd className="figures text-right font-[600]">{euro(total)}</dd>
      </dl>
    </section>
  );
}
