import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../configurator/kinds.ts";
import { KIND_PAGES } from "../configurator/pages.ts";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";

interface HeroProps {
  title: string;
  intro: string;
  /** The piece in the large drawing, and what its configurator begins with. */
  piece: { kind: ConfigurableKind; query: string; words: string; fromPrice: number };
}

/** The first thing seen: the table, large, on the workshop's paper, and the way to one's own. */
export function Hero({ title, intro, piece }: HeroProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <section className="mx-auto grid max-w-page items-center gap-6 px-4 pt-6 pb-10 desk:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] desk:gap-12 desk:px-8 desk:pt-10 desk:pb-16">
      <div className="order-2 desk:order-1">
        <h1 className="text-display font-[740] tracking-[-0.03em] hyphens-auto">{title}</h1>
        <p className="mt-4 max-w-[46ch] desk:mt-5 desk:text-lead">{intro}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to={page(KIND_PAGES[piece.kind])} prefetch="intent" className="button button-main text-lead">
            {t(`configurator.of.${piece.kind}.title`)}
          </Link>
          <span className="figures text-lead">{t("home.from", { price: euro(piece.fromPrice) })}</span>
        </p>
      </div>
      <div className="sheet order-1 overflow-hidden desk:order-2">
        <img
          src={`/drawing/${piece.kind}?${piece.query}&measures=1`}
          alt={piece.words}
          width={640}
          height={480}
          fetchPriority="high"
          className="block h-auto w-full"
        />
      </div>
    </section>
  );
}
