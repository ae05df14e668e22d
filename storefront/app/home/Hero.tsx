import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { KindPicture } from "./KindPicture.tsx";
import type { ShownPicture } from "./kindPictures.server.ts";

interface HeroProps {
  title: string;
  intro: string;
  /** The large picture and the piece in it. */
  shown: ShownPicture;
}

/** The first thing seen: the furniture, as large as the screen allows, the way to a design, and to the very piece shown. */
export function Hero({ title, intro, shown }: HeroProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 className="font-[740] tracking-[-0.03em] hyphens-auto">{title}</h1>
        <p className="mt-4 max-w-[46ch] desk:mt-5 desk:text-lead">{intro}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link
            to={page(KIND_PAGES[shown.kind])}
            prefetch="intent"
            viewTransition
            className="button button-main text-lead"
          >
            {t(`configurator.of.${shown.kind}.title`)}
          </Link>
          <Link
            to={`${page(KIND_PAGES[shown.kind])}?${shown.query}`}
            viewTransition
            className="figures inline-flex min-h-11 items-center text-lead"
          >
            {t("configurator.chooser.price", { price: euro(shown.price) })}
          </Link>
        </p>
      </div>
      <div className={`hero-picture ${shown.picture ? "" : "sheet"}`}>
        <KindPicture shown={shown} sizes="(min-width: 813px) 62vw, 100vw" priority measures />
      </div>
    </section>
  );
}
