import { createHash } from "node:crypto";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Cart, Summary } from "../commerce/answers.server.ts";
import { isRefusal } from "../commerce/medusa.server.ts";
import { shopDay } from "../language/day.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { cartSessionOf, forgetCart, savedSession } from "../session/cartCookie.server.ts";
import { suggestionOf } from "../sets/suggestion.server.ts";
import { cardsOf } from "./cards.server.ts";
import { countriesInOrder } from "./countries.server.ts";
import { offerOf } from "./offer.ts";
import { CHECKED, HOME_COUNTRY, type OrderFields } from "./orderRules.ts";
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
    // Who comes back has the cart for thirty more days.
    { headers: await savedSession(session, context, isFirstPage(request) ? ["cart"] : []) },
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

/** The order form as last saved on the cart, so that a reload or a way back from paying loses nothing. */
export function fieldsOfCart(cart: Cart, { terms }: Summary): OrderFields {
  const delivery = cart.shipping_address;
  const bill = cart.billing_address;
  const own = isOwnBilling(cart) ? bill : null;
  // With pick-up the address that was typed is kept as the bill's.
  const place = delivery?.address_1 || own ? delivery : (bill ?? delivery);
  const { message, vat_id } = cart.metadata;
  return {
    firstName: delivery?.first_name,
    lastName: delivery?.last_name,
    company: delivery?.company,
    vatId: typeof vat_id === "string" ? vat_id : "",
    email: cart.email,
    phone: delivery?.phone,
    street: place?.address_1,
    addition: place?.address_2,
    zip: place?.postal_code,
    city: place?.city,
    country: terms.outside_germany ? delivery?.country_code : "",
    billing: own ? CHECKED : "",
    billingFirstName: own?.first_name,
    billingLastName: own?.last_name,
    billingCompany: own?.company,
    billingStreet: own?.address_1,
    billingAddition: own?.address_2,
    billingZip: own?.postal_code,
    billingCity: own?.city,
    billingCountry: own?.country_code,
    message: typeof message === "string" ? message : "",
    shipping: terms.shipping,
    expressBuild: terms.express_build ? CHECKED : "",
    outsideGermany: terms.outside_germany ? CHECKED : "",
    dataSecurity: terms.data_security ? CHECKED : "",
  };
}
const NAMES = ["first_name", "last_name", "company"] as const;
const PLACE = ["address_1", "address_2", "postal_code", "city"] as const;

/** Whether the shopper gave the bill an address of its own; without an address of delivery it is told by names and country. */
function isOwnBilling({ billing_address: bill, shipping_address: delivery }: Cart): boolean {
  if (!bill?.address_1) return false;
  const compared = delivery?.address_1 ? [...NAMES, ...PLACE] : NAMES;
  if ((bill.country_code || HOME_COUNTRY) !== (delivery?.country_code || HOME_COUNTRY)) return true;
  return compared.some((name) => bill[name] !== delivery?.[name]);
}
