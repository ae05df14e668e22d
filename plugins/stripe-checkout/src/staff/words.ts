import type { StaffLanguage } from "./refund-reasons";

type Params = Record<string, unknown>;

/** Why staff are refused. */
export type StaffRefusal =
  | "refunds_changed"
  | "refund_refused"
  | "stripe_silent"
  | "not_cancelled"
  | "not_found"
  | "dealt_with"
  | "not_cancellable"
  | "disputed"
  | "provider_failed";

type Words = Record<StaffRefusal, (params: Params) => string>;

const DE: Words = {
  refunds_changed: () =>
    "Stripe hat schon etwas erstattet, das hier noch fehlte; es ist jetzt nachgetragen. Lade die Seite neu und sieh nach, was noch zu erstatten ist.",
  refund_refused: ({ reason }) => `Es ist nichts erstattet. ${reason}.`,
  stripe_silent: () =>
    "Es ist nichts erstattet und nichts storniert: Stripe antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal.",
  not_cancelled: ({ amount, reason }) =>
    `Die Bestellung ist nicht storniert, weil ${amount} nicht zurückgehen. ${reason}. Behebe den Grund und storniere dann noch einmal.`,
  not_found: () => "Diesen Eintrag gibt es nicht. Lade die Seite neu.",
  dealt_with: () => "Das hat schon jemand erledigt. Lade die Seite neu.",
  not_cancellable: () =>
    "Es ist nichts gebucht: Diese Bestellung lässt sich nicht stornieren, weil etwas von ihr verpackt oder unterwegs ist oder weil sie schon storniert oder abgeschlossen ist.",
  disputed: () =>
    "Es ist nichts gebucht: Der Zahler bestreitet die Zahlung bei seiner Bank. Warte ab, wie die entscheidet; sonst bekommt er das Geld zweimal.",
  provider_failed: ({ reason }) =>
    `Stripe hat das nicht ausgeführt (${reason}). Versuche es später noch einmal, oder sieh bei Stripe nach.`,
};

const EN: Words = {
  refunds_changed: () =>
    "Stripe has refunded something that was missing here; it has been entered now. Reload the page and see what is left to refund.",
  refund_refused: ({ reason }) => `Nothing is refunded. ${reason}.`,
  stripe_silent: () =>
    "Nothing is refunded or cancelled: Stripe does not answer right now. Try again in a few minutes.",
  not_cancelled: ({ amount, reason }) =>
    `The order is not cancelled, because ${amount} cannot be refunded. ${reason}. Remove the reason, then cancel again.`,
  not_found: () => "There is no such entry. Reload the page.",
  dealt_with: () => "Somebody has dealt with this. Reload the page.",
  not_cancellable: () =>
    "Nothing is entered: this order cannot be cancelled, because some of it is packed or on its way, or because it is cancelled or completed.",
  disputed: () =>
    "Nothing is entered: the payer disputes the payment at their bank. Wait for its decision; otherwise they get the money twice.",
  provider_failed: ({ reason }) =>
    `Stripe has not carried this out (${reason}). Try again later, or look at Stripe.`,
};

const WORDS: Record<StaffLanguage, Words> = { de: DE, en: EN };

/** The language that a browser asks for first, if staff are answered in it, else German. */
export function staffLanguage(acceptLanguage: string | undefined): StaffLanguage {
  return acceptLanguage?.trim().toLowerCase().startsWith("en") ? "en" : "de";
}

/** What staff read when a deed is refused, in the language their browser asks for first. */
export function staffWords(acceptLanguage: string | undefined): Words {
  return WORDS[staffLanguage(acceptLanguage)];
}
