import { cartContents, type DeliveryTimes } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { TimesInWords } from "../language/deliveryTimes.ts";
import { useDeliveryTimes } from "../language/useDeliveryTimes.ts";
import type { PlacedBill, ShownOrder } from "./ownOrder.server.ts";

/** What happens now, in the order in which it does. */
export function NextSteps({ order, reserved = false }: { order: ShownOrder; reserved?: boolean }) {
  const { t } = useTranslation();
  const times = useDeliveryTimes(promisedTimes(order.bill));
  const picked = order.bill?.lines.some(({ pickedPlanks }) => pickedPlanks.length > 0) ?? false;
  const steps = reserved
    ? [
        t("order.next.offer"),
        t("order.next.payOffer"),
        t(picked ? "order.next.planksKept" : "order.next.buildLater"),
      ]
    : [
        ...(order.byTransfer ? [t("order.next.transfer")] : []),
        t("order.next.mail"),
        ...(order.byDebit ? [t("order.next.debit")] : []),
        // A visitor who does not own the order does not learn what is in it.
        ...(order.bill ? wayToYou(order.bill, times, t) : []),
      ];
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

/** Furniture is built, then brought or picked up; samples go ahead by letter post, or wait at the pick-up. */
function wayToYou({ lines, terms }: PlacedBill, times: TimesInWords, t: TFunction<"texts">): string[] {
  const contents = cartContents(lines.map(({ kind }) => kind));
  const sample = t("order.next.sample", { time: times.sample });
  if (contents === "samples") return [sample];
  const pickup = terms.shipping === "pickup";
  const both = contents === "both";
  return [
    ...(both && !pickup ? [sample] : []),
    t("order.next.build", { time: times.delivery }),
    t(`order.next.${pickup ? "pickup" : "delivery"}`),
    ...(both && pickup ? [t("order.next.samplePickup")] : []),
  ];
}
