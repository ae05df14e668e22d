/** A year, as long as the storefront says (seconds). */
const KEEP_TO_HTTPS = "max-age=31536000; includeSubDomains";

/**
 * What every answer of the Studio's server says, beside the page's policy. `hosted`: a Studio for hosted Sanity, which is
 * served over https; browsers that meet it over http do not heed the word.
 */
export function securityHeaders(hosted: boolean): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(hosted && { "Strict-Transport-Security": KEEP_TO_HTTPS }),
  };
}
