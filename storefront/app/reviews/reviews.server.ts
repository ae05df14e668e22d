import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import type { Review, ReviewedKind } from "../content/queries/reviews.server.ts";
import { dayInWords } from "../language/day.ts";
import type { Language } from "../language/languages.ts";
import type { ShownReview } from "./ReviewCard.tsx";

/** Number of reviews that the page of a kind carries; the others come on request. */
const CARRIED = 6;

/** What the page of a kind carries of its reviews, newest first, in the words they are shown in, and how many there are `further`. */
export async function reviewsOf(
  kind: ReviewedKind,
  { all, language, t }: { all: boolean; language: Language; t: TFunction<"texts"> },
  context: Pick<AppLoadContext, "content">,
): Promise<{ reviews: ShownReview[]; further: number }> {
  const reviews = await context.content.reviews(kind, language);
  const carried = all ? reviews : reviews.slice(0, CARRIED);
  return {
    reviews: carried.map((review) => shownReview(review, language, t)),
    further: reviews.length - carried.length,
  };
}

/** The reviews of a kind that its page does not carry. */
export async function furtherReviewsOf(
  kind: ReviewedKind,
  language: Language,
  t: TFunction<"texts">,
  context: Pick<AppLoadContext, "content">,
): Promise<ShownReview[]> {
  const reviews = await context.content.reviews(kind, language);
  return reviews.slice(CARRIED).map((review) => shownReview(review, language, t));
}

/** A review as its card shows it. By law its authenticity stands beside each one (§ 5b Abs. 3 UWG). */
export function shownReview(review: Review, language: Language, t: TFunction<"texts">): ShownReview {
  const { id, firstName, kind, text, stars, date, picture, authenticity, authenticityNote } = review;
  return {
    id,
    firstName,
    piece: [t(`cart.kind.${kind}`), sizeOf(review)].filter(Boolean).join(", "),
    text,
    stars,
    date,
    day: dayInWords(date, language),
    picture,
    example: authenticity === "example",
    authenticity: [t(`reviews.authenticity.${authenticity}`), authenticity === "order" && authenticityNote]
      .filter(Boolean)
      .join(" "),
  };
}

/** Length, width and height in cm, as far as they are known. */
function sizeOf({ length, width, height }: Review): string {
  const sides = [length, width, height].filter((side) => typeof side === "number");
  return sides.length > 0 ? `${sides.join(" × ")} cm` : "";
}

/** Cards on the home page: one row on a wide screen. */
const SHOWN = 3;

/** The mean of all stars that are no examples, to one place behind the comma, and how many there are. */
export interface Rating {
  mean: number;
  count: number;
}

/** What the home page shows of the reviews: the newest ones, of as many kinds as there are, and the rating if there is one. */
export async function latestReviewsOf(
  language: Language,
  t: TFunction<"texts">,
  context: Pick<AppLoadContext, "content">,
): Promise<{ reviews: ShownReview[]; rating: Rating | null }> {
  const { newest, rating } = await context.content.latestReviews(language);
  return {
    reviews: ofManyKinds(newest, SHOWN).map((review) => shownReview(review, language, t)),
    rating: rating && { count: rating.count, mean: Math.round(rating.mean * 10) / 10 },
  };
}

/** The newest review of each kind first, then the newest of the others. */
export function ofManyKinds(newest: readonly Review[], most: number): Review[] {
  const first = newest.filter((review, at) => newest.findIndex(({ kind }) => kind === review.kind) === at);
  const others = newest.filter((review) => !first.includes(review));
  return [...first, ...others].slice(0, most);
}
