import { hasPickedPlanks, type Price, type Prices, QUANTITY, weeksInWords } from "@planke46/furniture-rules";
import { useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import { COUNT_FIELD } from "../piece/address/address.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { StepBar } from "./StepBar.tsx";

/** The id of the button, which the focus comes back to. */
export const ADD_TO_CART = "add-to-cart";

interface BuyBarProps {
  kind: ConfigurableKind;
  piece: Piece;
  price: Price;
  prices: Prices;
  deliveryWeeks: number;
  /** The piece takes the place of one in the cart. */
  changing: boolean;
  /** The kind is not sold for now. */
  isOffSale: boolean;
  /** The number of equal pieces in the page's address. */
  count: number;
  /** The line that was just added. */
  addedLine: string | null;
}

/** Price with its bill and the button, always in sight: under the thumb on a phone, at the foot on a desktop. */
export function BuyBar(props: BuyBarProps) {
  const { kind, piece, price, prices, deliveryWeeks, changing, isOffSale } = props;
  const { t } = useTranslation();
  const { euro } = useMoney();
  const language = useLanguage();
  const counted = useCountedPrice(price.price);
  const [count, setCount] = useState(props.count);
  const { state, formMethod } = useNavigation();
  const action = changing ? "configurator.saveChange" : "configurator.addToCart";
  // There is one of each picked plank: such a piece goes into the cart alone.
  const alone = !changing && hasPickedPlanks(piece);
  const priceNote = t("configurator.priceNote", { time: weeksInWords(deliveryWeeks, language) });
  const adding = state !== "idle" && formMethod === "POST";
  return (
    <div className="buy-bar">
      <StepBar kind={kind} />
      <p className="sr-only" role="status">
        {t("configurator.price")}: {euro(price.price)}
      </p>
      <div className="buy-row">
        <details className="bill" onKeyDown={closeOnEscape}>
          <summary>
            <span aria-hidden="true" className="figures bill-price leading-none font-[680]">
              {euro(counted)}
            </span>
            <span className="bill-word">
              <span className="bill-name">{t("configurator.bill")}</span>
              <span className="short-screen">{t("configurator.priceNoteShort")}</span>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 13l6-6 6 6" stroke="currentColor" strokeWidth="2" fill="none" />
              </svg>
            </span>
          </summary>
          <Breakdown kind={kind} piece={piece} price={price} prices={prices} note={priceNote} />
        </details>
        {changing || isOffSale ? null : (
          <CountField alone={alone} asked={props.count} addedLine={props.addedLine} onChange={setCount} />
        )}
        <button
          id={ADD_TO_CART}
          type="submit"
          formMethod="post"
          className="button button-main"
          disabled={adding || isOffSale}
        >
          {t(isOffSale ? "configurator.offSale" : adding ? "configurator.adding" : action)}
        </button>
        <p className="buy-note">
          {count > 1 ? (
            <span className="figures block text-graphite">
              {t("quantity.together", { count, price: euro(price.price), sum: euro(count * price.price) })}
            </span>
          ) : null}
          {isOffSale ? <span className="block text-graphite">{t("configurator.offSaleNote")}</span> : null}
          {alone ? <span className="block">{t("quantity.pickedOnce")}</span> : null}
          <span className="price-note">{priceNote}</span>
        </p>
      </div>
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

interface BreakdownProps {
  kind: ConfigurableKind;
  piece: Piece;
  price: Price;
  prices: Prices;
  /** What the price includes, for screens too short to say it beside the price. */
  note: string;
}

/** The bill of one piece. */
function Breakdown({ kind, piece, price, prices, note }: BreakdownProps) {
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

const COUNTS = Array.from({ length: QUANTITY.max }, (_, index) => index + QUANTITY.min);

interface CountFieldProps {
  /** The piece has a picked plank: of such there is one. */
  alone: boolean;
  /** The number in the page's address. */
  asked: number;
  /** The line that was just added: from then on one is meant again. */
  addedLine: string | null;
  onChange: (count: number) => void;
}

/** How many equal pieces go into the cart; nothing for a piece that goes there alone. */
function CountField({ alone, asked, addedLine, onChange }: CountFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLSelectElement>(null);
  // What was chosen before the scripts came, or restored by the browser, counts as well.
  useEffect(() => onChange(alone ? QUANTITY.min : Number(field.current?.value)), [alone, onChange]);
  useEffect(() => {
    if (addedLine === null || !field.current) return;
    field.current.value = String(QUANTITY.min);
    onChange(QUANTITY.min);
  }, [addedLine, onChange]);
  if (alone) return null;
  return (
    <label className="count-field">
      <span className="sr-only">{t("quantity.label")}</span>
      <select
        ref={field}
        name={COUNT_FIELD}
        defaultValue={asked}
        className="input figures"
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {t("quantity.times", { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

const DURATION_MS = 220;

/** Lets a price run to its new value, so that the eye sees it change; at once under reduced motion. */
export function useCountedPrice(price: number): number {
  const [shown, setShown] = useState(price);
  const from = useRef(price);
  useEffect(() => {
    const start = from.current;
    if (start === price) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      from.current = price;
      setShown(price);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      const part = Math.min(1, (now - begin) / DURATION_MS);
      const value = Math.round(start + (price - start) * (1 - (1 - part) ** 3));
      from.current = value;
      setShown(value);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [price]);
  return shown;
}
