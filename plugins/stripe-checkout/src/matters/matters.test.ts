import { expect, test } from "vitest";
import { paymentPage } from "./matters";

test.each([
  [{ apiKey: "sk_live_1" }, "https://dashboard.stripe.com/payments/pi_1"],
  [{ apiKey: "rk_live_1" }, "https://dashboard.stripe.com/payments/pi_1"],
  [{ apiKey: "sk_test_1" }, "https://dashboard.stripe.com/test/payments/pi_1"],
  [{ apiKey: "sk_test_1", apiUrl: "http://localhost:3950" }, "http://localhost:3950/dashboard/payments/pi_1"],
])("with %o a payment is seen at %s", (options, address) => {
  expect(paymentPage(options, "pi_1")).toBe(address);
});
