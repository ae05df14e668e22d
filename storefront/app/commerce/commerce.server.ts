import type { Configuration, Kind } from "@planke46/furniture-rules";
import type { Language } from "../language/languages.ts";
import type { Campaign } from "../session/campaign.ts";
import {
  anyAnswer,
  type Cart,
  type CheckoutAnswer,
  cartAnswer,
  checkoutAnswer,
  completeAnswer,
  contactDraftAnswer,
  type Order,
  type OrderBill,
  type OrderPage,
  orderBillAnswer,
  orderPageAnswer,
  type PaymentLink,
  paymentLinkAnswer,
  paymentPageAnswer,
  type Summary,
  summaryAnswer,
} from "./answers.server.ts";
import type { Contact, MedusaAddress } from "./contact.ts";
import { type AskMedusa, isRefusal } from "./medusa.server.ts";
import {
  cachedRegions,
  pricesAnswer,
  type Regions,
  servedMethods,
  servedPrices,
} from "./remembered.server.ts";

/** How long a page waits until the cart knows its language; after that it gets to know it a moment later. */
const SPEAKING_MS = 1000;
/** Fields read of a new order. Without them Medusa answers the whole order; with `total` it recalculates all sums. */
const PLACED_ORDER = "id,display_id,custom_display_id,summary";

export interface CartTerms {
  /** Left out, with `expressBuild`, where the form does not ask for it: a cart of samples only. */
  shipping?: "delivery" | "pickup";
  expressBuild?: boolean;
  outsideGermany: boolean;
  dataSecurity: boolean;
  /** Left out where the form offers no choice: what was chosen before stays. */
  paymentMethod?: "card" | "bank_transfer";
}

/** The shopper who is sent to a payment page. */
export interface Shopper {
  locale: Language;
  /** The origin to come back to; undefined on the shop's main host. */
  returnOrigin: string | undefined;
}

/** How a piece is put into a cart. */
export interface Placing {
  /** How many equal ones, 1 to 12. */
  quantity?: number | undefined;
  /** The line whose place it takes, with `all` every piece equal to it. */
  replaces?: { line: string; all: boolean } | undefined;
}

export type Completion = { placed: true; order: Order } | { placed: false; reason: string };

export type Commerce = ReturnType<typeof createCommerce>;

/** The steps of buying, each one call of the store API. All throw CommerceRefusal or CommerceUnavailable. */
export function createCommerce(ask: AskMedusa) {
  const regions = cachedRegions(ask);
  return {
    regions,
    prices: servedPrices(ask),
    onlineMethods: servedMethods(ask),
    ...cartCalls(ask, regions),
    ...contactCalls(ask),
    ...paymentCalls(ask),
    ...orderCalls(ask),

    /** Names what keeps a shopper from ordering; empty when nothing does. */
    missing: () => missingParts(ask, regions),
  };
}

const cartPath = (cartId: string, rest = "") => `/store/carts/${encodeURIComponent(cartId)}${rest}`;

