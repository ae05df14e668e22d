/** The choices of the survey, as the commerce side names them. */
export const ORIGINS = ["facebook", "instagram", "google", "friends"] as const;
