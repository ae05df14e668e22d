import type { TableConfiguration } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";

/** The strip at the foot of a workshop drawing that says what it shows. */
export function TitleBlock({ table, colorName }: { table: TableConfiguration; colorName: string }) {
  const { t } = useTranslation();
  const { length, width, height } = table.dimensions;
  const cells = [
    [t("configurator.block.piece"), t("configurator.block.table")],
    [t("configurator.block.size"), `${length} × ${width} × ${height}`],
    [t("configurator.frame"), t(`configurator.frameType.${table.frameType}`)],
    [t("configurator.top"), t(`configurator.tableTop.${table.tableTop}`)],
    [t("configurator.color"), colorName],
  ];
  return (
    <dl className="hidden grid-cols-[auto_1.4fr_1fr_1fr_1.4fr] border-t border-line bg-sheet desk:grid">
      {cells.map(([label, value]) => (
        <div key={label} className="border-l border-line px-3 py-2 leading-tight first:border-l-0">
          <dt className="text-[0.75rem] text-muted">{label}</dt>
          <dd className="figures text-small font-[560]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
