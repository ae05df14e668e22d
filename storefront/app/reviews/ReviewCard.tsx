import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { Stars } from "./Stars.tsx";

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
