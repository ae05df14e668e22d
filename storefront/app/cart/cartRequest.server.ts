import type { AppLoadContext } from "@remix-run/node";
import type { CartSession } from "../session/cartCookie.server.ts";
import { parseOrderForm } from "./orderForm.server.ts";
import { SAMPLES_ONLY } from "./orderRules.ts";

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
