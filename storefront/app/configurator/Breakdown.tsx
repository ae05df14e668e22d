import type { Price, Prices } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";

interface BreakdownProps {
  kind: ConfigurableKind;
  piece: Piece;
  price: Price;
  prices: Prices;
  /** What the price includes, for screens too short to say it beside the price. */
  note: string;
}

/** The bill of one piece. */
export function Breakdown({ kind, piece, price, prices, note }: BreakdownProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const constants: Record<string, unknown> = { ...prices[kind] };
  const labelOf = (code: string, label: string) =>
    t(`configurator.breakdown.${keyOf(code, kind, piece) as "length"}`, {
      included: constants[`${code}Included`] ?? constants.sideIncluded,
      defaultValue: label,
    });
  return (
    <div className="bill-sheet">
      <h2 className="mb-2 text-body">{t("configurator.breakdownTitle")}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
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
      <p className="short-screen mt-2 text-small text-muted">{note}</p>
    </div>
  );
}

/** Lines that say which option they are for, and those that each kind calls by its own name. */
function keyOf(code: string, kind: ConfigurableKind, { frameType, filling }: Piece): string {
  if (code === "base") return `base_${kind}`;
  if (code === "frame") return `frame_${frameType}`;
  if (code === "filling") return `filling_${filling}`;
  return code === "planks" && kind === "shelf" ? "boards" : code;
}
