import { type AppLoadContext, redirect } from "@remix-run/node";
import { z } from "zod";
import { cardsOf } from "../cart/cards.server.ts";
import { lastPageOf } from "../cart/placed.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageOf } from "../language/language.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";
import type { PlacedOrder } from "../session/cartSession.server.ts";

/**
 * The order of a confirmation page. The address holds its number and total. The pieces are shown only to the browser
 * that placed the order, whose signed cookie holds the order's id. null when the address names no order.
 */
export async function ownOrder(request: Request, context: AppLoadContext) {
  const order = orderFromAddress(request.url);
  if (!order) return null;
  const session = await cartSessionOf(request, context);
  const placed = session.get("placedOrder");
  const own = placed?.number === order.number ? placed : null;
  const bill = own && (await billOf(own.id, request, context));
  return {
    ...order,
    own: own !== null,
    reserved: own?.payBy === "reservation",
    byTransfer: own?.payBy === "bank_transfer",
    // The session says "card" after each payment at Stripe. The order says whether it was a debit.
    byDebit: (bill?.pay_by ?? own?.payBy) === "direct_debit",
    bill,
  };
}
export type ShownOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;
export type PlacedBill = NonNullable<ShownOrder["bill"]>;

/** Leads who opens a last page without naming an order to the one they have just placed in this browser, if there is one. */
export async function leadToOwn(
  request: Request,
  context: AppLoadContext,
  isMeant: (placed: PlacedOrder) => boolean,
): Promise<void> {
  if (orderFromAddress(request.url)) return;
  const placed = (await cartSessionOf(request, context)).get("placedOrder");
  if (placed && isMeant(placed)) throw redirect(lastPageOf(placed), 303);
}

/** null when the commerce side does not answer: number and total are enough to know that the order is there. */
export async function billOf(orderId: string, request: Request, context: AppLoadContext) {
  const language = await languageOf(request);
  try {
    const bill = await context.commerce.orderBill(orderId, language);
    return { ...bill, lines: cardsOf(bill.lines, language) };
  } catch (error) {
    if (!isUnavailable(error) && !isRefusal(error)) throw error;
    context.log.warn({ reason: error.message }, "the placed order could not be read");
    return null;
  }
}

const completed = z.object({
  orderID: z.string().regex(/^[\w-]{1,40}$/),
  orderValue: z.coerce.number().int().min(0).max(1_000_000),
});

/** Order number and total (whole EUR) from the address of a last page; null if they are not there or not sound. */
function orderFromAddress(url: string): { number: string; total: number } | null {
  const parsed = completed.safeParse(Object.fromEntries(new URL(url).searchParams));
  return parsed.success ? { number: parsed.data.orderID, total: parsed.data.orderValue } : null;
}
