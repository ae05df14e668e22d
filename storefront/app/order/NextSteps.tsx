import { useTranslation } from "react-i18next";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import type { ShownOrder } from "./ownOrder.server.ts";
import { promisedTimes } from "./promisedTimes.ts";
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
