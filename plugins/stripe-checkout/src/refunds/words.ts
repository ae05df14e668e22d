type Params = Record<string, unknown>;
type Words = Record<"refunds_changed" | "refund_refused", (params: Params) => string>;

const DE: Words = {
  refunds_changed: () =>
    "Stripe hat schon etwas erstattet, das hier noch fehlte; es ist jetzt nachgetragen. Lade die Seite neu und sieh nach, was noch zu erstatten ist.",
  refund_refused: ({ amount, reason }) =>
    `Die Bestellung ist nicht storniert, weil Stripe die Erstattung von ${amount} ablehnt (${reason}). Behebe den Grund bei Stripe und storniere dann noch einmal.`,
};

const EN: Words = {
  refunds_changed: () =>
    "Stripe has refunded something that was missing here; it has been entered now. Reload the page and see what is left to refund.",
  refund_refused: ({ amount, reason }) =>
    `The order is not cancelled, because Stripe refuses the refund of ${amount} (${reason}). Remove the reason at Stripe, then cancel again.`,
};

/** What staff read when money does not go back, in the language their browser asks for first. */
export function refundWords(acceptLanguage: string | undefined): Words {
  return acceptLanguage?.trim().toLowerCase().startsWith("en") ? EN : DE;
}
