import { defineQuery } from "groq";
import type { ReviewsQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";
import { localText, pictureFields } from "./fragments.server.ts";

const reviewsQuery = defineQuery(`*[_type == "review" && kind == $kind] | order(date desc, _id asc) {
  "id": _id,
  firstName,
  kind,
  length,
  width,
  height,
  "text": ${localText("text")},
  date,
  "picture": picture { ${pictureFields} },
  authenticity,
  "authenticityNote": ${localText("authenticityNote")}
}`);

/**
 * The reviews of a kind, newest first; sides in cm, null where unknown; `date` is YYYY-MM-DD or "". Whoever leaves
 * authenticity open has checked nothing.
 */
export const reviews = contentQuery({
  name: "reviews",
  groq: reviewsQuery,
  shape: (found: ReviewsQueryResult, pictureOf) =>
    found.flatMap((review) => {
      const { firstName, kind, text } = review;
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
          date: review.date ?? "",
          picture: pictureOf(review.picture),
          authenticity: review.authenticity ?? ("unchecked" as const),
          authenticityNote: review.authenticityNote ?? "",
        },
      ];
    }),
});
export type Review = ReturnType<typeof reviews.shape>[number];
export type ReviewedKind = Review["kind"];
