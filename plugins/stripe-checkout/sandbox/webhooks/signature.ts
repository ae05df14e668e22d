import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` header of one delivery: HMAC-SHA256 over `<seconds>.<payload>`.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
