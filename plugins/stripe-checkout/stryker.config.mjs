import { mutationOf } from "../../tests/mutation/settings.mjs";

/** What computes, and unit tests reach: the payment page and what becomes of it, what failed refunds still owe, pauses, reasons and options. */
export default mutationOf("stripe-checkout", {
  mutate: [
    "src/checkout-session/*.ts",
    "src/labels/label-payment.ts",
    "src/matters/matters.ts",
    "src/refunds/ask-for-refund.ts",
    "src/refunds/failures.ts",
    "src/refunds/order-book.ts",
    "src/settlement/cart-lock.ts",
    "src/settlement/complete-cart.ts",
    "src/settlement/give-back.ts",
    "src/settlement/overdue-payments.ts",
    "src/staff/refund-reasons.ts",
    "src/stripe/*.ts",
  ],
  tests: ["src/**/*.test.ts"],
  withoutAsking: true,
  least: 85,
});
