import { useTranslation } from "react-i18next";
import { OPEN_REVIEWS } from "./open.ts";
import { ReviewCard, type ShownReview } from "./ReviewCard.tsx";

const SIZES = "(min-width: 1180px) 30vw, (min-width: 813px) 46vw, 110px";

/** The reviews of a kind. Renders nothing while there are none. */
export function Reviews({ reviews }: { reviews: ShownReview[] }) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  const folded = reviews.slice(OPEN_REVIEWS);
  return (
    <section aria-labelledby="reviews" className="mx-auto max-w-page px-4 pt-14 desk:px-8 desk:pt-20">
      <h2 id="reviews" className="text-title">
        {t("reviews.heading")}
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-muted">{t("reviews.lead")}</p>
      <ReviewList reviews={reviews.slice(0, OPEN_REVIEWS)} />
      {folded.length > 0 ? (
        <details className="review-more group">
          <summary className="button mt-6">
            {t("reviews.more", { count: folded.length })}
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="h-4 w-4 transition-transform duration-200 group-open:rotate-180"
            >
              <path d="M4 7l6 6 6-6" stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
          </summary>
          <div className="mt-6">
            <ReviewList reviews={folded} />
          </div>
        </details>
      ) : null}
    </section>
  );
}

function ReviewList({ reviews }: { reviews: ShownReview[] }) {
  const alone = reviews.length === 1;
  return (
    <ul className={alone ? "review-alone" : "grid gap-4 desk:grid-cols-2 wide:grid-cols-3 desk:gap-6"}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
