/** Set by our own server on each request (and overwritten if a visitor sends it). */
export const DEFAULT_LANGUAGE_HEADER = "x-shop-default-language";
