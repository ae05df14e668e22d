import { useTranslation } from "react-i18next";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";

const STEPS = ["design", "build", "deliver"] as const;

export function HowItWorks() {
  const { t } = useTranslation();
  const { delivery: time } = useDeliveryTimes();
  return (
    <section aria-labelledby="how" className="mt-12 border-y border-line bg-sheet desk:mt-20">
      <div className="mx-auto max-w-page px-4 py-12 desk:px-8 desk:py-16">
        <h2 id="how" className="mb-8 text-title">
          {t("home.howTitle")}
        </h2>
        <ol className="grid gap-8 desk:grid-cols-3 desk:gap-12">
          {STEPS.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
              <span
                aria-hidden="true"
                className="figures text-title leading-none font-[740] text-beeswax-deep"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead leading-tight">{t(`home.steps.${step}.title`)}</h3>
                <p className="mt-2 max-w-[40ch] text-muted">{t(`home.steps.${step}.text`, { time })}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
