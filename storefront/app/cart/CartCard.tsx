import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageOfKind } from "../configurator/pages.ts";
import { Swatch } from "../configurator/Swatch.tsx";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";
import type { Card } from "./cards.server.ts";

interface CartCardProps {
  card: Card;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth. */
  discountShare: number;
  removing: boolean;
  onRemove: (lineId: string) => void;
}

/** One piece in the cart, like a line of a craftsman's bill. */
export function CartCard({ card, discountShare, removing, onRemove }: CartCardProps) {
  const { t } = useTranslation();
  const page = usePagePath();
  const configurator = pageOfKind(card.kind);
  const name = t(`cart.kind.${card.kind}`);
  const full = `${name} ${card.dimensions.join(" × ")}`.trim();
  return (
    <li
      className={`grid grid-cols-[6.5rem_1fr] gap-x-4 border-b border-line py-5 transition-opacity sm:grid-cols-[10rem_1fr_auto] desk:gap-x-6 ${removing ? "opacity-40" : ""}`}
    >
      <div className="sheet grid place-items-center self-start overflow-hidden">
        {card.query ? (
          <img
            src={`/drawing/${card.kind}?${card.query}`}
            alt=""
            width={640}
            height={480}
            className="h-auto w-full"
          />
        ) : (
          <Swatch hex={card.color?.hex ?? "#E8D7AC"} />
        )}
      </div>
      <div>
        <h2>{name}</h2>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-small">
          <Fact label={t("cart.dimensions")} value={sizeText(card.dimensions)} />
          <Fact
            label={t("cart.frame")}
            value={textOf(card.frameType, (type) => t(`cart.frameName.${type as "open"}`))}
          />
          <Fact
            label={t("cart.top")}
            value={textOf(card.tableTop, (top) => t(`configurator.tableTop.${top as "single"}`))}
          />
          <Fact
            label={t("configurator.filling")}
            value={textOf(card.filling, (filling) => t(`configurator.fillingType.${filling as "none"}`))}
          />
          <Fact label={t("cart.color")} value={card.color?.name} />
        </dl>
        <p className="mt-1.5 text-small text-muted">
          {t(card.madeToMeasure ? "madeToMeasure.cart" : "madeToMeasure.cartReturnable")}
        </p>
      </div>
      <CardPrice card={card} discountShare={discountShare} />
      <GonePlanks card={card} />
      <p className="col-span-full mt-2 flex gap-4 sm:col-start-2 no-print">
        {card.query && configurator ? (
          <Link
            to={`${page(configurator)}?${card.query}`}
            className="button button-quiet text-small"
            aria-label={t("cart.editNamed", { name: full })}
          >
            {t("cart.edit")}
          </Link>
        ) : null}
        <button
          type="submit"
          name="intent"
          value={`remove:${card.id}`}
          formNoValidate
          disabled={removing}
          className="button button-quiet text-small"
          aria-label={t("cart.removeNamed", { name: full })}
          onClick={(event) => {
            event.preventDefault();
            onRemove(card.id);
          }}
        >
          {t("cart.remove")}
        </button>
      </p>
    </li>
  );
}

/** The piece stays as it was designed; the shopper picks another plank or lets it go. */
function GonePlanks({ card }: { card: Card }) {
  const { t } = useTranslation();
  if (card.planksGone.length === 0) return null;
  return (
    <div role="status" className="notice notice-fault col-span-full mt-3 text-small">
      <p className="font-[640]">{t("cart.planksGone", { titles: card.planksGone.join(", ") })}</p>
      <p>{card.query ? t("cart.planksGoneEdit") : t("cart.planksGoneRemove")}</p>
    </div>
  );
}

function CardPrice({ card, discountShare }: Pick<CartCardProps, "card" | "discountShare">) {
  const { t } = useTranslation();
  const { euro, percent } = useMoney();
  const discounted = card.discountAmount > 0;
  return (
    <dl className="figures col-start-2 mt-2 sm:col-start-3 sm:mt-0 sm:text-right">
      <dt className="sr-only">{t("cart.price")}</dt>
      <dd className={discounted ? "text-small text-muted line-through" : "text-lead font-[640]"}>
        {euro(card.price)}
      </dd>
      {discounted ? (
        <>
          <dt className="inline text-small text-good">
            {t("cart.discount", { percent: percent(discountShare) })}{" "}
          </dt>
          <dd className="inline text-small text-good">{euro(-card.discountAmount)}</dd>
          <dt className="sr-only">{t("cart.discountPrice")}</dt>
          <dd className="text-lead font-[640]">{euro(card.discountPrice)}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}

function sizeText(dimensions: number[]): string | null {
  return dimensions.length > 0 ? `${dimensions.join(" × ")} cm` : null;
}

function textOf(value: string | null, text: (value: string) => string): string | null {
  return value === null ? null : text(value);
}
