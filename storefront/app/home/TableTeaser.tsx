import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";

interface PresetTable {
  name: "dining" | "office" | "sofa";
  length: number;
  width: number;
  height: number;
  query: string;
  /** Whole EUR. */
  price: number;
}

/** The three standard sizes, each a way into the configurator. */
export function TableTeaser({ presets }: { presets: PresetTable[] }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <section aria-labelledby="tables" className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20">
      <h2 id="tables" className="text-title">
        {t("home.tableTitle")}
      </h2>
      <p className="mt-3 mb-8 max-w-[58ch]">{t("home.tableText")}</p>
      <ul className="grid gap-4 sm:grid-cols-3 desk:gap-6">
        {presets.map(({ name, length, width, height, query, price }) => (
          <li key={name}>
            <Link
              to={`${page("configuratorTable")}?${query}`}
              prefetch="intent"
              viewTransition
              className="sheet group grid h-full grid-cols-[2fr_3fr] items-center overflow-hidden no-underline sm:grid-cols-1"
            >
              <img
                src={`/drawing/table?${query}`}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="block h-auto w-full transition-transform duration-250 ease-board group-hover:scale-[1.02]"
              />
              <span className="flex h-full flex-wrap content-center items-baseline justify-between gap-x-3 border-l border-line bg-sheet px-4 py-3 sm:border-t sm:border-l-0">
                <span className="heading font-[600]">{t(`configurator.preset.${name}`)}</span>
                <span className="figures font-[600]">{euro(price)}</span>
                <span className="figures w-full text-small text-muted">
                  {length} × {width} × {height} cm
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
