import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import type { Picture } from "../content/picture.ts";
import type { Review, ReviewedKind } from "../content/queries/reviews.server.ts";
import { dayInWords } from "../language/day.ts";
import type { Language } from "../language/languages.ts";
import { OPEN_REVIEWS } from "./open.ts";
import type { ShownReview } from "./ReviewCard.tsx";

/** The reviews of a kind, newest first, in the words they are shown in. */
export async function reviewsOf(
  kind: ReviewedKind,
  language: Language,
  t: TFunction<"texts">,
  context: AppLoadContext,
): Promise<ShownReview[]> {
  const reviews = await context.content.reviews(kind, language);
  return reviews.map((review, index) => {
    const shown = shownReview(review, language, t);
    return index < OPEN_REVIEWS ? shown : { ...shown, picture: withoutBlur(shown.picture) };
  });
}

/** The miniature of a folded picture is never seen, so the page need not carry it. */
function withoutBlur(picture: Picture | null): Picture | null {
  return picture && { ...picture, blur: null };
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
