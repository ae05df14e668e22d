import { useTranslation } from "react-i18next";
import type { OrdinaryLine } from "../commerce/answers.server.ts";
import { useMoney } from "../money/money.ts";

interface OrdinaryGoodsProps {
  lines: readonly OrdinaryLine[];
  /** Whether each can be taken out, by a button of the form it stands in. */
  removable?: boolean;
}

/** Products of the same shop that are no furniture, below the pieces. */
export function OrdinaryGoods({ lines, removable = false }: OrdinaryGoodsProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const name = useOrdinaryName();
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t("cart.ordinary")}>
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-4">
          <span className="heading font-[600]">{name(line)}</span>
          <span className="figures text-right">{euro(line.total)}</span>
          {removable ? (
            <button
              type="submit"
              name="intent"
              value={`removeGoods:${line.id}`}
              formNoValidate
              className="button button-quiet justify-self-start text-small no-print"
              aria-label={t("cart.removeNamed", { name: name(line) })}
            >
              {t("cart.remove")}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** One of them in the bill right above the button that orders. */
export function OrdinaryRow({ line }: { line: OrdinaryLine }) {
  const { euro } = useMoney();
  const name = useOrdinaryName();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 leading-snug">
      <dt>
        <b className="heading font-[600]">{name(line)}</b>
      </dt>
      <dd className="figures text-right">{euro(line.total)}</dd>
    </div>
  );
}

/** What they cost without their delivery, EUR. */
export function ordinarySum({ ordinary_lines }: { ordinary_lines: readonly OrdinaryLine[] }): number {
  return Math.round(ordinary_lines.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
}

function useOrdinaryName() {
  const { t } = useTranslation();
  return ({ quantity, title }: OrdinaryLine) =>
    quantity > 1 ? t("quantity.of", { count: quantity, name: title }) : title;
}
