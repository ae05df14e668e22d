import { quantityBounds } from "@planke46/furniture-rules";
import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { withEqualOnes, withLine } from "../piece/address/line.ts";
import { pageOfKind } from "../piece/pages.ts";
import { withoutPicks } from "../piece/plankFields.ts";
import { PlankLink } from "../plank-viewer/PlankLink.tsx";
import { pictureOf } from "../plank-viewer/viewedPlank.ts";
import { usePagePath } from "../screen/useScreen.ts";
import type { Card } from "./cards.server.ts";
import type { cartAction } from "./cartActions.server.ts";
import { PieceFacts, PiecePicture, PiecePrice } from "./PieceDetails.tsx";
import { usePieceName } from "./pieceWords.ts";
import { quantityField } from "./typedFields.ts";

interface CartCardProps {
  card: Card;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth. */
  discountShare: number;
  onRemove: (card: Card) => void;
}

/** Equal pieces in the cart, most often one, like a line of a craftsman's bill. */
export function CartCard({ card, discountShare, onRemove }: CartCardProps) {
  const { t } = useTranslation();
  const page = usePagePath();
  const configurator = pageOfKind(card.kind);
  const name = usePieceName(card);
  return (
    <li className="piece-row cart-row desk:gap-x-6">
      <PiecePicture card={card} />
      <div>
        <h2>{t(`cart.kind.${card.kind}`)}</h2>
        <PieceFacts card={card} />
        <PickedPlanks card={card} />
        <p className="mt-1.5 text-small text-muted">
          {t(card.madeToMeasure ? "madeToMeasure.cart" : "madeToMeasure.cartReturnable")}
        </p>
      </div>
      <PiecePrice card={card} discountShare={discountShare} />
      <GonePlanks card={card} />
      <div className="piece-tools mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 no-print">
        {card.repeatable ? <QuantityField card={card} /> : null}
        {card.query && configurator ? <Edit card={card} to={page(configurator)} query={card.query} /> : null}
        <button
          type="submit"
          name="intent"
          value={`remove:${card.id}`}
          formNoValidate
          className="button button-quiet text-small"
          aria-label={t("cart.removeNamed", { name })}
          onClick={(event) => {
            event.preventDefault();
            onRemove(card);
          }}
        >
          {t("cart.remove")}
        </button>
      </div>
    </li>
  );
}

interface EditProps {
  card: Card;
  /** The configurator of its kind. */
  to: string;
  query: string;
}

/** The ways to another piece: change it, all equal ones or one of them; and with picked planks another one from others. */
function Edit({ card, to, query }: EditProps) {
  const { t } = useTranslation();
  const name = usePieceName({ ...card, quantity: 1 });
  const count = card.quantity;
  const ways =
    count > 1
      ? [
          [
            withLine(query, withEqualOnes(card.id)),
            t("quantity.editAll", { count }),
            t("quantity.editAllNamed", { count, name }),
          ],
          [
            withLine(query, card.lines.at(-1) ?? card.id),
            t("quantity.editOne"),
            t("quantity.editOneNamed", { count, name }),
          ],
        ]
      : [[withLine(query, card.id), t("cart.edit"), t("cart.editNamed", { name })]];
  if (!card.repeatable)
    ways.push([
      `${withoutPicks(query)}#planks`,
      t("quantity.anotherOne"),
      t("quantity.anotherOneNamed", { name }),
    ]);
  return ways.map(([address, label, named]) => (
    <Link key={label} to={`${to}?${address}`} className="button button-quiet text-small" aria-label={named}>
      {label}
    </Link>
  ));
}

/** The piece keeps its design; the shopper picks another plank or gives it up. */
function GonePlanks({ card }: { card: Card }) {
  const { t } = useTranslation();
  if (card.planksGone.length === 0) return null;
  const titles = card.planksGone.map((title) => t("cart.quoted", { title })).join(", ");
  return (
    <div role="status" className="notice notice-fault col-span-full mt-3 text-small">
      <p className="font-[640]">{t("cart.planksGone", { titles })}</p>
      <p>{t("cart.planksGoneEdit")}</p>
    </div>
  );
}

