/** How long the reason of a deed of staff is, in characters without spaces around it: of a changed order, a piece taken back, another day. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;

/** Whether what was typed is long enough to be a reason. */
export const isReason = (typed: string): boolean => typed.trim().length >= REASON_LENGTH.least;
