import type * as german from "../de/payment.js";

/** As they follow "by". */
export const paymentMethods: typeof german.paymentMethods = {
  card: "card",
  paypal: "PayPal",
  klarna: "Klarna",
  sepa_debit: "SEPA direct debit",
};
