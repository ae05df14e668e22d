import { mutationOf } from "../tests/mutation/settings.mjs";

/** Addresses of pieces, what is kept of pages and content, rules of the order form, money. */
export default mutationOf("storefront", {
  mutate: [
    "app/cart/orderRules.ts",
    "app/content/{cache.server,picture.server,placeholders}.ts",
    "app/money/money.ts",
    "app/piece/address/*.ts",
    "app/piece/fields/*.ts",
    "server/pageCache/*.ts",
  ],
  tests: [
    "app/{content,money,piece}/**/*.test.ts",
    "app/cart/orderRules.test.ts",
    "server/pageCache/*.test.ts",
  ],
  least: 85,
});
