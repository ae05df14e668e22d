import { createHash } from "node:crypto";
import { offerOf } from "./offer.ts";

/** An offer in so few characters that a cookie can hold it however many pieces there are. */
export function fingerprintOf(shown: Parameters<typeof offerOf>[0]): string {
  return createHash("sha256").update(offerOf(shown)).digest("base64url").slice(0, 16);
}
