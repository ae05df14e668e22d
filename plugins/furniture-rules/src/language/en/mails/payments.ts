import type * as german from "../../de/mails/payments.js";

export const payments: typeof german.payments = {
  payment_received: {
    subject: "Your money has arrived: order {Bestellnummer}",
    heading: "Your money has arrived",
    text: "your payment of {Betrag} for order {Bestellnummer} has reached us. Thank you! Now we start sawing.",
    later: "your payment of {Betrag} for order {Bestellnummer} has reached us. Thank you!",
  },
  payment_failed: {
    subject: "Your direct debit failed: order {Bestellnummer}",
    subjectWithoutOrder: "Your direct debit with {Shop} failed",
    heading: "The direct debit failed",
    text: "your bank has not honoured the direct debit for order {Bestellnummer}. The order is cancelled for that reason; we do not build these pieces:",
    lost: "your bank has not honoured the direct debit for your cart; it has not become an order.",
    free: "You have paid nothing. The planks are available again, and any voucher you used is valid again.",
    again: "If you still want the pieces, please order them once more, for example by card.",
  },
  order_lost: {
    subject: "It did not work out: your order with {Shop}",
    heading: "We are sorry",
    text: "your payment could not become an order.",
    gone: "While you were paying, somebody else was faster. No longer there: {Planken}. Every plank exists only once.",
    changed: "While you were paying, your cart changed; the sum you paid no longer matched it.",
    failed: "Your cart was not the reason: after you paid, we could not save the order on our side.",
    money:
      "We have asked at once for your payment of {Betrag} to be refunded in full. Depending on your bank it takes up to ten days until you see the money.",
    otherPlank: "You can order the same measures and everything else again right away, with another plank.",
    again: "Your cart is still there: you can order again right away.",
  },
};
