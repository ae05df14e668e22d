import { parse } from "@conform-to/dom";
import type { AppLoadContext } from "@remix-run/node";
import type { CartTerms } from "../commerce/commerce.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import type { CartSession } from "../session/cartCookie.server.ts";
import { CHECKED, type OrderFields, orderFieldsOf, orderIssues, SAMPLES_ONLY } from "./orderRules.ts";
import { typedIn } from "./typedFields.ts";

/**
 * Reads the order form as it arrives. What keeps it from being an order stands at its fields; what no field shows stands under
 * "", for the whole form.
 */
export function parseOrderForm(form: FormData) {
  return parse<OrderFields, string[]>(form, {
    resolve: (sent) => {
      const fields = orderFieldsOf(sent);
      const { fields: faults, unplaced } = orderIssues(fields);
      const error: Record<string, string[]> = {};
      for (const [field, issue] of Object.entries(faults)) error[field] = [issue];
      if (unplaced.length > 0) error[""] = [...new Set(unplaced.map(({ issue }) => issue))];
      return Object.keys(error).length > 0 ? { error } : { value: fields };
    },
  });
}

/** The paths of what keeps a form from being an order and stands at none of its fields. */
export function unplacedPaths(form: FormData): string[] {
  return orderIssues(orderFieldsOf(Object.fromEntries(form))).unplaced.map(({ path }) => path);
}

/** The terms alone, which every way of sending the form carries, complete or not. */
export function termsOf(form: FormData): CartTerms {
  return {
    // A cart of samples only asks neither; what was chosen before stays for when there is furniture in it again.
    ...(!form.has(SAMPLES_ONLY) && {
      shipping: form.get("shipping") === "pickup" ? "pickup" : "delivery",
      expressBuild: form.get("expressBuild") === CHECKED,
    }),
    outsideGermany: form.get("outsideGermany") === CHECKED,
    dataSecurity: form.get("dataSecurity") === CHECKED,
    // Asked only where there is a choice; abroad, for one, the choice made before is kept.
    ...(form.has("paymentMethod") && {
      paymentMethod: form.get("paymentMethod") === "bank_transfer" ? "bank_transfer" : "card",
    }),
  };
}

/**
 * Keeps what a form says of the shopper with their cart, though it is no order yet. Whatever keeps it from being kept is not
 * worth failing for: the form itself still has it.
 */
export async function keepTyped(
  form: FormData,
  cartId: string,
  { commerce, log }: Pick<AppLoadContext, "commerce" | "log">,
): Promise<void> {
  const typed = typedIn(form);
  if (Object.keys(typed).length === 0) return;
  try {
    await commerce.keepContactDraft(cartId, typed);
  } catch (error) {
    if (!isRefusal(error) && !isUnavailable(error)) throw error;
    log.warn({ reason: error.message }, "what was typed into the order form was not kept");
  }
}

/** The page's form as sent, and the cart that it is about. */
export interface CartRequest {
  form: FormData;
  request: Request;
  context: AppLoadContext;
  session: CartSession;
  cartId: string;
}

/** Whether a button has sent all fields of the page, as without scripts it does. */
export function isWhole(form: FormData): boolean {
  return form.has("shipping") || form.has(SAMPLES_ONLY);
}

/** The form as sent, without faults: what was typed stays in its fields. */
export function asTyped(form: FormData) {
  return { ...parseOrderForm(form).reply(), error: {}, status: undefined };
}
