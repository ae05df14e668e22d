import { DELIVERY_TIMES, type DeliveryTimes } from "@planke46/furniture-rules";
import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "../root.tsx";
import { type TimesInWords, timesInWords } from "./deliveryTimes.ts";
import { useLanguage } from "./useLanguage.ts";

/** What the shop settings promise, in words; `promised` holds in their place where an order was placed with it. */
export function useDeliveryTimes(promised: Partial<DeliveryTimes> = {}): TimesInWords {
  const settings = useRouteLoaderData<typeof rootLoader>("root")?.settings;
  return timesInWords({ ...(settings ?? DELIVERY_TIMES), ...promised }, useLanguage());
}
