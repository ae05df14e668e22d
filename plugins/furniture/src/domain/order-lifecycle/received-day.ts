import { z } from "@medusajs/framework/zod";
import { endOfDay } from "../../core/day";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { germanDay } from "../workshop/days";

/** A day on which something came to the shop, as staff give it. */
export const receivedOn = z.iso.date("Der Tag des Eingangs muss die Form JJJJ-MM-TT haben");

/** `received_on`: the day on which the money came to the account, where that was not today. */
export const receivedBody = z.strictObject({ received_on: receivedOn.optional() });

/** The end of the day on which it came; undefined for today, which is now. Throws a {@link Refusal}. */
export function momentOf(day: string, placedAt: Date): Date | undefined {
  const [first, today] = [shopDay(placedAt), shopDay(new Date())];
  if (day < first || day > today) {
    const bounds = `vom ${germanDay(placedAt)} (Tag der Bestellung) bis zum ${germanDay(new Date())} (heute)`;
    throw Refusal.single(
      "received_on",
      `Der Tag des Eingangs muss in der Zeit ${bounds} liegen.`,
      "out_of_bounds",
    );
  }
  return day === today ? undefined : endOfDay(market().timeZone, day);
}
