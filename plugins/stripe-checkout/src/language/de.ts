type Params = Record<string, unknown>;

const noBalance = "Das Guthaben bei Stripe reicht nicht; lade es auf und versuche es noch einmal";
const brokenOff = "Die Erstattung wurde bei Stripe abgebrochen";
const noReason = "Stripe nennt keinen Grund";

/** What the plugin says to shoppers and staff. German says which texts there are; a missing one does not compile. */
export const de = {
  /** What Stripe's page names where it cannot show each item. */
  orderTitle: "Ihre Bestellung",

  /** Why the provider refuses a refund that Stripe has not refused. Reasons stand without a full stop. */
  ownReasons: {
    more_than_left: "So viel ist neben dem, was anders ausgezahlt wurde, nicht mehr übrig",
    refund_not_entered:
      "Stripe hat etwas erstattet, das hier noch fehlt; lade die Seite neu und sieh nach, was noch zu erstatten ist",
    stripe_silent: "Stripe antwortet gerade nicht; versuche es in ein paar Minuten noch einmal",
  },

  /** Stripe's reasons, https://docs.stripe.com/api/refunds/object#refund_object-failure_reason, and codes and sentences it answers with. */
  stripeReasons: {
    charge_for_pending_refund_disputed: "Der Zahler bestreitet die Zahlung bei seiner Bank",
    declined: "Die Bank des Zahlers nimmt das Geld nicht an",
    expired_or_canceled_card: "Die Karte ist abgelaufen oder gesperrt",
    lost_or_stolen_card: "Die Karte ist als verloren oder gestohlen gemeldet",
    charge_disputed:
      "Der Zahler hat die Zahlung bei seiner Bank bestritten; bis die entschieden hat, erstattet Stripe sie nicht, und hat sie ihm recht gegeben, hat er das Geld schon",
    insufficient_funds: noBalance,
    balance_insufficient: noBalance,
    "Insufficient funds in your Stripe balance to refund this amount.": noBalance,
    merchant_request: brokenOff,
    canceled: brokenOff,
    unknown: noReason,
    failed: noReason,
    refused: noReason,
  },

  /** Why staff are refused. */
  refusals: {
    refunds_changed: () =>
      "Stripe hat schon etwas erstattet, das hier noch fehlte; es ist jetzt nachgetragen. Lade die Seite neu und sieh nach, was noch zu erstatten ist.",
    refund_refused: ({ reason }: Params) => `Es ist nichts erstattet. ${reason}.`,
    stripe_silent: () =>
      "Es ist nichts erstattet und nichts storniert: Stripe antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal.",
    not_cancelled: ({ amount, reason }: Params) =>
      `Die Bestellung ist nicht storniert, weil ${amount} nicht zurückgehen. ${reason}. Behebe den Grund und storniere dann noch einmal.`,
    not_found: () => "Diesen Eintrag gibt es nicht. Lade die Seite neu.",
    dealt_with: () => "Das hat schon jemand erledigt. Lade die Seite neu.",
    not_cancellable: () =>
      "Es ist nichts gebucht: Diese Bestellung lässt sich nicht stornieren, weil etwas von ihr verpackt oder unterwegs ist oder weil sie schon storniert oder abgeschlossen ist.",
    disputed: () =>
      "Es ist nichts gebucht: Der Zahler bestreitet die Zahlung bei seiner Bank. Warte ab, wie die entscheidet; sonst bekommt er das Geld zweimal.",
    provider_failed: ({ reason }: Params) =>
      `Stripe hat das nicht ausgeführt (${reason}). Versuche es später noch einmal, oder sieh bei Stripe nach.`,
  },
};
