import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Counters, type ShownCounter } from "../pages/Counters.tsx";

/** The workshop's figures on the home page with their evidence; renders nothing while there are none. */
export function CounterBand({ counters }: { counters: ShownCounter[] }) {
  const { t } = useTranslation();
  if (counters.length === 0) return null;
  return (
    <section aria-labelledby="counted">
      <div className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20">
        <h2 id="counted" className="mb-8 text-title">
          {t("home.countersTitle")}
        </h2>
        <Counters counters={counters} />
        <p className="mt-4">
          <Link to="/sustainabilityDesktop" className="inline-flex min-h-11 items-center">
            {t("home.countersMore")}
          </Link>
        </p>
      </div>
    </section>
  );
}
