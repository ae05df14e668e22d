import { mutationOf } from "../../tests/mutation/settings.mjs";

/*
 * What computes, and unit tests reach: money, vouchers, the rules of orders and of their change. What asks the database (most of
 * modules/, order-change/build) is held by the tests of a running shop, which no mutation run can afford.
 */
export default mutationOf("furniture", {
  mutate: [
    "src/core/money.ts",
    "src/domain/cart/{equal-lines,pay-by}.ts",
    "src/domain/checkout/{charged-items,order-issues}.ts",
    "src/domain/order-change/{plan,record}.ts",
    "src/domain/orders/address.ts",
    "src/domain/prices/{price-changes,repricing}.ts",
    "src/domain/production-sheet/promised-date.ts",
    "src/domain/reconciliation/matters.ts",
    "src/domain/vouchers/{bill,promo-codes,supported}.ts",
    "src/domain/vouchers/issuing/{expiry,generate-codes}.ts",
    "src/domain/vouchers/listing/list-vouchers.ts",
    "src/domain/withdrawals/{matching-order,received-at}.ts",
    "src/modules/orders/utm.ts",
    "src/modules/rate-limits/client-address.ts",
  ],
  tests: [
    "src/core/money/*.test.ts",
    "src/domain/{cart,checkout,order-change,orders,prices,reconciliation,vouchers,withdrawals}/**/*.test.ts",
    "src/domain/production-sheet/promised-date.test.ts",
    "src/modules/orders/*.test.ts",
    "src/modules/rate-limits/client-address.test.ts",
  ],
  least: 85,
});
