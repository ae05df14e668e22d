/** The choices of the survey. */
export const NORMAL_ORIGINS = ["facebook", "instagram", "google", "friends"] as const;
export type NormalOrigin = (typeof NORMAL_ORIGINS)[number];

/** What staff read of an answer. */
export const ORIGIN_NAMES: Readonly<Record<NormalOrigin | "other", string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  friends: "Freunde",
  other: "Anderes",
};

/** Where a shopper heard of the shop: a choice or words of their own, never both. */
export interface OriginAnswer {
  normalOrigin: NormalOrigin | null;
  otherOrigin: string | null;
  /** Where it was asked. */
  occasion: string | null;
}

/** An answer in staff's words. */
export function originInWords({ normalOrigin, otherOrigin }: Omit<OriginAnswer, "occasion">): string {
  return normalOrigin ? ORIGIN_NAMES[normalOrigin] : (otherOrigin ?? "");
}
