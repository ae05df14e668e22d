/** The languages that staff are answered in. */
export type StaffLanguage = "de" | "en";

/** Why the provider refuses a refund that Stripe has not refused. */
export type OwnReason = "more_than_left" | "refund_not_entered" | "stripe_silent";

type Words = Readonly<Record<StaffLanguage, string>>;

const NO_BALANCE: Words = {
  de: "Das Guthaben bei Stripe reicht nicht; lade es auf und versuche es noch einmal",
  en: "There is not enough balance at Stripe; top it up and try again",
};
const BROKEN_OFF: Words = {
  de: "Die Erstattung wurde bei Stripe abgebrochen",
  en: "The refund was cancelled at Stripe",
};
const NO_REASON: Words = { de: "Stripe nennt keinen Grund", en: "Stripe names no reason" };

const OWN: Readonly<Record<OwnReason, Words>> = {
  more_than_left: {
    de: "So viel ist neben dem, was anders ausgezahlt wurde, nicht mehr übrig",
    en: "That is more than is left beside what was paid out otherwise",
  },
  refund_not_entered: {
    de: "Stripe hat etwas erstattet, das hier noch fehlt; lade die Seite neu und sieh nach, was noch zu erstatten ist",
    en: "Stripe has refunded something that is missing here; reload the page and see what is left to refund",
  },
  stripe_silent: {
    de: "Stripe antwortet gerade nicht; versuche es in ein paar Minuten noch einmal",
    en: "Stripe does not answer right now; try again in a few minutes",
  },
};

/** Stripe's reasons, https://docs.stripe.com/api/refunds/object#refund_object-failure_reason, and codes and sentences it answers with. */
const STRIPES: Readonly<Record<string, Words>> = {
  charge_for_pending_refund_disputed: {
    de: "Der Zahler bestreitet die Zahlung bei seiner Bank",
    en: "The payer disputes the payment at their bank",
  },
  declined: {
    de: "Die Bank des Zahlers nimmt das Geld nicht an",
    en: "The payer's bank does not accept the money",
  },
  expired_or_canceled_card: {
    de: "Die Karte ist abgelaufen oder gesperrt",
    en: "The card has expired or is blocked",
  },
  lost_or_stolen_card: {
    de: "Die Karte ist als verloren oder gestohlen gemeldet",
    en: "The card is reported as lost or stolen",
  },
  charge_disputed: {
    de: "Der Zahler hat die Zahlung bei seiner Bank bestritten; bis die entschieden hat, erstattet Stripe sie nicht, und hat sie ihm recht gegeben, hat er das Geld schon",
    en: "The payer has disputed the payment at their bank; until that has decided Stripe does not refund it, and if it was decided for them, they have the money already",
  },
  insufficient_funds: NO_BALANCE,
  balance_insufficient: NO_BALANCE,
  "Insufficient funds in your Stripe balance to refund this amount.": NO_BALANCE,
  merchant_request: BROKEN_OFF,
  canceled: BROKEN_OFF,
  unknown: NO_REASON,
  failed: NO_REASON,
  refused: NO_REASON,
};

const REASONS: Readonly<Record<string, Words>> = { ...STRIPES, ...OWN };

/** What is written down of Stripe's answer to a refund: its code where that has words here, else its message. */
export function stripeFailure({ code, message }: { code?: string | undefined; message: string }): string {
  return code !== undefined && code in STRIPES ? code : message;
}

/** Why money did not go back, without a full stop. `failure`: as it is written down; a sentence of Stripe's that has no words stays as it is. */
export function refundReason(failure: string, language: StaffLanguage): string {
  return REASONS[failure]?.[language] ?? failure.replace(/\.$/, "");
}

const NOT_REFUNDED = "Could not refund the payment: ";

/** The message of an error for a refund that is not made. */
export const notRefunded = (failure: string): string => `${NOT_REFUNDED}${failure}`;

/** Why the refund of an error with this message was not made; undefined for any other error. */
export function failureIn(message: unknown): string | undefined {
  const said = String(message);
  const begin = said.indexOf(NOT_REFUNDED);
  return begin < 0 ? undefined : said.slice(begin + NOT_REFUNDED.length);
}
