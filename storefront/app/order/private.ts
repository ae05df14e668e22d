/** Headers of pages about an order: no cache stores them and no search engine lists them. */
export const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
