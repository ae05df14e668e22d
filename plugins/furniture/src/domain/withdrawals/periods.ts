import { day, toTheSecond } from "../../core/formats";
import { shopDay } from "../../core/shop-day";
import type { Language } from "../../language/language";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import type { Fulfilment } from "../orders/fulfilments";
import type { OrderDocument } from "../orders/order-document";
import { daysAfter, endOfPeriod } from "../workshop/days";

/** Days for the declaration after the goods came (§ 355 Abs. 2 BGB), and for the refund after the declaration (§ 357 Abs. 1 BGB). */
const DAYS_TO_WITHDRAW = 14;
const DAYS_TO_REFUND = 14;

/** Whether a withdrawal came in time. `open`: its period had not begun, because not all of the order has arrived. Days are YYYY-MM-DD. */
export type Period = { state: "open" } | { state: "in_time" | "late"; arrived_on: string; last_day: string };

/**
 * The period of an order begins when the last of its pieces has arrived (§ 356 Abs. 2 Nr. 1 b BGB), and ends on no Saturday, Sunday
 * or public holiday (§ 193 BGB). What of it came back, came before.
 */
export function periodOf(
  { lines, ordinary }: Pick<OrderDocument, "lines" | "ordinary">,
  fulfilments: readonly Parcel[],
  received: Date,
): Period {
  const pieces = lines.map(({ id }) => ({ id, quantity: 1 }));
  const arrivals = [...pieces, ...ordinary.lines].map((goods) => arrivalOf(goods, fulfilments));
  const known = arrivals.filter((moment) => moment !== undefined);
  if (known.length === 0 || known.length < arrivals.length) return { state: "open" };
  const arrived_on = shopDay(new Date(Math.max(...known)));
  const last_day = endOfPeriod(daysAfter(arrived_on, DAYS_TO_WITHDRAW));
  return { state: shopDay(received) <= last_day ? "in_time" : "late", arrived_on, last_day };
}

type Parcel = Pick<Fulfilment, "quantities" | "deliveredAt">;

/** When the last of some equal goods arrived, milliseconds; undefined while a parcel with some of them has not. */
function arrivalOf(
  { id, quantity }: { id: string; quantity: number },
  fulfilments: readonly Parcel[],
): number | undefined {
  const arrived = fulfilments.flatMap(({ quantities, deliveredAt }) =>
    deliveredAt ? [{ count: quantities.get(id) ?? 0, at: deliveredAt.getTime() }] : [],
  );
  const its = arrived.filter(({ count }) => count > 0);
  const came = its.reduce((sum, { count }) => sum + count, 0);
  return came < quantity ? undefined : Math.max(...its.map(({ at }) => at));
}

/** The last day on which the money may go back. */
export function refundDay(received: Date): string {
  return daysAfter(shopDay(received), DAYS_TO_REFUND);
}

/** When it came in: what was declared in the shop to the second (§ 356a BGB), what staff entered by its day. */
export function receivedInWords(
  { confirmed_at, entered_by }: Pick<WithdrawalRow, "confirmed_at" | "entered_by">,
  language: Language,
): string | null {
  if (!confirmed_at) return null;
  const moment = new Date(confirmed_at);
  return entered_by ? day(moment, language) : toTheSecond(moment, language);
}
