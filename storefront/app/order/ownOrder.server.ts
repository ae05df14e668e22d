import { type AppLoadContext, redirect } from "@remix-run/node";
import { cardsOf } from "../cart/cards.server.ts";
import { lastPageOf } from "../cart/placed.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageOf } from "../language/language.server.ts";
import { cartSessionOf, orderOfPage } from "../session/cartCookie.server.ts";

/**
 * The order of a last page. It is shown to the browser alone that placed it, whose signed cookie names it: the number and value in the
 * address are for statistics, and prove nothing. null where this browser has placed no such order.
 * Throws a redirect for an address that names none, to the order that was placed here.
 */
export async function ownOrder(request: Request, context: AppLoadContext, reserved: boolean) {
  const placed = orderOfPage(await cartSessionOf(request, context), request);
  if (!placed || (placed.payBy === "reservation") !== reserved) return null;
  if (!new URL(request.url).searchParams.get("orderID")) throw redirect(lastPageOf(placed), 303);
  const bill = await billOf(placed.id, request, context);
  return {
    number: placed.number,
    total: bill?.total ?? placed.value,
    byTransfer: placed.payBy === "bank_transfer",
    // The session says "card" after each payment at Stripe. The order says whether it was a debit.
    byDebit: (bill?.pay_by ?? placed.payBy) === "direct_debit",
    bill,
  };
}
export type ShownOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;
export type PlacedBill = NonNullable<ShownOrder["bill"]>;

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
