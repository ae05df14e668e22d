import { randomInt } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import { nextDayBegins } from "../../../core/day";
import { market } from "../../../core/options/market";
import { shopDay } from "../../../core/shop-day";

export interface VoucherIssue {
  codes: string[];
  /** Whole EUR; 0 makes bank-transfer codes. */
  value: number;
  /** What Medusa keeps as a campaign: the batch the vouchers belong to, and when they end. */
  campaign?: { name: string; identifier: string; ends_at: Date | null };
  note: string | null;
  /** The e-mail of the member of staff. */
  created_by: string | null;
}

/** Campaigns of batches are told by this from those that only keep the end of a single voucher. */
export const BATCH_IDENTIFIER = "voucher-batch";
const SINGLE_IDENTIFIER = "voucher-single";

/** A new identifier for the campaign of a batch or of a single voucher. */
export function campaignIdentifier(of: "batch" | "single"): string {
  return generateEntityId(undefined, of === "batch" ? BATCH_IDENTIFIER : SINGLE_IDENTIFIER);
}

/** Capitals and digits without those that look alike on paper: no I, L, O, U, 0 and 1. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Random codes that cannot be guessed: twelve characters, 58 bits, in groups that can be read out, such as
 * `PREFIX-7KQ2-MWRA-9TDH`. They differ from each other. Whether one exists already is checked by the database.
 * `draw`: a whole number from 0 to below its argument, by chance.
 */
export function generateCodes(
  prefix: string,
  count: number,
  draw: (below: number) => number = randomInt,
): string[] {
  const letters = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[draw(LETTERS.length)]).join("");
  const codes = new Set<string>();
  while (codes.size < count) {
    const groups = Array.from({ length: GROUPS }, letters);
    codes.add([...(prefix ? [prefix] : []), ...groups].join("-"));
  }
  return [...codes];
}

/** The instant a voucher stops being good whose last day (YYYY-MM-DD) this is: when the next day begins in the shop's time zone. */
export function endOfVoucher(day: string): Date {
  return nextDayBegins(market().timeZone, day);
}

/** The last day (YYYY-MM-DD) of a voucher that ends at this instant. */
export function lastDayBefore(end: Date): string {
  return shopDay(new Date(end.getTime() - 1));
}
