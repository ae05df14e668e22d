import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../language/languages.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { hideProgress, showProgress } from "../loading/progress.ts";
import { ALL_REVIEWS } from "../piece/address/allReviews.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { ReviewCard, type ShownReview } from "./ReviewCard.tsx";

const SIZES = "(min-width: 1180px) 30vw, (min-width: 813px) 46vw, 110px";

interface ReviewsProps {
  kind: ConfigurableKind;
  reviews: ShownReview[];
  /** Number of those that the page does not carry. */
  further: number;
}

/** The reviews of a kind. Most come only on request. Renders nothing while there are none. */
export function Reviews({ kind, reviews, further }: ReviewsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [brought, setBrought] = useState<ShownReview[]>([]);
  const first = useRef<HTMLUListElement>(null);
  // The link is gone; the keyboard goes on where the reading does.
  useEffect(() => {
    if (brought.length > 0) first.current?.focus({ preventScroll: true });
  }, [brought]);
  if (reviews.length === 0) return null;

  async function unfold(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    showProgress(t);
    const answer = await askFurther(kind, language);
    hideProgress();
    if (answer) setBrought(answer);
    // A page of its own says what is wrong, or has them.
    else location.assign(link.href);
  }

  return (
    <section aria-labelledby="reviews" className="mx-auto max-w-page px-4 pt-14 desk:px-8 desk:pt-20">
      <h2 id="reviews" className="text-title">
        {t("reviews.heading")}
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-muted">{t("reviews.lead")}</p>
      <ul className={reviews.length === 1 ? "review-alone" : GRID}>{cards(reviews)}</ul>
      {brought.length > 0 ? (
        <ul ref={first} tabIndex={-1} className={`mt-4 desk:mt-6 ${GRID}`}>
          {cards(brought)}
        </ul>
      ) : further > 0 ? (
        <a
          href={`${pathname}?${withAll(search)}#reviews`}
          rel="nofollow"
          className="button mt-6"
          onClick={unfold}
        >
          {t("reviews.more", { count: further })}
        </a>
      ) : null}
    </section>
  );
}

const GRID = "grid gap-4 desk:grid-cols-2 wide:grid-cols-3 desk:gap-6";

function cards(reviews: ShownReview[]) {
  return reviews.map((review) => (
    <li key={review.id}>
      <ReviewCard review={review} sizes={SIZES} />
    </li>
  ));
}

/** The address of this very page with all reviews, for browsers without scripts. */
function withAll(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set(...ALL_REVIEWS);
  return query;
}

/**
 * The reviews that the page of a kind does not carry. Not with Remix's fetcher, whose failures replace the page.
 * @returns null when they cannot be had
 */
async function askFurther(kind: ConfigurableKind, language: Language): Promise<ShownReview[] | null> {
  try {
    const answer = await fetch(`/reviews/${kind}?lng=${language}`, {
      headers: { accept: "application/json" },
    });
    if (!answer.ok) return null;
    const { reviews }: { reviews: ShownReview[] } = await answer.json();
    return reviews;
  } catch {
    return null;
  }
}
