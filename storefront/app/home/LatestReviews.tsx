import { useTranslation } from "react-i18next";
import { ReviewCard, type ShownReview } from "../reviews/ReviewCard.tsx";
import { LATEST_REVIEWS } from "./TrustStrip.tsx";

const SIZES = "(min-width: 1180px) 30vw, (min-width: 813px) 46vw, 110px";

/** The newest reviews on the home page; renders nothing while there are none. */
export function LatestReviews({ reviews }: { reviews: ShownReview[] }) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <section
      id={LATEST_REVIEWS}
      aria-labelledby="said"
      className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20"
    >
      <h2 id="said" className="text-title">
        {t("reviews.heading")}
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-muted">{t("reviews.lead")}</p>
      <ul className="grid gap-4 desk:grid-cols-2 wide:grid-cols-3 desk:gap-6">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
