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
import { Scene } from "../scene/Scene.tsx";
import { queryOf } from "./address/address.ts";
import { BoardsGroup } from "./BoardsGroup.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { ChangingNotice } from "./ChangingNotice.tsx";
import { ChoiceGroups } from "./ChoiceGroups.tsx";
import { type ColorChoice, ColorGroup } from "./ColorGroup.tsx";
import { settled, withBoardHungAt } from "./change.ts";
import { Drawing } from "./Drawing.tsx";
import type { FieldIssues } from "./fieldIssues.ts";
import { type ConfigurableKind, FORMS, type Piece } from "./kinds.ts";
import { PassepartoutGroup } from "./PassepartoutGroup.tsx";
import { PlanksGroup } from "./PlanksGroup.tsx";
import { showPlankField } from "./plankField.ts";
import type { StockPlank } from "./plankMoves.ts";
import { differenceOf } from "./price.ts";
import { ShareButton } from "./ShareButton.tsx";
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
  /** The line of the cart whose place the piece takes; null for a new piece. */
  changing: string | null;
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
    <Form ref={form} method="get" noValidate preventScrollReset onSubmit={onlyPost} className="configurator">
      {/* What Enter in a field presses: of all buttons the first one in the form. */}
      <button type="submit" hidden />
      <div className="stage">
        <div className="sheet stage-sheet">
          <div className="stage-view">
            <Scene
              kind={kind}
              configuration={piece}
              drawing={<Drawing kind={kind} piece={piece} colorName={colorName} />}
              onBoard={(position) => showPlankField(form.current, position)}
              onHang={(position, fromTop) =>
                change((before) => withBoardHungAt(before as ShelfConfiguration, position, fromTop))
              }
            />
          </div>
          <TitleBlock kind={kind} piece={piece} colorName={colorName} />
        </div>
      </div>
      <div className="controls">
        <div>
          <div className="flex items-start justify-between gap-4">
            <h1>{t(`configurator.of.${kind}.heading`)}</h1>
            <ShareButton kind={kind} piece={piece} />
          </div>
          <p className="mt-1 text-muted">{t("configurator.lead")}</p>
        </div>
        <ChangingNotice line={props.changing} />
        <Faults fault={props.fault} issues={issues} />
        <Controls {...props} piece={piece} change={change} price={price} />
        <input type="hidden" name="shownFor" value={queryOf(kind, piece).toString()} />
        <input type="hidden" name="shownPrice" value={price.price} />
        <button type="submit" className="button without-script">
          {t("configurator.update")}
        </button>
        <BuyBar
          kind={kind}
          piece={piece}
          price={price}
          prices={prices}
          deliveryWeeks={props.deliveryWeeks}
          changing={props.changing !== null}
        />
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
