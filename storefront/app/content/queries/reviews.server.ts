import { defineQuery } from "groq";
import type { PictureOf } from "../picture.server.ts";
import type { LatestReviewsQueryResult, ReviewsQueryResult } from "../sanity.types.ts";
import { calendarDay, contentQuery, localText, pictureFields } from "./contentQuery.server.ts";

const reviewFields = `
  "id": _id,
  firstName,
  kind,
  length,
  width,
  height,
  "text": ${localText("text")},
  stars,
  date,
  "picture": picture { ${pictureFields} },
  authenticity,
  "authenticityNote": ${localText("authenticityNote")}`;

const reviewsQuery = defineQuery(
  `*[_type == "review" && kind == $kind] | order(date desc, _id asc) { ${reviewFields} }`,
);

const latestReviewsQuery = defineQuery(`{
  "newest": *[_type == "review"] | order(date desc, _id asc) [0...24] { ${reviewFields} },
  "stars": *[_type == "review" && authenticity != "example" && stars >= 1 && stars <= 5].stars
}`);

/**
 * The reviews of a kind, newest first; sides in cm, null where unknown; `date` is YYYY-MM-DD or "", `stars` 1 to 5 or null.
 * A review whose authenticity was left open counts as unchecked.
 */
export const reviews = contentQuery({
  name: "reviews",
  groq: reviewsQuery,
  shape: (found: ReviewsQueryResult, pictureOf) => found.flatMap((review) => shaped(review, pictureOf)),
});

/**
 * The newest reviews of all kinds, newest first, and the stars of all reviews except examples: number and mean; null
 * while there are none.
 */
export const latestReviews = contentQuery({
  name: "latestReviews",
  groq: latestReviewsQuery,
  shape: ({ newest, stars }: LatestReviewsQueryResult, pictureOf) => {
    const given = stars.filter((one) => one !== null);
    const sum = given.reduce((total, one) => total + one, 0);
    return {
      newest: newest.flatMap((review) => shaped(review, pictureOf)),
      rating: given.length > 0 ? { count: given.length, mean: sum / given.length } : null,
    };
  },
});

function shaped(review: ReviewsQueryResult[number], pictureOf: PictureOf) {
  const { firstName, kind, text, stars } = review;
  if (!firstName || !kind || !text) return [];
  return [
    {
      id: review.id,
      firstName,
      kind,
      text,
      length: review.length,
      width: review.width,
      height: review.height,
      stars: stars !== null && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
      date: calendarDay(review.date),
      picture: pictureOf(review.picture),
      authenticity: review.authenticity ?? ("unchecked" as const),
      authenticityNote: review.authenticityNote ?? "",
    },
  ];
}

export type Review = ReturnType<typeof reviews.shape>[number];
export type ReviewedKind = Review["kind"];
export type LatestReviews = ReturnType<typeof latestReviews.shape>;
