/**
 * Told by the payment provider when Stripe refuses a refund: `{intent}`, the PaymentIntent's id. The payment is compared and
 * what waits for staff is told anew.
 */
export const REFUND_REFUSED = "stripe-checkout.refund-refused";
