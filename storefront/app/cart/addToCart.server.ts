import type { Configuration, Kind } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Summary } from "../commerce/answers.server.ts";
import type { Placing } from "../commerce/commerce.server.ts";
import { isRefusal } from "../commerce/medusa.server.ts";
import type { Language } from "../language/languages.ts";
import { type CartSession, forgetCart } from "../session/cartCookie.server.ts";

/**
 * Puts a piece or several equal ones into the visitor's cart, beginning one if there is none or the old one is gone or already
 * ordered. `replaces` names the line whose place it takes: that needs the cart it lies in, no other one is begun.
 * Writes the cart and its count to the session. Throws what the commerce side throws.
 */
export async function addToCart(
  kind: Kind,
  configuration: Configuration,
  session: CartSession,
  language: Language,
  { commerce }: Pick<AppLoadContext, "commerce">,
  placing: Placing = {},
): Promise<Summary> {
  const known = session.get("cartId");
  const cartId = known ?? (await commerce.createCart(language));
  let summary: Summary;
  try {
    summary = await commerce.addFurniture(cartId, kind, configuration, placing);
    session.set("cartId", cartId);
  } catch (error) {
    if (!known || placing.replaces || !isRefusal(error) || (await isOpen(cartId, commerce))) throw error;
    forgetCart(session);
    const freshId = await commerce.createCart(language);
    summary = await commerce.addFurniture(freshId, kind, configuration, placing);
    session.set("cartId", freshId);
  }
  session.set("count", summary.lines.length);
  return summary;
}

async function isOpen(cartId: string, commerce: AppLoadContext["commerce"]): Promise<boolean> {
  const cart = await commerce.cart(cartId);
  return cart !== null && !cart.completed_at;
}
