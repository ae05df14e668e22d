import {
  defaultConfiguration,
  FRAME_TYPES,
  type Prices,
  priceOf,
  TABLE_TOPS,
  type TableConfiguration,
} from "@planke46/furniture-rules";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Breakdown } from "./Breakdown.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { type ColorChoice, ColorGroup } from "./ColorGroup.tsx";
import { Drawing } from "./Drawing.tsx";
import type { TableIssues } from "./fieldIssues.ts";
import { OptionGroup } from "./OptionGroup.tsx";
import { SizeGroup } from "./SizeGroup.tsx";
import { TitleBlock } from "./TitleBlock.tsx";
import { queryOf, type Side } from "./tableAddress.ts";
import { useTable } from "./useTable.ts";

interface TableConfiguratorProps {
  initial: TableConfiguration;
  colors: ColorChoice[];
  issues: TableIssues;
  /** What was typed and could not be built, by field. */
  typed: Partial<Record<Side | "ownColor", string>>;
  /** A fault of the whole form, in words. */
  fault?: string | undefined;
  deliveryWeeks: number;
  /** What the server counts with. */
  prices: Prices;
}

/** Drawing and controls. One form: GET shows what it says, POST puts it into the cart; scripts make it immediate. */
export function TableConfigurator({
  initial,
  colors,
  issues,
  typed,
  fault,
  deliveryWeeks,
  prices,
}: TableConfiguratorProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const onlyPost = useOnlyPost();
  const [table, changes] = useTable(initial, form);
  const price = priceOf("table", table, prices);
  const costOf = (code: string) => price.breakdown.find((line) => line.code === code)?.amount ?? 0;
  const colorName = colors.find(({ hex }) => !table.color.chooseOwnColor && hex === table.color.hex)?.name;
  const hasIssues = Object.keys(issues).length > 0;
  return (
    <Form
      ref={form}
      method="get"
      noValidate
      preventScrollReset
      onSubmit={onlyPost}
      className="mx-auto grid max-w-page gap-x-10 px-4 desk:grid-cols-[minmax(0,1fr)_var(--container-selector)] desk:px-8 wide:gap-x-14"
    >
      <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pt-3 pb-2 desk:static desk:mx-0 desk:px-0 desk:pb-0">
        <div className="sheet overflow-hidden desk:sticky desk:top-5">
          <div className="h-[32dvh] min-h-48 desk:aspect-4/3 desk:h-auto desk:max-h-[calc(100dvh-6.5rem)] desk:w-full">
            <Drawing table={table} colorName={colorName ?? table.color.hex} />
          </div>
          <TitleBlock table={table} colorName={colorName ?? table.color.hex} />
        </div>
      </div>
      <div className="grid content-start gap-7 pt-3 desk:pt-5">
        <div>
          <h1>{t("configurator.heading")}</h1>
          <p className="mt-1 text-muted">{t("configurator.lead")}</p>
        </div>
        {fault || hasIssues ? (
          <div role="alert" className="notice notice-fault">
            <p>{fault ?? t("configurator.fixFields")}</p>
            {hasIssues ? <p className="text-small">{t("configurator.shownFor")}</p> : null}
          </div>
        ) : null}
        <SizeGroup
          table={table}
          changes={changes}
          issues={issues}
          typed={typed}
          costOf={costOf}
          prices={prices}
        />
        <OptionGroup
          title={t("configurator.frame")}
          name="frameType"
          selected={table.frameType}
          onSelect={(frameType) => changes.option({ frameType })}
          options={FRAME_TYPES.map((value) => ({
            value,
            label: t(`configurator.frameType.${value}`),
            hint: t(`configurator.frameHint.${value}`),
            fee: prices.table.frame[value],
            image: `/drawing/table?${queryOf({ ...EXAMPLE, frameType: value })}`,
          }))}
        />
        <OptionGroup
          title={t("configurator.top")}
          name="tableTop"
          selected={table.tableTop}
          onSelect={(tableTop) => changes.option({ tableTop })}
          options={TABLE_TOPS.map((value) => ({
            value,
            label: t(`configurator.tableTop.${value}`),
            hint: t(`configurator.topHint.${value}`),
            fee: prices.table.tableTop[value],
            image: `/drawing/table?${queryOf({ ...EXAMPLE, tableTop: value })}`,
          }))}
        />
        <ColorGroup
          color={table.color}
          colors={colors}
          typed={typed.ownColor}
          issue={issues.ownColor}
          fee={prices.table.ownColor}
          onChange={(color) => changes.option({ color })}
        />
        <Breakdown price={price} table={table} />
        <input type="hidden" name="shownFor" value={queryOf(table).toString()} />
        <input type="hidden" name="shownPrice" value={price.price} />
        <button type="submit" className="button without-script">
          {t("configurator.update")}
        </button>
        <BuyBar price={price.price} deliveryWeeks={deliveryWeeks} />
      </div>
    </Form>
  );
}

/** The table in the little drawings of frames and tops: short, so that its joints show. */
const EXAMPLE: TableConfiguration = {
  ...defaultConfiguration("table"),
  dimensions: { chosen: "individual", length: 120, width: 80, height: 75 },
};

/**
 * With scripts the page is always up to date: Enter in a field must not send the form that only refreshes it.
 * A second click while a piece is being added does not add it twice.
 */
function useOnlyPost(): (event: React.FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation();
  const underWay = useRef(false);
  useEffect(() => {
    if (state === "idle") underWay.current = false;
  }, [state]);
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPost = submitter?.getAttribute("formmethod") === "post";
    if (!isPost || underWay.current) event.preventDefault();
    else underWay.current = true;
  };
}
