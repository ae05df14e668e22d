import { randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random identifier in Stripe's style, such as `pi_3Qx…`. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}${letters.join("")}`;
}

/** Stripe counts time in whole seconds since the epoch. */
export function seconds(milliseconds: number = Date.now()): number {
  return Math.floor(milliseconds / 1000);
}