/** What lies in a cart, and on which terms. */
function cartCalls(ask: AskMedusa, regions: () => Promise<Regions>) {
  /** Planks are named in `locale`, unset in the cart's own language. */
  const summary = async (cartId: string, locale?: Language): Promise<Summary> =>
    (await ask(cartPath(cartId, "/summary"), { answer: summaryAnswer, ...(locale && { query: { locale } }) }))
      .summary;
  const changed = async (path: string, body: object): Promise<Summary> =>
    (await ask(path, { method: "POST", body, answer: summaryAnswer })).summary;

  return {
    summary,

    createCart: async (locale: Language): Promise<string> => {
      const { home } = await regions();
      const body = { region_id: home, locale };
      return (await ask("/store/carts", { method: "POST", body, answer: cartAnswer })).cart.id;
    },

    /** Medusa refuses changes of the cart in this language from now on. */
    speak: async (cartId: string, locale: Language): Promise<void> => {
      const body = { locale };
      await ask(cartPath(cartId), { method: "POST", body, answer: anyAnswer, timeout: SPEAKING_MS });
    },

    /** The cart, or null if Medusa does not know it (any more). */
    cart: async (cartId: string): Promise<Cart | null> => {
      const request = { answer: cartAnswer, query: { fields: "+metadata,+completed_at" } };
      try {
        return (await ask(cartPath(cartId), request)).cart;
      } catch (error) {
        if (isRefusal(error) && error.status === 404) return null;
        throw error;
      }
    },

    /** Puts a piece into the cart, or several equal ones, or changes one or some that lie in it. */
    addFurniture: (
      cartId: string,
      kind: Kind,
      configuration: Configuration,
      { quantity, replaces }: Placing = {},
    ): Promise<Summary> =>
      changed(cartPath(cartId, "/furniture"), {
        kind,
        configuration,
        quantity,
        replaces: replaces?.line,
        replaces_equal: replaces?.all || undefined,
      }),

    /** How many pieces equal to this line shall lie in the cart; further ones are added, or the last ones removed. */
    setQuantity: (cartId: string, lineId: string, quantity: number): Promise<Summary> =>
      changed(cartPath(cartId, `/furniture/${encodeURIComponent(lineId)}`), { quantity }),

    /** Takes ordinary goods out of the cart, all of one line. */
    removeGoods: async (cartId: string, lineId: string): Promise<void> => {
      const path = cartPath(cartId, `/line-items/${encodeURIComponent(lineId)}`);
      await ask(path, { method: "DELETE", answer: anyAnswer });
    },

    saveTerms: (cartId: string, terms: CartTerms): Promise<Summary> =>
      changed(cartPath(cartId, "/terms"), {
        shipping: terms.shipping,
        express_build: terms.expressBuild,
        outside_germany: terms.outsideGermany,
        data_security: terms.dataSecurity,
        payment_method: terms.paymentMethod,
      }),

    /** Answers whether the code now counts on the cart: a used one is accepted silently by Medusa and skipped. */
    applyVoucher: async (cartId: string, code: string): Promise<boolean> => {
      const body = { promo_codes: [code] };
      await ask(cartPath(cartId, "/promotions"), { method: "POST", body, answer: anyAnswer });
      return (await summary(cartId)).voucher_code === code;
    },

    /** Takes a voucher off the cart; one that is off already is no error. */
    removeVoucher: async (cartId: string, code: string): Promise<void> => {
      const body = { promo_codes: [code] };
      await ask(cartPath(cartId, "/promotions"), { method: "DELETE", body, answer: anyAnswer });
    },
  };
}

/** Whose cart it is. */
function contactCalls(ask: AskMedusa) {
  return {
    saveContact: async (cartId: string, contact: Contact, locale: Language): Promise<void> => {
      const body = {
        email: contact.email,
        shipping_address: contact.shippingAddress,
        billing_address: contact.billingAddress,
        metadata: { message: contact.message, vat_id: contact.vatId },
        locale,
      };
      await ask(cartPath(cartId), { method: "POST", body, answer: cartAnswer });
    },

    /** What was typed into the order form since the contact data was last saved, by names of its fields. */
    contactDraft: async (cartId: string): Promise<Record<string, string>> =>
      (await ask(cartPath(cartId, "/contact-draft"), { answer: contactDraftAnswer })).fields,

    /** Keeps what is being typed, complete or not; changes neither sums nor payment. */
    keepContactDraft: async (cartId: string, fields: Record<string, string>): Promise<void> => {
      await ask(cartPath(cartId, "/contact-draft"), { method: "POST", body: { fields }, answer: anyAnswer });
    },
  };
}

