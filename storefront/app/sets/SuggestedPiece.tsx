import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { unbroken } from "../language/unbroken.ts";
import { useMoney } from "../money/money.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import type { Suggestion } from "./suggestion.server.ts";

interface SuggestedPieceProps {
  suggestion: Suggestion;
  /** The heading's level, 2 unless told otherwise. */
  level?: 2 | 3;
  /** What can be done besides adapting it. */
  children?: ReactNode;
}

/** What goes with a piece: its picture, why, and its price. A quiet offer, at most one on a page. */
export function SuggestedPiece({
  suggestion: { kind, query, size, price },
  level = 2,
  children,
}: SuggestedPieceProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  const title = t(`sets.title.${kind}`);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby="suggested" className="suggested no-print">
      <div className="sheet overflow-hidden">
        <img
          src={`/photo/${kind}.webp?${query}`}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="h-auto w-full"
        />
      </div>
      <div>
        <Heading id="suggested" className="heading font-[640]">
          {title}
        </Heading>
        <p className="text-small text-muted">
          {t(kind === "stool" ? "sets.sameColor" : "sets.sameSize", { size: unbroken(size) })}
        </p>
        <p className="figures font-[640]">{euro(price)}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {children}
          <Link
            to={`${page(KIND_PAGES[kind])}?${query}`}
            className="button button-quiet text-small"
            aria-label={t("sets.adaptNamed", { name: title })}
          >
            {t("sets.adapt")}
          </Link>
        </p>
      </div>
    </section>
  );
}
