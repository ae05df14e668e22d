import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import type { Review } from "../content/queries/reviews.server.ts";
import type { Language } from "../language/languages.ts";
import type { ShownReview } from "./ReviewCard.tsx";
import { shownReview } from "./reviews.server.ts";

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
