import {
  type ConfigurationOf,
  type Prices,
  plankCount,
  priceOf,
  type ShelfConfiguration,
} from "@planke46/furniture-rules";
import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { queryOf } from "./address/address.ts";
import { BoardsGroup } from "./BoardsGroup.tsx";
import { Breakdown } from "./Breakdown.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { ChoiceGroups } from "./ChoiceGroups.tsx";
import { type ColorChoice, ColorGroup } from "./ColorGroup.tsx";
import { settled } from "./change.ts";
import { Drawing } from "./Drawing.tsx";
import type { FieldIssues } from "./fieldIssues.ts";
import { type ConfigurableKind, FORMS, type Piece } from "./kinds.ts";
import { PassepartoutGroup } from "./PassepartoutGroup.tsx";
import { PlanksGroup } from "./PlanksGroup.tsx";
import type { StockPlank } from "./plankMoves.ts";
import { differenceOf } from "./price.ts";
import { SizeGroup } from "./SizeGroup.tsx";
import { TitleBlock } from "./TitleBlock.tsx";
import { useFurniture } from "./useFurniture.ts";
import { useOnlyPost } from "./useOnlyPost.ts";

interface ConfiguratorProps {
  kind: ConfigurableKind;
  initial: ConfigurationOf<ConfigurableKind>;
  colors: ColorChoice[];
  issues: FieldIssues;
  /** What was typed and could not be built, by field. */
  typed: Partial<Record<string, string>>;
  /** A fault of the whole form, in words. */
  fault?: string | undefined;
  /** What there is to pick from; null if nobody could say. */
  stock: StockPlank[] | null;
  /** Titles of planks the address named that somebody else has. */
  gonePlanks: string[];
  deliveryWeeks: number;
  /** What the server counts with. */
  prices: Prices;
}

/** Drawing and controls. One form: GET shows what it says, POST puts it into the cart; scripts make it immediate. */
export function Configurator(props: ConfiguratorProps) {
  const { kind, colors, issues, prices } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const onlyPost = useOnlyPost();
  const [piece, change] = useFurniture(kind, props.initial, form);
  const price = priceOf(kind, piece, prices);
  const { color }: Piece = piece;
  const colorName = color ? nameOf(color, colors) : null;
  return (
    <Form
      ref={form}
      method="get"
      noValidate
      preventScrollReset
      onSubmit={onlyPost}
      className="mx-auto grid max-w-page gap-x-10 px-4 desk:grid-cols-[minmax(0,1fr)_var(--container-selector)] desk:px-8 wide:gap-x-14"
    >
      {/* What Enter in a field presses: of all buttons the first one in the form. */}
      <button type="submit" hidden />
      <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pt-3 pb-2 desk:static desk:mx-0 desk:px-0 desk:pb-0">
        <div className="sheet overflow-hidden desk:sticky desk:top-5">
          <div className="h-[32dvh] min-h-48 desk:aspect-4/3 desk:h-auto desk:max-h-[calc(100dvh-6.5rem)] desk:w-full">
            <Drawing kind={kind} piece={piece} colorName={colorName} />
          </div>
          <TitleBlock kind={kind} piece={piece} colorName={colorName} />
        </div>
      </div>
      <div className="grid content-start gap-7 pt-3 desk:pt-5">
        <div>
          <h1>{t(`configurator.of.${kind}.heading`)}</h1>
          <p className="mt-1 text-muted">{t("configurator.lead")}</p>
        </div>
        <Faults fault={props.fault} issues={issues} />
        <Controls {...props} piece={piece} change={change} price={price} />
        <Breakdown kind={kind} piece={piece} price={price} prices={prices} />
        <input type="hidden" name="shownFor" value={queryOf(kind, piece).toString()} />
        <input type="hidden" name="shownPrice" value={price.price} />
        <button type="submit" className="button without-script">
          {t("configurator.update")}
        </button>
        <BuyBar price={price.price} deliveryWeeks={props.deliveryWeeks} />
      </div>
    </Form>
  );
}

interface ControlsProps extends ConfiguratorProps {
  piece: ConfigurationOf<ConfigurableKind>;
  change: ReturnType<typeof useFurniture<ConfigurableKind>>[1];
  price: ReturnType<typeof priceOf>;
}

/** Everything there is to decide about a kind, in the order in which one decides. */
function Controls({
  kind,
  piece,
  change,
  price,
  colors,
  issues,
  typed,
  stock,
  gonePlanks,
  prices,
}: ControlsProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const view: Piece = piece;
  const costOf = (code: string) => price.breakdown.find((line) => line.code === code)?.amount ?? 0;
  const effectOf = (code: string) =>
    costOf(code) > 0 ? t("configurator.plus", { price: euro(costOf(code)) }) : undefined;
  const common = { kind, piece, change, prices };
  return (
    <>
      <SizeGroup {...common} issues={issues} typed={typed} costOf={costOf} />
      {kind === "shelf" ? (
        <BoardsGroup
          shelf={piece as ShelfConfiguration}
          change={(make) => change((before) => make(before as ShelfConfiguration))}
          issues={issues}
          typed={typed}
          effectOf={effectOf}
        />
      ) : null}
      <ChoiceGroups {...common} />
      {view.filling === "passepartout" ? (
        <PassepartoutGroup
          color={view.passepartoutColor ?? ""}
          typed={typed.passepartoutColor}
          issue={issues.passepartoutColor}
          onChange={(passepartoutColor) => change((before) => settled(kind, before, { passepartoutColor }))}
        />
      ) : null}
      {view.color ? (
        <ColorGroup
          color={view.color}
          colors={colors}
          typed={typed.ownColor}
          issue={issues.ownColor}
          fee={differenceOf(kind, piece, own(view, true), own(view, false), prices)}
          samplePrice={prices.sample.base}
          onChange={(color) => change((before) => settled(kind, before, { color }))}
        />
      ) : null}
      {FORMS[kind].planks && plankCount(kind, piece) > 0 ? (
        <PlanksGroup
          kind={kind}
          piece={piece}
          change={change}
          stock={stock}
          gone={gonePlanks}
          issues={issues}
          fee={differenceOf(kind, piece, { choosePlanks: true }, { choosePlanks: false }, prices)}
        />
      ) : null}
    </>
  );
}

function Faults({ fault, issues }: { fault: string | undefined; issues: FieldIssues }) {
  const { t } = useTranslation();
  const hasIssues = Object.keys(issues).length > 0;
  if (!fault && !hasIssues) return null;
  return (
    <div role="alert" className="notice notice-fault">
      <p>{fault ?? t("configurator.fixFields")}</p>
      {hasIssues ? <p className="text-small">{t("configurator.shownFor")}</p> : null}
    </div>
  );
}

function own({ color }: Piece, chooseOwnColor: boolean): Piece {
  return color ? { color: { ...color, chooseOwnColor } } : {};
}

function nameOf({ chooseOwnColor, hex }: NonNullable<Piece["color"]>, colors: ColorChoice[]): string {
  return (!chooseOwnColor && colors.find((color) => color.hex === hex)?.name) || hex;
}
