import type { DeliveryTimes } from "@planke46/furniture-rules";
import type { PlacedBill } from "./ownOrder.server.ts";

/** An order keeps what was promised when it was placed. */
export function promisedTimes(bill: PlacedBill | null): Partial<DeliveryTimes> {
  const { promised_weeks, promised_sample_days } = bill ?? {};
  return {
    ...(promised_weeks && { deliveryWeeks: promised_weeks }),
    ...(promised_sample_days && { sampleDays: promised_sample_days }),
  };
}
