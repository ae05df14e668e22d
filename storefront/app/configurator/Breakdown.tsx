import { PRICES, type Price, type TableConfiguration } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";

/** The bill of one table, one tap away. */
export function Breakdown({ price, table }: { price: Price; table: TableConfiguration }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const included: Record<string, number> = {
    length: PRICES.table.lengthIncluded,
    width: PRICES.table.widthIncluded,
    height: PRICES.table.heightIncluded,
  };
  const labelOf = (code: string, label: string) => {
    const key = code === "frame" ? (`frame_${table.frameType}` as const) : code;
    return t(`configurator.breakdown.${key as "base"}`, { included: included[code], defaultValue: label });
  };
  return (
    <details className="group border-t border-line">
      <summary className="heading flex min-h-12 list-none items-center justify-between gap-3 text-small font-[560]">
        {t("configurator.breakdownTitle")}
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="h-4 w-4 transition-transform group-open:rotate-45"
        >
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pb-4 text-small">
        {price.breakdown.map(({ code, label, amount }) => (
          <div key={code} className="col-span-2 grid grid-cols-subgrid">
            <dt>{labelOf(code, label)}</dt>
            <dd className="figures text-right">{euro(amount)}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-line pt-2 font-[600]">
          <dt>{t("configurator.sum")}</dt>
          <dd className="figures text-right">{euro(price.price)}</dd>
        </div>
      </dl>
    </details>
  );
}
