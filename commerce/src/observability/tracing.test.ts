import { expect, test } from "vitest";
import { withoutIds } from "./tracing";

const CART = "cart_01JQZ8YB3M5N7P9R1T3V5X7Z9B";

test("a span that leaves the process has nothing that opens a cart or an order", () => {
  const attributes = {
    "workflow.transaction_id": CART,
    "workflow.step.idempotency_key": `complete-cart:${CART}:validate:invoke`,
    "workflow.flow_metadata.cart_id": CART,
    "query.filters": `{"id":"${CART}","order":"order_01JQZ8YB3M5N7P9R1T3V5X7Z9B"}`,
    "workflow.step.attempts": 1,
  };
  withoutIds({ attributes });
  expect(attributes).toEqual({ "query.filters": '{"id":"…","order":"…"}', "workflow.step.attempts": 1 });
});
