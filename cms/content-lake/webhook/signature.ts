import { createHmac } from "node:crypto";

/** The header Sanity signs a webhook with; `@sanity/webhook` checks it. `at` is a Unix time in milliseconds. */
export function signature(body: string, secret: string, at: number): string {
  const hash = createHmac("sha256", secret).update(`${at}.${body}`).digest("base64url");
  return `t=${at},v1=${hash}`;
}
