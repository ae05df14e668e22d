import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "../root.tsx";

/** What the payment page offers, in words as they follow "mit" and "by"; "" before the shop's settings are there. */
export function usePaymentMethods(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.settings.paymentMethods ?? "";
}
