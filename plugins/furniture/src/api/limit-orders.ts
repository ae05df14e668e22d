import type { MedusaRequest, MedusaRequestHandler, MedusaResponse } from "@medusajs/framework/http";
import { market } from "../core/options/market";
import { TooManyRequests } from "../core/refusal/error-handler";
import { isAgreed } from "../domain/cart/payments";
import { type CartState, readCart } from "../domain/cart/state";
import { chosenPlanks } from "../domain/planks/chosen";
import { languageOf } from "../language/language";
import { ORDERS } from "../modules/orders";
import { costsNothingYet } from "../modules/orders/payments";
import { PLANKS } from "../modules/planks";
import type { LimitName } from "../modules/rate-limits/limits";
import { takePoint } from "./requests/limit-requests";

/**
 * Limits how often one network keeps planks from others by beginning to pay: without it one browser could take every plank off sale for ever.
 * A cart counts once in the time of a hold. What is refused afterwards, and so holds nothing, hands its points back.
 */
export const limitPlankHolds: MedusaRequestHandler = async (request, response, next) => {
  const state = await cartOf(request, request.params.id);
  if (state) await takeHolds(request, response, state);
  next();
};

/** The same for an order: it holds planks again. Nothing that may have been paid is refused. */
export const limitOrderedHolds: MedusaRequestHandler = async (request, response, next) => {
  const state = await cartOf(request, request.params.id);
  if (state && !mayBePaid(state)) await takeHolds(request, response, state);
  next();
};

/** Takes the points of all planks of a cart, or of none of them. Throws {@link TooManyRequests} that says what else there is to do. */
export async function takeHolds(
  request: MedusaRequest,
  response: MedusaResponse,
  state: CartState,
): Promise<void> {
  const { cart } = state;
  const taken: (() => Promise<void>)[] = [];
  const handBack = () => Promise.all(taken.map((back) => back())).catch(() => undefined);
  const take = async (name: LimitName, of: string) => void taken.push(await takePoint(request, name, of));
  try {
    for (const plank of new Set(chosenPlanks(state).map((chosen) => chosen.plank))) {
      const begun = await take("plank_hold_begun", `${cart.id}/${plank}:`).then(
        () => false,
        (refused) => isTooMany(refused),
      );
      if (begun) continue;
      await take("same_plank_hold", `${plank}:`);
      await take("plank_hold", "");
    }
  } catch (error) {
    await handBack();
    throw isTooMany(error)
      ? new TooManyRequests(error.retryAfter, languageOf(languageAsked(request, state)), "planks_held_often")
      : error;
  }
  response.once("finish", () => {
    if (response.statusCode >= 400) void handBackUnheld();
  });

  /** An order that fails for want of a payment leaves its planks held. */
  async function handBackUnheld(): Promise<void> {
    const planks = request.scope.resolve(PLANKS);
    if (!(await planks.holdsAny(cart.id).catch(() => true))) await handBack();
  }
}

function isTooMany(error: unknown): error is TooManyRequests {
  if (error instanceof TooManyRequests) return true;
  throw error;
}

/** The language of the click, which the cart may not know yet. */
function languageAsked({ body }: MedusaRequest, { cart }: CartState): string | null | undefined {
  const named = typeof body === "object" && body !== null && "locale" in body ? body.locale : undefined;
  return typeof named === "string" ? named : cart.locale;
}

/** What is no cart, or one no longer, is refused further on. */
async function cartOf({ scope }: MedusaRequest, id = ""): Promise<CartState | undefined> {
  const state = await readCart(scope, id).catch(() => undefined);
  return state && !state.cart.completed_at ? state : undefined;
}

/** A payment page that is open, or on which something has been paid. A payment that comes later becomes an order by its webhook. */
function mayBePaid(state: CartState): boolean {
  const sessions = state.collection?.payment_sessions ?? [];
  return isAgreed(state) || sessions.some(({ status }) => status === "authorized" || status === "captured");
}

/**
 * Limits orders that cost nothing yet, by transfer or from abroad: each mails whatever address was typed, and sells its planks. One that is
 * paid on a payment page is never refused here. What places no order hands its point back.
 */
export const limitUnpaidOrders: MedusaRequestHandler = async (request, response, next) => {
  const { run } = request.scope.resolve(ORDERS);
  if (!(await costsNothingYet(run, request.params.id ?? "", market().paymentProviders.transfer)))
    return next();
  const handPointBack = await takePoint(request, "unpaid_order");
  response.once("finish", () => {
    if (response.statusCode >= 400) handPointBack().catch(() => undefined);
  });
  next();
};
