import type { HeadersFunction } from "@remix-run/node";

/** Headers of pages about an order: no cache stores them and no search engine lists them. */
export const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Lets a page have the headers of its loader; Remix otherwise gives them to its data alone. */
export const headersOfLoader: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
