import { PRESETS, PRICES, plankCount, TABLE_SIZES, type TableConfiguration } from "@planke46/furniture-rules";
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
}

export function SizeGroup({ table, changes, issues, typed, costOf }: SizeGroupProps) {
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
            <input
              type="radio"
              name="chosen"
              value={size}
              className="absolute top-2.5 left-2.5 mark"
              checked={table.dimensions.chosen === size}
              onChange={() => changes.preset(size)}
            />
            <img
              src={`/drawing/table?${queryOf(presetTable(size))}`}
              alt=""
              width={640}
              height={480}
              loading="lazy"
              className="block h-auto w-full px-4 pt-1"
            />
            <span className="px-3 pb-2.5 leading-tight">
              <span className="heading block text-small font-[600]">{t(`configurator.preset.${size}`)}</span>
              <span className="figures text-small text-muted">
                {size === "individual" ? plus(PRICES.table.individual) : sizeText(PRESETS.table[size])}
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

/** What the little drawing of a size shows; the own size stands for any. */
function presetTable(size: (typeof TABLE_SIZES)[number]): TableConfiguration {
  const dimensions =
    size === "individual"
      ? ({ chosen: size, length: 180, width: 50, height: 110 } as const)
      : { chosen: size, ...PRESETS.table[size] };
  return {
    dimensions,
    tableTop: "single",
    frameType: "open",
    color: { chooseOwnColor: false, hex: "#27292B" },
    choosePlanks: false,
    planks: [],
  };
}
