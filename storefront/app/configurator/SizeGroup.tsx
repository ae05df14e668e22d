import {
  defaultConfiguration,
  PRESETS,
  type Prices,
  plankCount,
  TABLE_SIZES,
  type TableConfiguration,
} from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { TableIssues } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { Measure } from "./Measure.tsx";
import { queryOf, SIDES, type Side, shownSize } from "./tableAddress.ts";
import type { TableChanges } from "./useTable.ts";

interface SizeGroupProps {
  table: TableConfiguration;
  changes: TableChanges;
  issues: TableIssues;
  typed: Partial<Record<Side, string>>;
  /** What a breakdown line costs now (EUR), 0 if it does not appear. */
  costOf: (code: string) => number;
  prices: Prices;
}

export function SizeGroup({ table, changes, issues, typed, costOf, prices }: SizeGroupProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const planks = plankCount("table", table);
  const plus = (amount: number) => (amount > 0 ? t("configurator.plus", { price: euro(amount) }) : undefined);
  return (
    <Group title={t("configurator.size")}>
      <input type="hidden" name="shown" value={shownSize(table.dimensions)} />
      <div className="grid grid-cols-2 gap-2">
        {TABLE_SIZES.map((size) => (
          <label key={size} className="choice grid content-between overflow-hidden p-0!">
            {size === "individual" ? (
              <AnySize />
            ) : (
              <img
                src={`/drawing/table?${queryOf(presetTable(size))}`}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="block h-auto w-full px-3"
              />
            )}
            <span className="flex gap-2 px-3 pb-2.5 leading-tight">
              <input
                type="radio"
                name="chosen"
                value={size}
                className="mark"
                checked={table.dimensions.chosen === size}
                onChange={() => changes.preset(size)}
              />
              <span>
                <span className="heading block text-small font-[600]">
                  {t(`configurator.preset.${size}`)}
                </span>
                <span className="figures text-small text-muted">
                  {size === "individual" ? plus(prices.table.individual) : sizeText(PRESETS.table[size])}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className="mt-4 grid gap-3">
        {SIDES.map((side) => (
          <Measure
            key={side}
            side={side}
            value={table.dimensions[side]}
            typed={typed[side]}
            issue={issues[side]}
            effect={plus(costOf(side))}
            onChange={(value) => changes.measure(side, value)}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-small text-muted">
        <span>{t("configurator.planks", { count: planks })}</span>
        <span className="figures">{plus(costOf("planks"))}</span>
      </p>
    </Group>
  );
}

function sizeText({ length, width, height }: { length: number; width: number; height: number }): string {
  return `${length} × ${width} × ${height}`;
}

/** What the little drawing of a preset shows. */
function presetTable(size: keyof typeof PRESETS.table): TableConfiguration {
  return { ...defaultConfiguration("table"), dimensions: { chosen: size, ...PRESETS.table[size] } };
}

/** Stands for a size of one's own: an outline with arrows instead of measures. */
function AnySize() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="block h-auto w-full px-3">
      <g fill="none" stroke="#857a6a" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M20 52l38-22 82 22-34 24z" strokeDasharray="5 4" />
        <path d="M28 56v34m110-36v26m-32-2v32" strokeDasharray="5 4" />
        <path d="M24 96l70 19M8 46v36M116 108l26-20" stroke="#8a5a00" />
        <path
          d="M30 93l-6 3 4 5m62 9l4 5-6 2M4 51l4-5 4 5M4 77l4 5 4-5m105 24l-1 7 7-1m12-18l7-1-1 6"
          stroke="#8a5a00"
        />
      </g>
    </svg>
  );
}
