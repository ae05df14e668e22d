import { DELIVERY_TIMES, type DeliveryTimes } from "@planke46/furniture-rules";
import { type TimesInWords, timesInWords } from "../language/deliveryTimes.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useRootData } from "./useRootData.ts";

/** What the shop settings promise, in words; `promised` holds in their place where an order was placed with it. */
export function useDeliveryTimes(promised: Partial<DeliveryTimes> = {}): TimesInWords {
  const settings = useRootData()?.settings;
  return timesInWords({ ...(settings ?? DELIVERY_TIMES), ...promised }, useLanguage());
}
