import { useRootData } from "./useRootData.ts";

/** What the payment page offers, in words as they follow "mit" and "by"; "" before the shop's settings are there. */
export function usePaymentMethods(): string {
  return useRootData()?.settings.paymentMethods ?? "";
}
