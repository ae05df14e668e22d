import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";

interface OrderOverviewProps {
  number: string;
  /** EUR. */
  total: number;
  /** What the sum is; unset, all that the order costs. */
  label?: string;
}

/** Number and total of a placed order, or what of it is paid now. */
export function OrderOverview({ number, total, label }: OrderOverviewProps) {
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
        <dt>{label ?? t("order.completed.total")}</dt>
        <dd className="figures text-right font-[600]">{euro(total)}</dd>
      </dl>
    </section>
  );
}
