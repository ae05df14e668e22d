import type { CartContents } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import type { Summary } from "../commerce/answers.server.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";

/** How and how soon everything comes, right above the button: furniture by forwarder, samples by letter post. */
export function useShippingWords(contents: CartContents, terms: Summary["terms"]): string {
  const { t } = useTranslation();
  const { delivery, express, sample } = useDeliveryTimes();
  const time = terms.express_build ? express : delivery;
  const pickup = terms.shipping === "pickup";
  if (terms.outside_germany && !pickup) return t("cart.shippingWords.abroad");
  if (contents === "samples") return t("cart.sampleWords.only", { time: sample });
  const furniture = t(`cart.shippingWords.${terms.shipping}`, { time });
  if (contents === "furniture") return furniture;
  return `${furniture} ${pickup ? t("cart.sampleWords.pickup") : t("cart.sampleWords.ahead", { time: sample })}`;
}
