import Stripe from "stripe";
import { expect, test } from "vitest";
import { medusaError } from "../stripe/failure";
import { completeCart, isBeyondCompletion, isFinal, NOT_PLACED, reasonsOf } from "./complete-cart";

const issue = (code?: string) => ({ path: "lines", message: "gone", ...(code && { code }) });
const failure = (...codes: (string | undefined)[]) => ({
  error: new Error("gone"),
  issues: codes.map(issue),
});

test.each([
  ["one of several reasons will last", failure("price_changed", "plank_sold"), true],
  ["none of them will", failure("price_changed"), false],
  ["a reason has no code", failure(undefined), false],
  ["there is no reason", failure(), false],
])("a cart that becomes no order is given up where %s", (_when, given, expected) => {
  expect(isFinal(given, ["plank_sold", "voucher_used"])).toBe(expected);
});

test("money goes back for what the shop's own checks named, and where they named nothing for an order that could not be placed", () => {
  const sold = failure("plank_sold");
  expect(reasonsOf(sold)).toEqual(sold.issues);
  expect([reasonsOf(failure()), reasonsOf(undefined)]).toEqual([[NOT_PLACED], [NOT_PLACED]]);
});

/** Medusa, whose workflow ends with this. */
function ending(error: unknown) {
  const engine = { run: async () => ({ errors: error === undefined ? [] : [{ error }] }) };
  return completeCart({ resolve: () => engine } as never, "cart_1");
}

test("a cart that is an order now has no failure", async () => {
  expect(await ending(undefined)).toBeUndefined();
});

test.each([
  ["an error", Object.assign(new Error("sold"), { issues: [issue("plank_sold")] }), "sold", ["plank_sold"]],
  ["an error as a plain object", { message: "sold", issues: [issue("plank_sold")] }, "sold", ["plank_sold"]],
  ["an error without reasons", { message: "broken" }, "broken", []],
  ["an error whose reasons are none", { message: "broken", issues: [{ code: 1 }] }, "broken", []],
  ["what is no error", { code: 7 }, '{"code":7}', []],
])("%s is told with its reasons", async (_what, thrown, message, codes) => {
  const told = await ending(thrown);
  expect(told?.error.message).toBe(message);
  expect(told?.issues.map(({ code }) => code)).toEqual(codes);
});

test("a cart is beyond completion at the fifth failure, and never while Stripe is silent, however the engine hands that on", async () => {
  const raw = { message: "Too many.", type: "api_error" } as const;
  const silent = medusaError("check the payment", new Stripe.errors.StripeRateLimitError(raw));
  const asObject = (await ending({ ...silent, message: silent.message }))?.error;
  const broken = new Error("broken");
  expect([4, 5, 6].map((attempt) => isBeyondCompletion(attempt, [undefined, broken]))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isBeyondCompletion(6, [broken, silent])).toBe(false);
  expect(isBeyondCompletion(6, [asObject])).toBe(false);
});
