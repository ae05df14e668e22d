/** Number of reviews shown unfolded. The pictures of the folded ones load only when they are opened. */
export const OPEN_REVIEWS = 6;
