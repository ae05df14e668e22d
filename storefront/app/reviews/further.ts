import type { Language } from "../language/languages.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import type { ShownReview } from "./ReviewCard.tsx";

/**
 * The reviews that the page of a kind does not carry. Not with Remix's fetcher, whose failures replace the page.
 * @returns null when they cannot be had
 */
export async function askFurther(kind: ConfigurableKind, language: Language): Promise<ShownReview[] | null> {
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
