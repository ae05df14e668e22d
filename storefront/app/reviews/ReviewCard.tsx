import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";

export interface ShownReview {
  id: string;
  firstName: string;
  /** Kind and size: „Tisch, 220 × 80 × 75 cm". */
  piece: string;
  text: string;
  /** 1 to 5; null where none were given. */
  stars: number | null;
  /** YYYY-MM-DD, and the same in words; "" when it is not known. */
  date: string;
  day: string;
  picture: Picture | null;
  /** Whether and how it was checked that the review belongs to a purchase. */
  authenticity: string;
  example: boolean;
}

/** One review: the piece, who wrote about it, what, when, and whether that was checked. */
export function ReviewCard({ review, sizes }: { review: ShownReview; sizes: string }) {
  const { firstName, piece, text, stars, date, day, picture, authenticity, example } = review;
  return (
    <article className="review paper h-full" aria-label={`${firstName}, ${piece}`}>
      {picture ? <ContentPicture picture={picture} sizes={sizes} className="review-picture" /> : null}
      <header className="review-head">
        <h3 className="text-body leading-tight">{firstName}</h3>
        {stars === null ? null : <Stars given={stars} />}
        <p className="figures mt-0.5 text-small text-muted">{piece}</p>
        {date ? (
          <time dateTime={date} className="figures block text-small text-muted">
            {day}
          </time>
        ) : null}
      </header>
      <p className="review-text whitespace-pre-line">{text}</p>
      <p className={`review-proof ${example ? "review-example" : ""}`}>{authenticity}</p>
    </article>
  );
}

const MOST = 5;
/** Width of a star and of the gap behind it, in the units of the drawing. */
const STEP = 21;
/** A star from its top on. */
const STAR = "l2.5 5.3 5.8.7-4.3 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.3-4 5.8-.7z";

/** Given stars out of five, as a row of drawn ones; read aloud as a sentence. */
export function Stars({ given }: { given: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t("reviews.stars", { given, most: MOST })} className="stars">
      <svg viewBox={`0 0 ${MOST * STEP - 1} 20`} aria-hidden="true">
        <path className="star-given" d={stars(0, given)} />
        {given < MOST && <path d={stars(given, MOST)} />}
      </svg>
    </span>
  );
}

/** A page shows up to a hundred rows, so that each row is two shapes, not five pictures. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${10 + STEP * (from + index)} 1.8${STAR}`).join(
    "",
  );
}
