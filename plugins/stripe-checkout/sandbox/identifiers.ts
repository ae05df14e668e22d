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

/** The day of a time in seconds since the epoch, as Stripe writes days: `2026-11-23`. */
export function dateOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 10);
}
