import { ANY_COLOR, defaultConfiguration, MOST_PIECES, QUANTITY } from "@planke46/furniture-rules";
import { data } from "@remix-run/node";
import { CommerceRefusal, isRefusal } from "../commerce/medusa.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { nearestConfiguration } from "../piece/address/address.ts";
import { nearestColor } from "../piece/fields/color.ts";
import { isConfigurable } from "../piece/kinds.ts";
import { savedSession } from "../session/cartCookie.server.ts";
import { suggestedPiece } from "../sets/suggestion.server.ts";
import { addToCart } from "./addToCart.server.ts";
import { cardsOf } from "./cards.server.ts";
import { asTyped, type CartRequest, isWhole } from "./orderForm.server.ts";
import { typedQuantities, wholeNumber } from "./typedFields.ts";
import type { Removal } from "./useRemovals.ts";

/** Takes a line and all equal pieces out; without scripts the answer tells what it was, for a row that brings it back. */
export async function removeLine(cartRequest: CartRequest, lineId: string) {
  const { form, context, session } = cartRequest;
  // With scripts the page that goes on knows what stood there.
  const removed = isWhole(form) ? await lineAt(cartRequest, lineId) : null;
  await setQuantity(cartRequest, lineId, 0);
  return data(
    { reply: asTyped(form), notice: null, voucher: null, removed },
    { headers: await savedSession(session, context) },
  );
}

async function lineAt({ request, context, cartId }: CartRequest, lineId: string): Promise<Removal | null> {
  const language = await languageOf(request);
  const cards = cardsOf((await context.commerce.summary(cartId, language)).lines, language);
  const at = cards.findIndex(({ id }) => id === lineId);
  const card = cards[at];
  return card ? { card, at } : null;
}

/** Takes ordinary goods out. */
export async function removeGoods({ form, context, cartId }: CartRequest, lineId: string) {
  await context.commerce.removeGoods(cartId, lineId);
  return { reply: asTyped(form), notice: null, voucher: null };
}

/** Puts in what goes with the cart as it is now; nothing when another window has made that needless. */
export async function addSuggested({ form, request, context, session, cartId }: CartRequest) {
  const language = await languageOf(request);
  const piece = suggestedPiece((await context.commerce.summary(cartId)).lines);
  if (piece) {
    const { lines } = await addToCart(piece.kind, piece.configuration, session, language, context);
    context.analytics.recordAdded(request, lines.slice(-1));
  }
  return data(
    { reply: asTyped(form), notice: null, voucher: null },
    { headers: await savedSession(session, context) },
  );
}

/** So many of a piece there shall be: a number of its own, or the one typed into the field of the line. */
export async function changeQuantity(cartRequest: CartRequest, lineId: string, number: string) {
  const { form, request, context, session } = cartRequest;
  const asked = number || (typedQuantities(form).find(({ line }) => line === lineId)?.typed ?? "");
  const quantity = wholeNumber(asked);
  if (quantity === undefined) {
    const t = await textsOf(request);
    const notice = t("quantity.bounds", QUANTITY);
    return data({ reply: asTyped(form), notice, voucher: null }, { status: 400 });
  }
  await setQuantity(cartRequest, lineId, quantity);
  return data(
    { reply: asTyped(form), notice: null, voucher: null },
    { headers: await savedSession(session, context) },
  );
}

/** Lines that are already gone are no error: the shopper clicked fast, or another window was faster. */
async function setQuantity(
  { request, context, session, cartId }: CartRequest,
  lineId: string,
  quantity: number,
) {
  try {
    const { lines } = await context.commerce.setQuantity(cartId, lineId, quantity);
    // Further pieces come last.
    context.analytics.recordAdded(request, lines.slice(session.get("count") ?? lines.length));
    session.set("count", lines.length);
  } catch (error) {
    if (!(isRefusal(error) && error.status === 404)) throw error;
  }
}

/** Numbers that were typed and not applied count as if they had been: nothing is ordered that its field does not say. */
export async function applyTypedQuantities(cartRequest: CartRequest, intent: string): Promise<void> {
  for (const { line, shown, typed } of typedQuantities(cartRequest.form)) {
    const quantity = wholeNumber(typed);
    if (quantity === undefined && intent === "order") {
      const t = await textsOf(cartRequest.request);
      const message = t("quantity.bounds", QUANTITY);
      throw new CommerceRefusal(400, message, [{ path: "", message, code: "out_of_bounds" }]);
    }
    if (quantity !== undefined && String(quantity) !== shown) await setQuantity(cartRequest, line, quantity);
  }
}

/**
 * A removed piece is put in anew from what its card knew, at the price of today; it was counted when it came first. Its colour stays
 * what it was: one that is no standard colour any more is refused, not exchanged for another.
 */
export async function restoreLine({ form, request, context, session }: CartRequest) {
  const [, quantity = "1", kind, piece] = String(form.get("intent")).split(":", 4);
  const query = new URLSearchParams(piece);
  const language = await languageOf(request);
  // A cart may hold more equal pieces than are added at once.
  let left = Math.min(wholeNumber(quantity) ?? 1, MOST_PIECES);
  for (; left > 0; left -= QUANTITY.max) {
    const placing = { quantity: Math.min(left, QUANTITY.max) };
    if (isConfigurable(kind)) {
      const piece = nearestConfiguration(kind, query, ANY_COLOR);
      await addToCart(kind, piece, session, language, context, placing);
    } else if (kind === "sample") {
      const color = nearestColor(query, ANY_COLOR);
      const sample = color ? { color } : defaultConfiguration("sample");
      await addToCart("sample", sample, session, language, context, placing);
    }
  }
  return data(
    { reply: asTyped(form), notice: null, voucher: null },
    { headers: await savedSession(session, context) },
  );
}
