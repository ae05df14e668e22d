/** The choices of the survey. */
export const NORMAL_ORIGINS = ["facebook", "instagram", "google", "friends"] as const;
export type NormalOrigin = (typeof NORMAL_ORIGINS)[number];

/** Where a shopper heard of the shop: a choice or words of their own, never both. */
export interface OriginAnswer {
  normalOrigin: NormalOrigin | null;
  otherOrigin: string | null;
  /** Where it was asked. */
  occasion: string | null;
}