/** The planks that a shopper picked, each to look at again. */
function PickedPlanks({ card: { kind, pickedPlanks } }: { card: Card }) {
  const { t } = useTranslation();
  if (pickedPlanks.length === 0) return null;
  return (
    <ul className="picked-planks no-print">
      {pickedPlanks.map((plank) => (
        <li key={plank.id}>
          <PlankLink
            kind={kind}
            plank={plank}
            among={pickedPlanks}
            label={t("plankViewer.open", { title: plank.title })}
            className="picked-plank"
          >
            <img
              src={pictureOf(kind, plank.id, "face")}
              alt=""
              width={2048}
              height={256}
              loading="lazy"
              decoding="async"
            />
          </PlankLink>
        </li>
      ))}
    </ul>
  );
}

/** How many of a piece lie in the cart: a stepper and a number. Each button says the number it leads to, so it works without scripts. */
function QuantityField({ card }: { card: Card }) {
  const { t } = useTranslation();
  const id = useId();
  const name = usePieceName({ ...card, quantity: 1 });
  const { min, max } = quantityBounds(card.quantity);
  const { shown, text, fault, step, type, commit } = useQuantity(card);
  // A disabled button would lose the focus of who steps to the end.
  const step1 = (wanted: number, label: string, sign: string, able: boolean) => (
    <button
      type="submit"
      name="intent"
      value={`quantity:${card.id}:${wanted}`}
      formNoValidate
      className="quantity-step"
      aria-label={label}
      aria-disabled={!able}
      onClick={(event) => {
        event.preventDefault();
        if (able) step(wanted);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="no-print">
      <div className="quantity-field">
        {step1(shown - 1, t("quantity.fewer", { name }), "−", shown > min)}
        <input
          type="number"
          inputMode="numeric"
          name={quantityField(card.id, card.quantity)}
          min={min}
          max={max}
          step={1}
          value={text}
          className="figures"
          aria-label={t("quantity.named", { name })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            // Enter in a form's field would order.
            if (event.key !== "Enter") return;
            event.preventDefault();
            commit();
          }}
        />
        {step1(shown + 1, t("quantity.more", { name }), "+", shown < max)}
        <button
          type="submit"
          name="intent"
          value={`quantity:${card.id}`}
          formNoValidate
          className="button button-quiet without-script text-small"
        >
          {t("quantity.apply")}
        </button>
      </div>
      {fault ? (
        <p id={`${id}fault`} role="alert" className="fault mt-1">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** The number of equal pieces: shows at once what was chosen, saves it behind, and shows what is true when it is refused. */
export function useQuantity({ id, quantity }: Card) {
  const { t } = useTranslation();
  const { state, data, submit } = useFetcher<typeof cartAction>({ key: `quantity ${id}` });
  const bounds = quantityBounds(quantity);
  /** Typed and not yet committed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Sent and not yet answered. */
  const [wanted, setWanted] = useState<number | null>(null);
  const idle = state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of the cart ends what was wanted
  useEffect(() => {
    if (idle) setWanted(null);
  }, [idle, quantity]);
  const shown = wanted ?? quantity;
  const isWhole = typed === null || /^\d+$/.test(typed.trim());
  const isWithin = typed === null || (Number(typed) >= bounds.min && Number(typed) <= bounds.max);
  const send = (next: number) => {
    setTyped(null);
    if (next === shown) return;
    setWanted(next);
    submit({ intent: `quantity:${id}:${next}` }, { method: "post", action: "/cartDesktop" });
  };
  return {
    shown,
    text: typed ?? String(shown),
    fault: isWhole && isWithin ? (idle ? (data?.notice ?? null) : null) : t("quantity.bounds", bounds),
    step: send,
    type: setTyped,
    commit: () => {
      if (typed !== null && isWhole && isWithin) send(Number(typed));
    },
  };
}