/** From the cart or a payment link to the paid order. */
function paymentCalls(ask: AskMedusa) {
  const linkPath = (token: string) => `/store/furniture/payment-links/${encodeURIComponent(token)}`;
  return {
    checkout: (
      cartId: string,
      { locale, returnOrigin, utm }: Shopper & { utm?: Campaign },
    ): Promise<CheckoutAnswer> => {
      const body = { locale, return_origin: returnOrigin, utm };
      return ask(cartPath(cartId, "/checkout"), { method: "POST", body, answer: checkoutAnswer });
    },

    /** Closes the payment page of a cart and frees its planks and vouchers; refused when it has just been paid. */
    callOffPayment: async (cartId: string): Promise<void> => {
      await ask(cartPath(cartId, "/checkout"), { method: "DELETE", answer: anyAnswer });
    },

    /** Places the order if it is paid or needs no payment; safe to repeat. */
    complete: async (cartId: string): Promise<Completion> => {
      const path = cartPath(cartId, "/complete");
      const query = { fields: PLACED_ORDER };
      const answer = await ask(path, { method: "POST", body: {}, query, answer: completeAnswer });
      if (answer.type === "order") return { placed: true, order: answer.order };
      return { placed: false, reason: answer.error?.message || answer.error?.type || "not completed" };
    },

    /** What is to be paid behind a payment link. */
    paymentLink: async (token: string): Promise<PaymentLink> =>
      (await ask(linkPath(token), { answer: paymentLinkAnswer })).payment_link,

    /** The address of the payment page behind a payment link. */
    openPaymentLink: async (token: string, { locale, returnOrigin }: Shopper): Promise<string> => {
      const body = { locale, return_origin: returnOrigin };
      return (await ask(linkPath(token), { method: "POST", body, answer: paymentPageAnswer })).url;
    },

    /** Enters a payment that was just made by a payment link, without waiting for the webhook; safe to repeat. */
    settlePayment: async (session: string): Promise<void> => {
      const path = `/store/stripe-checkout/sessions/${encodeURIComponent(session)}/settle`;
      await ask(path, { method: "POST", body: {}, answer: anyAnswer });
    },
  };
}

/** A placed order, for who knows its id or the key to its page. */
function orderCalls(ask: AskMedusa) {
  const pagePath = (token: string) => `/store/furniture/order-page/${encodeURIComponent(token)}`;
  return {
    /** Pieces and sums of a placed order, by Medusa's id, which only its shopper knows. */
    orderBill: async (orderId: string, locale: Language): Promise<OrderBill> => {
      const path = `/store/orders/${encodeURIComponent(orderId)}/bill`;
      return (await ask(path, { query: { locale }, answer: orderBillAnswer })).bill;
    },

    /** A placed order by the key to its page. */
    orderPage: async (token: string, locale: Language): Promise<OrderPage> =>
      (await ask(pagePath(token), { query: { locale }, answer: orderPageAnswer })).order_page,

    /** Gives an order another delivery address, by fields of Medusa's names. */
    changeDeliveryAddress: async (
      token: string,
      address: Partial<MedusaAddress>,
      language: Language,
    ): Promise<void> => {
      const body = { ...address, language };
      await ask(`${pagePath(token)}/delivery-address`, { method: "POST", body, answer: anyAnswer });
    },
  };
}

async function missingParts(ask: AskMedusa, regions: () => Promise<Regions>): Promise<string[]> {
  const quick = { timeout: 3000 };
  const checks = [
    named("commerce", () => ask("/health", { answer: anyAnswer, ...quick })),
    // Staff may take any kind off sale: the shop is ready without it.
    named("furniture", () => ask("/store/furniture/prices", { answer: pricesAnswer, ...quick })),
    // A database that is read-only or has no room still answers all else.
    named("storage", () => ask("/store/furniture/storage", { answer: anyAnswer, ...quick })),
    // Staff may switch off any way to pay, or all of them: the shop stands without, and the cart says so.
    named("payment", async () => {
      const query = { region_id: (await regions()).home };
      await ask("/store/payment-providers", { query, answer: anyAnswer, ...quick });
    }),
  ];
  return (await Promise.all(checks)).filter((name) => name !== null);
}

async function named(name: string, check: () => Promise<unknown>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch {
    return name;
  }
}
