import { mutationOf } from "../../tests/mutation/settings.mjs";

/*
 * What computes, and unit tests reach: money and VAT, vouchers, planks, settlement, the rules of orders and of their change,
 * addresses. What asks others is left out wherever it stands (ignore-asking.mjs). Mails, drawings and papers are looked at, not computed with.
 */
export default mutationOf("furniture", {
  mutate: [
    "src/core/day.ts",
    "src/core/money.ts",
    "src/core/options/market.ts",
    "src/core/options/read-options.ts",
    "src/core/refusal/read-texts.ts",
    "src/core/refusal/refusal.ts",
    "src/domain/cart/lines.ts",
    "src/domain/cart/payments.ts",
    "src/domain/cart/state.ts",
    "src/domain/cart/tax-lines.ts",
    "src/domain/checkout/align-payment.ts",
    "src/domain/checkout/charged-items.ts",
    "src/domain/checkout/contained-tax.ts",
    "src/domain/checkout/order-issues.ts",
    "src/domain/configuration/line-facts.ts",
    "src/domain/order-change/plan.ts",
    "src/domain/order-change/record.ts",
    "src/domain/order-page/state.ts",
    "src/domain/orders/address.ts",
    "src/domain/papers/plan.ts",
    "src/domain/papers/vat.ts",
    "src/domain/prices/current-prices.ts",
    "src/domain/prices/repricing.ts",
    "src/domain/prices/save-prices.ts",
    "src/domain/reconciliation/matters.ts",
    "src/domain/shipping/follow-board.ts",
    "src/domain/shipping/wish.ts",
    "src/domain/vouchers/bill.ts",
    "src/domain/vouchers/issuing/campaigns.ts",
    "src/domain/vouchers/issuing/expiry.ts",
    "src/domain/vouchers/listing/list-vouchers.ts",
    "src/domain/vouchers/promotion-engine.ts",
    "src/domain/vouchers/supported.ts",
    "src/domain/workshop/days.ts",
    "src/modules/orders/utm.ts",
    "src/modules/rate-limits/client-address.ts",
  ],
  tests: [
    "src/{core,domain}/**/*.test.ts",
    "src/modules/orders/utm.test.ts",
    "src/modules/rate-limits/client-address.test.ts",
  ],
  // Whole documents and mails: they take minutes, and hold words and layout.
  withoutTests: [
    "src/domain/{mails,production-sheet}/**",
    "src/domain/papers/*{orders,market,print-paper,e-invoice}.test.ts",
  ],
  withoutAsking: true,
  least: 85,
});
