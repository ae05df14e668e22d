import type { DeliveryTimes } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import type { PlacedBill, ShownOrder } from "./ownOrder.server.ts";
import { stepsAfterOrder, stepsAfterReservation } from "./stepsAfter.ts";

/** What happens now, in the order in which it does. */
export function NextSteps({ order, reserved = false }: { order: ShownOrder; reserved?: boolean }) {
  const { t } = useTranslation();
  const times = useDeliveryTimes(promisedTimes(order.bill));
  const steps = (reserved ? stepsAfterReservation : stepsAfterOrder)(order, times, t);
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-2 text-lead">
        {t("order.next.heading")}
      </h2>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:font-[640]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** An order keeps what was promised when it was placed. */
function promisedTimes(bill: PlacedBill | null): Partial<DeliveryTimes> {
  const { promised_weeks, promised_sample_days } = bill ?? {};
  return {
    ...(promised_weeks && { deliveryWeeks: promised_weeks }),
    ...(promised_sample_days && { sampleDays: promised_sample_days }),
  };
}
