import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { useCountedPrice } from "./useCountedPrice.ts";

interface BuyBarProps {
  /** Whole EUR. */
  price: number;
  deliveryWeeks: number;
}

/** Price and button, always in sight: under the thumb on a phone, at the foot of the controls on a desktop. */
export function BuyBar({ price, deliveryWeeks }: BuyBarProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const counted = useCountedPrice(price);
  const { state, formMethod } = useNavigation();
  const adding = state !== "idle" && formMethod === "POST";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:mx-0 desk:px-0">
      <div className="flex items-center justify-between gap-4">
        <p>
          <span className="sr-only" role="status">
            {t("configurator.price")}: {euro(price)}
          </span>
          <span aria-hidden="true" className="figures block text-title leading-none font-[680]">
            {euro(counted)}
          </span>
        </p>
        <button type="submit" formMethod="post" className="button button-main" disabled={adding}>
          {adding ? t("configurator.adding") : t("configurator.addToCart")}
        </button>
      </div>
      <p className="mt-1.5 text-small leading-snug text-muted">
        {t("configurator.priceNote")}. {t("configurator.delivery", { weeks: deliveryWeeks })}.
      </p>
    </div>
  );
}
