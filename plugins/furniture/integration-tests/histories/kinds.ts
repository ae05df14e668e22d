/** What shoppers order in the histories. */
export const KINDS = ["table", "bench", "stool", "frame"] as const;
export type Kind = (typeof KINDS)[number];
