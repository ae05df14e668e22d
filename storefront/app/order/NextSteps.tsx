import { cartContents } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { TimesInWords } from "../language/deliveryTimes.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import type { PlacedBill, ShownOrder } from "./ownOrder.server.ts";
import { promisedTimes } from "./promisedTimes.ts";

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

type StepsOf = (order: ShownOrder, times: TimesInWords, t: TFunction<"texts">) => string[];

/** What happens after an order, in the order in which it does. */
export const stepsAfterOrder: StepsOf = (order, times, t) => [
  ...(order.byTransfer ? [t("order.next.transfer")] : []),
  t("order.next.mail"),
  ...(order.byDebit ? [t("order.next.debit")] : []),
  // Missing while the commerce side is silent.
  ...(order.bill ? wayToYou(order.bill, times, t) : []),
];

/**
 * What happens after a reservation: first the offer, then as after an order. Samples are not built: they are sent, or wait at the
 * pick-up, for which no delivery is quoted.
 */
export const stepsAfterReservation: StepsOf = ({ bill }, _, t) => {
  const contents = bill && contentsOf(bill);
  const pickup = bill?.terms.shipping === "pickup";
  const picked = bill?.lines.some(({ pickedPlanks }) => pickedPlanks.length > 0);
  const sent = contents === "samples" || (contents === "both" && !pickup);
  return [
    t(pickup ? "order.next.offerPickup" : "order.next.offer"),
    t("order.next.payOffer"),
    ...(sent ? [t("order.next.sampleLater")] : []),
    ...(contents === "samples" ? [] : [t(picked ? "order.next.planksKept" : "order.next.buildLater")]),
    ...(pickup ? [t("order.next.pickup")] : []),
    ...(pickup && contents === "both" ? [t("order.next.samplePickup")] : []),
  ];
};

/** Furniture is built, then brought or picked up; samples go ahead by letter post, or wait at the pick-up. */
function wayToYou(bill: PlacedBill, times: TimesInWords, t: TFunction<"texts">): string[] {
  const contents = contentsOf(bill);
  const sample = t("order.next.sample", { time: times.sample });
  if (contents === "samples") return [sample];
  const pickup = bill.terms.shipping === "pickup";
  const both = contents === "both";
  return [
    ...(both && !pickup ? [sample] : []),
    t("order.next.build", { time: times.delivery }),
    t(`order.next.${pickup ? "pickup" : "delivery"}`),
    ...(both && pickup ? [t("order.next.samplePickup")] : []),
  ];
}

function contentsOf({ lines }: PlacedBill) {
  return cartContents(lines.map(({ kind }) => kind));
}
