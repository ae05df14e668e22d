import type { Price, Prices } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { ConfigurableKind, Piece } from "./kinds.ts";

interface BreakdownProps {
  kind: ConfigurableKind;
  piece: Piece;
  price: Price;
  prices: Prices;
}

/** The bill of one piece, one tap away. */
export function Breakdown({ kind, piece, price, prices }: BreakdownProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const constants: Record<string, unknown> = { ...prices[kind] };
  const labelOf = (code: string, label: string) =>
    t(`configurator.breakdown.${keyOf(code, kind, piece) as "length"}`, {
      included: constants[`${code}Included`] ?? constants.sideIncluded,
      defaultValue: label,
    });
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

/** Lines that say which option they are for, and those that each kind calls by its own name. */
function keyOf(code: string, kind: ConfigurableKind, { frameType, filling }: Piece): string {
  if (code === "base") return `base_${kind}`;
  if (code === "frame") return `frame_${frameType}`;
  if (code === "filling") return `filling_${filling}`;
  return code === "planks" && kind === "shelf" ? "boards" : code;
}
