/** As many reviews stand open; the others wait folded up, and their pictures are not loaded until somebody looks. */
export const OPEN_REVIEWS = 6;
