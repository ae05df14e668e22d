/** A page about somebody's order is kept by no cache and found by no search. */
export const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
