import type { AppLoadContext } from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { typedIn } from "./typedFields.ts";

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
