import { createHash } from "node:crypto";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Summary } from "../commerce/answers.server.ts";
import { isRefusal } from "../commerce/medusa.server.ts";
import { shopDay } from "../language/day.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { cartSessionOf, forgetCart, savedSession } from "../session/cartCookie.server.ts";
import { suggestionOf } from "../sets/suggestion.server.ts";
import { cardsOf } from "./cards.server.ts";
import { countriesInOrder } from "./countries.server.ts";
import { offerOf } from "./offer.ts";
import type { OrderFields } from "./orderRules.ts";
import { fieldsOfCart } from "./savedFields.server.ts";
import { isTypedField } from "./typedFields.ts";

/** Everything the cart page shows: the bill, the contact data saved before, and where one may live. */
export async function cartPage(request: Request, context: AppLoadContext) {
  const [session, language, t] = await Promise.all([
    cartSessionOf(request, context),
    languageOf(request),
    textsOf(request),
  ]);
  const title = t("cart.title");
  const empty = { title, bill: null, silent: false as const };
  const cartId = session.get("cartId");
  if (!cartId) return data(empty);
  const changed = session.get("changed") === true;

  const [cart, draft, summary, { prices, offSale }, colors] = await Promise.all([
    context.commerce.cart(cartId),
    context.commerce.contactDraft(cartId).catch(goneIsNull),
    context.commerce.summary(cartId, language).catch(goneIsNull),
    context.commerce.prices(),
    context.content.standardColors(language),
  ]);
  if (cart?.completed_at && session.get("pendingPayment") === cartId) {
    throw redirect(`/orderCompletedStripe?cart_id=${cartId}`, 303);
  }
  if (!cart || cart.completed_at || !summary || summary.lines.length === 0) {
    if (!cart || cart.completed_at) forgetCart(session);
    else session.set("count", 0);
    return data(empty, { headers: await savedSession(session, context) });
  }

  const pendingPayment =
    session.get("pendingPayment") === cartId && session.get("pendingOffer") === fingerprintOf(summary);
  session.set("count", summary.lines.length);
  const { abroadCountries } = await context.commerce.regions();
  const countries = countriesInOrder(abroadCountries, language);
  return data(
    {
      title,
      silent: false as boolean,
      changed,
      today: shopDay(new Date()),
      bill: {
        ...summary,
        lines: cardsOf(summary.lines, language),
      },
      saved: { ...fieldsOfCart(cart, summary), ...pickTyped(draft) },
      countries,
      prices,
      unpaid: unpaidOf(pendingPayment, summary, request),
      suggestion: suggestionOf(summary.lines, { prices, offSale, colors }, language),
    },
    { headers: await savedSession(session, context) },
  );
}

/** Whether a card payment of this cart as it is was begun and not finished; "restored" when the visitor comes back from elsewhere. */
function unpaidOf(pending: boolean, { pay_by }: Summary, request: Request): "restored" | "open" | null {
  if (!pending || pay_by !== "card") return null;
  return isFirstPage(request) ? "restored" : "open";
}

/** Only fields of the form as it is today. */
function pickTyped(draft: Record<string, string> | null): OrderFields {
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([name]) => isTypedField(name)));
}

/** Opened from outside, not by a click within the shop: the cart is then the very first page. */
function isFirstPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site !== "same-origin";
}

function goneIsNull(error: unknown): null {
  if (isRefusal(error) && error.status === 404) return null;
  throw error;
}

/** An offer in so few characters that a cookie can hold it however many pieces there are. */
export function fingerprintOf(shown: Parameters<typeof offerOf>[0]): string {
  return createHash("sha256").update(offerOf(shown)).digest("base64url").slice(0, 16);
}
