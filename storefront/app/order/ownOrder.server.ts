import type { AppLoadContext } from "@remix-run/node";
import { cardsOf } from "../cart/cards.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageOf } from "../language/language.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";
import { orderFromAddress } from "./address.server.ts";

/**
 * The order a last page is about. Its number and total stand in the address; what it consists of is shown only to the
 * browser that has placed it, which holds its id in the signed cookie. null where the address names no order.
 */
export async function ownOrder(request: Request, context: AppLoadContext) {
  const order = orderFromAddress(request.url);
  if (!order) return null;
  const session = await cartSessionOf(request, context);
  const placed = session.get("placedOrder");
  const own = placed?.number === order.number ? placed : null;
  return {
    ...order,
    own: own !== null,
    byTransfer: own?.payBy === "bank_transfer",
    bill: own && (await billOf(own.id, request, context)),
  };
}
export type ShownOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;
export type PlacedBill = NonNullable<ShownOrder["bill"]>;

/** null when nobody can say: number and total are enough to know that the order is there. */
async function billOf(orderId: string, request: Request, context: AppLoadContext) {
  const language = await languageOf(request);
  try {
    const [bill, colors] = await Promise.all([
      context.commerce.orderBill(orderId, language),
      context.content.standardColors(language),
    ]);
    return { ...bill, lines: cardsOf(bill.lines, colors) };
  } catch (error) {
    if (!isUnavailable(error) && !isRefusal(error)) throw error;
    context.log.warn({ reason: error.message }, "the placed order could not be read");
    return null;
  }
}
