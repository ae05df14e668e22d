import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../configurator/kinds.ts";
import { KIND_PAGES } from "../configurator/pages.ts";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { KindPicture } from "./KindPicture.tsx";
import type { KindPicture as Sources } from "./kindPictures.server.ts";

interface HeroProps {
  title: string;
  intro: string;
  /** The piece in the large picture. */
  piece: {
    kind: ConfigurableKind;
    picture: Sources | null;
    query: string;
    words: string;
    fromPrice: number;
  };
}

/** The first thing seen: the furniture, as large as the screen allows, and the way to one's own. */
export function Hero({ title, intro, piece }: HeroProps) {
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
            to={page(KIND_PAGES[piece.kind])}
            prefetch="intent"
            viewTransition
            className="button button-main text-lead"
          >
            {t(`configurator.of.${piece.kind}.title`)}
          </Link>
          <span className="figures text-lead">{t("home.from", { price: euro(piece.fromPrice) })}</span>
        </p>
      </div>
      <div className={`hero-picture ${piece.picture ? "" : "sheet"}`}>
        <KindPicture
          picture={piece.picture}
          drawing={`/drawing/${piece.kind}?${piece.query}&measures=1`}
          alt={piece.picture ? t(`cart.kind.${piece.kind}`) : piece.words}
          sizes="(min-width: 813px) 62vw, 100vw"
          priority
        />
      </div>
    </section>
  );
}
