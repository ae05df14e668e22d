import { z } from "@medusajs/framework/zod";

const limit = z.object({ points: z.number().int().positive(), seconds: z.number().int().positive() });

/** How often one address may do something: `points` times within `seconds`, counted from the first time. */
export type Limit = z.infer<typeof limit>;

/**
 * What is counted, and how much of it a household may need: no shopper asks six questions in ten minutes, a guesser
 * of voucher codes tries hundreds. A withdrawal is a right, so its limits only stop machines.
 */
export const DEFAULT_LIMITS = {
  message: { points: 5, seconds: 600 },
  /** Mails go to whatever address is typed: no more of them than a household sends to itself. */
  design_mail: { points: 5, seconds: 600 },
  /** Orders without a payment yet: their mails go to whatever address is typed, and their planks are sold. */
  unpaid_order: { points: 10, seconds: 600 },
  /**
   * Planks that are kept from others during a payment, each for one time of a hold: the boards of twenty of the largest shelves a day, whether
   * they are ordered in the end or not. More of them held unpaid would take the stock off sale.
   */
  plank_hold: { points: 200, seconds: 86_400 },
  /** The same plank: a shopper who begins again the whole evening, with other carts and other cards. */
  same_plank_hold: { points: 6, seconds: 86_400 },
  /** A hold of one cart counts once in its time, however often its shopper presses the button. */
  plank_hold_begun: { points: 1, seconds: 2100 },
  /** Staff look at a mail's texts while they write them. */
  mail_preview: { points: 120, seconds: 600 },
  origin_survey: { points: 10, seconds: 600 },
  withdrawal: { points: 10, seconds: 600 },
  withdrawal_confirmation: { points: 30, seconds: 600 },
  /** A move, with some slips of the finger: mails go out with each. */
  delivery_address: { points: 10, seconds: 600 },
  /** Codes that are unknown or used; a code that counts costs nothing. */
  voucher_guess: { points: 20, seconds: 600 },
  /** Attempts to log in and to have a password reset, right or wrong. */
  login: { points: 20, seconds: 600 },
  /** Requests of any kind to one store route: what a page of a shopper in a hurry asks, many times over. */
  request: { points: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;

/** Limits that every request meets. Without Redis each process counts them in memory: no row is worth writing for one. */
export const FREQUENT: ReadonlySet<LimitName> = new Set(["request"]);

/** The plugin's options that concern limits; all may be left out. */
export const rateLimitOptions = z.object({
  /**
   * Shared with the storefront, which proves with it whose address it hands on, and key of the stored addresses.
   * Without it no storefront can hand on an address, and every process counts for itself.
   */
  clientAddressSecret: z.string().min(16).optional(),
  /** Reverse proxies before this server (addresses or networks), whose X-Forwarded-For is believed. */
  trustedProxies: z.array(z.string()).default([]),
  /** Counts in this Redis, which all processes share; without it, and while it does not answer, in Postgres. */
  redisUrl: z.string().optional(),
  rateLimits: z.partialRecord(z.enum(limitNames()), limit).default({}),
});

function limitNames(): [LimitName, ...LimitName[]] {
  return Object.keys(DEFAULT_LIMITS) as [LimitName, ...LimitName[]];
}
