import {
  type ConfigurationOf,
  type Field,
  type Kind,
  nameOf,
  type Prices,
  plankCount,
  priceOf,
  type ShelfConfiguration,
} from "@planke46/furniture-rules";
import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "../commerce/planks.server.ts";
import { DesignTools } from "../drafts/DesignTools.tsx";
import { LastDesignNotice, readLastDesign, useLastDesign } from "../drafts/LastDesignNotice.tsx";
import { useMoney } from "../money/money.ts";
import { queryOf } from "../piece/address/address.ts";
import { nearestColor, OWN_COLOR } from "../piece/fields/color.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";
import { type ColorChoice, pagePalette } from "../piece/palette.ts";
import { useColorName } from "../piece/useColorName.ts";
import { begunWith, designQuery, WISH_FIELD, wishText } from "../piece/wish/address.ts";
import { type Design, lostPlanks } from "../piece/wish/wish.ts";
import { Scene } from "../scene/Scene.tsx";
import { BoardsGroup } from "./BoardsGroup.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { ColorGroup, PassepartoutGroup } from "./ColorGroup.tsx";
import { differenceOf, settled, withBoardHungAt } from "./change.ts";
import { Drawing, FactsTable, TitleBlock } from "./Drawing.tsx";
import { Faults, useFaultInSight } from "./Faults.tsx";
import type { FieldIssues } from "./fieldIssues.ts";
import { WholeGroup } from "./Measure.tsx";
import { ChangingNotice, GoneAbove } from "./Notices.tsx";
import { PlanksGroup, showPlankField } from "./PlanksGroup.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { SizeGroup } from "./SizeGroup.tsx";
import { type Change, useFurniture } from "./useFurniture.ts";

interface ConfiguratorProps {
  kind: ConfigurableKind;
  initial: ConfigurationOf<ConfigurableKind>;
  /** What is kept of a wish that the size does not allow, see `wishText`. */
  wish: string;
  colors: ColorChoice[];
  issues: FieldIssues;
  /** What was typed and could not be built, by field. */
  typed: Partial<Record<string, string>>;
  /** A fault of the whole form, in words. */
  fault?: string | undefined;
  /** What there is to pick from; null if the stock did not answer. */
  stock: StockPlank[] | null;
  /** Titles of planks the address named that another shopper has. */
  gonePlanks: string[];
  /** The line of the cart whose place the piece takes; null for a new piece. */
  changing: string | null;
  deliveryWeeks: number;
  /** What the server counts with. */
  prices: Prices;
  /** The kinds that are not sold for now. */
  offSale: readonly Kind[];
  /** How many equal pieces the address asks for. */
  count: number;
  /** The line that was just added; the next piece is one again. */
  addedLine: string | null;
  /** Whether the address names no piece, so that the shopper's last design may take the place of the first one. */
  isBare: boolean;
}

/** Drawing and controls. One form: GET shows what it says, POST puts it into the cart; scripts make it immediate. */
export function Configurator(props: ConfiguratorProps) {
  const { kind, colors, issues, prices } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const onlyPost = useOnlyPost();
  useFaultInSight(form, issues);
  const [mark, low] = useScrolledPast();
  const palette = useMemo(() => pagePalette(colors), [colors]);
  const begin = () => begunWith(kind, props.initial, props.wish);
  const isChange = props.changing !== null;
  const readLast = () => (props.isBare && !isChange ? readLastDesign(kind, palette) : null);
  const furniture = useFurniture(kind, begin, readLast, form, palette);
  const { design, change } = furniture;
  const last = useLastDesign({ ...furniture, kind, palette, isChange });
  const { piece } = design;
  const price = priceOf(kind, piece, prices);
  const colorName = useColorName(piece, colors);
  return (
    <Form ref={form} method="get" noValidate preventScrollReset onSubmit={onlyPost} className="configurator">
      {/* What Enter in a field presses: of all buttons the first one in the form. */}
      <button type="submit" hidden />
      <div ref={mark} aria-hidden="true" className="stage-mark" />
      <div className="stage" data-low={low || undefined}>
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
          <LastDesignNotice last={last} lead={t("configurator.lead")} />
          <DesignTools kind={kind} query={designQuery(kind, design, null)} />
        </div>
        <ChangingNotice line={props.changing} />
        <Faults {...{ kind, piece, colorName, issues }} fault={props.fault} />
        <GoneAbove gone={props.gonePlanks} initial={props.initial} piece={piece} />
        <Controls {...props} design={design} change={change} price={price} />
        <FactsTable kind={kind} piece={piece} />
        <input type="hidden" name="shownFor" value={queryOf(kind, piece).toString()} />
        <input type="hidden" name={WISH_FIELD} value={wishText(kind, design)} />
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
          changing={isChange}
          isOffSale={props.offSale.includes(kind)}
          count={props.count}
          addedLine={props.addedLine}
        />
      </div>
    </Form>
  );
}

