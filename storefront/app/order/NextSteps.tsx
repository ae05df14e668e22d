import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { loader as rootLoader } from "../root.tsx";
import type { ShownOrder } from "./ownOrder.server.ts";

/** What happens now, in the order in which it does. */
export function NextSteps({ order, reserved = false }: { order: ShownOrder; reserved?: boolean }) {
  const { t } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>("root")?.settings;
  const weeks = order.bill?.promised_weeks ?? settings?.deliveryWeeks ?? 8;
  const shipping = order.bill?.terms.shipping ?? "delivery";
  const steps = reserved
    ? [t("order.next.offer"), t("order.next.payOffer"), t("order.next.buildLater")]
    : [
        ...(order.byTransfer ? [t("order.next.transfer")] : []),
        t("order.next.mail"),
        t("order.next.build", { weeks }),
        t(`order.next.${shipping === "pickup" ? "pickup" : "delivery"}`),
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
