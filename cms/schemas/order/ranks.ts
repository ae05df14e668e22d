import { LexoRank } from "lexorank";

/** The field with a document's position in its list: a LexoRank, so that moving one document changes only that one. */
export const ORDER_RANK = "orderRank";

/** The rank behind `last`, with room between the two; the first rank of all when there is none, or no valid one. */
export function rankAfter(last?: string | null): string {
  return parsed(last).genNext().genNext().toString();
}

/** As many ranks as there are documents, in order. */
export function ranksFor(count: number): string[] {
  const ranks: string[] = [];
  while (ranks.length < count) ranks.push(rankAfter(ranks.at(-1)));
  return ranks;
}

/**
 * A rank right behind the given one, before all others that were behind it. Chosen at random among many, so that two
 * made at once differ.
 */
export function rankRightBehind(rank: string): string {
  const digits = crypto.getRandomValues(new Uint32Array(8)).map((number) => 1 + (number % 35));
  return rank + Array.from(digits, (digit) => digit.toString(36)).join("");
}

function parsed(rank: string | null | undefined): LexoRank {
  try {
    return rank ? LexoRank.parse(rank) : LexoRank.min();
  } catch {
    return LexoRank.min();
  }
}