/**
 * With scripts the page is always up to date: Enter in a field must not send the form that only refreshes it.
 * A second click while a piece is being added does not add it twice.
 */
function useOnlyPost(): (event: FormEvent<HTMLFormElement>) => void {
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

/** Whether an element of no height has been scrolled out above. False without scripts, and where nothing can be observed. */
function useScrolledPast(): [RefObject<HTMLDivElement>, boolean] {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, past];
}

interface ControlsProps extends ConfiguratorProps {
  design: Design<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  price: ReturnType<typeof priceOf>;
}

/** Everything there is to decide about a kind, in the order of its definition. */
function Controls(props: ControlsProps) {
  return FORMS[props.kind].fields.map((field) => <FieldGroup key={nameOf(field)} {...props} field={field} />);
}

/** One decision; nothing for what the piece has not at the moment. */
function FieldGroup({
  field,
  kind,
  design,
  change,
  price,
  colors,
  issues,
  typed,
  stock,
  gonePlanks,
  prices,
  offSale,
}: ControlsProps & { field: Field }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const { piece } = design;
  const view: Piece = piece;
  const costOf = (code: string) => price.breakdown.find((line) => line.code === code)?.amount ?? 0;
  const effectOf = (code: string) =>
    costOf(code) > 0 ? t("configurator.plus", { price: euro(costOf(code)) }) : undefined;
  const common = { kind, piece, change, prices };
  switch (field.field) {
    case "size":
      return <SizeGroup {...common} issues={issues} typed={typed} costOf={costOf} />;
    case "boards":
      return (
        <BoardsGroup
          design={design as Design<"shelf">}
          change={(make) => change((before) => make(before as ShelfConfiguration))}
          issues={issues}
          typed={typed}
          effectOf={effectOf}
        />
      );
    case "choice":
    case "ownChoice":
      return <ChoiceGroup {...common} field={field} issue={issues[field.name]} />;
    case "whole":
      return <WholeGroup {...common} field={field} issues={issues} typed={typed} effectOf={effectOf} />;
    case "card":
      return view.filling === "passepartout" ? (
        <PassepartoutGroup
          color={view.passepartoutColor ?? ""}
          typed={typed.passepartoutColor}
          issue={issues.passepartoutColor}
          onChange={(passepartoutColor) => change((before) => settled(kind, before, { passepartoutColor }))}
        />
      ) : null;
    case "color":
      return view.color ? (
        <ColorGroup
          color={view.color}
          colors={colors}
          typed={typed.ownColor}
          issue={issues.ownColor}
          goneAsOwn={issues.color && typed.color ? asOwnColor(kind, piece, typed.color) : undefined}
          fee={differenceOf(kind, piece, own(view, true), own(view, false), prices)}
          samplePrice={offSale.includes("sample") ? null : prices.sample.base}
          onChange={(color) => change((before) => settled(kind, before, { color }))}
        />
      ) : null;
    case "planks":
      return plankCount(kind, piece) > 0 ? (
        <PlanksGroup
          kind={kind}
          piece={piece}
          change={change}
          stock={stock}
          gone={gonePlanks}
          issues={issues}
          waiting={lostPlanks(design).length}
          fee={differenceOf(kind, piece, { choosePlanks: true }, { choosePlanks: false }, prices)}
        />
      ) : null;
  }
}

/** The query of this piece in a colour of the shopper's own; undefined for what is no colour. */
function asOwnColor(
  kind: ConfigurableKind,
  piece: ConfigurationOf<ConfigurableKind>,
  hex: string,
): string | undefined {
  const color = nearestColor(new URLSearchParams({ color: OWN_COLOR, ownColor: hex }));
  return color && String(queryOf(kind, settled(kind, piece, { color })));
}

function own({ color }: Piece, chooseOwnColor: boolean): Piece {
  return color ? { color: { ...color, chooseOwnColor } } : {};
}
