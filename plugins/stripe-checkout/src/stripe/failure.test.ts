import { MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { calling, isMissing, medusaError, StripeSilent } from "./failure";

const { errors } = Stripe;
const raw = { message: "Too slow.", type: "api_error" } as const;
const { UNEXPECTED_STATE, INVALID_DATA, NOT_ALLOWED } = MedusaError.Types;

test.each([
  [
    "does not answer",
    new errors.StripeConnectionError(raw),
    UNEXPECTED_STATE,
    "Stripe did not answer. Please try again.",
  ],
  ["fails itself", new errors.StripeAPIError(raw), UNEXPECTED_STATE, "Too slow."],
  [
    "refuses the key",
    new errors.StripeAuthenticationError(raw),
    UNEXPECTED_STATE,
    "Stripe refused the shop's API key.",
  ],
  ["declines a card", new errors.StripeCardError(raw), NOT_ALLOWED, "Too slow."],
  ["does not understand", new errors.StripeInvalidRequestError(raw), INVALID_DATA, "Too slow."],
  ["has enough for now", new errors.StripeRateLimitError(raw), UNEXPECTED_STATE, "Too slow."],
  [
    "is never reached, because the code breaks",
    new TypeError("x is not a function"),
    UNEXPECTED_STATE,
    "x is not a function",
  ],
  ["is never reached, for what is no error", "broken", UNEXPECTED_STATE, "broken"],
])("a Stripe that %s is told in words, with what was attempted", (_what, error, type, words) => {
  const told = medusaError("start the payment", error);
  expect([told.type, told.message]).toEqual([type, `Could not start the payment: ${words}`]);
});

test("only a Stripe that said nothing about the deed is silent", () => {
  expect(medusaError("pay", new errors.StripeConnectionError(raw))).toBeInstanceOf(StripeSilent);
  expect(medusaError("pay", new errors.StripeAPIError(raw))).toBeInstanceOf(StripeSilent);
  expect(medusaError("pay", new errors.StripeRateLimitError(raw))).toBeInstanceOf(StripeSilent);
  const inUse = new errors.StripeIdempotencyError({ ...raw, statusCode: 409 });
  expect(medusaError("pay", inUse)).toBeInstanceOf(StripeSilent);
  const misused = new errors.StripeIdempotencyError({ ...raw, statusCode: 400 });
  expect(medusaError("pay", misused)).not.toBeInstanceOf(StripeSilent);
  expect(medusaError("pay", new errors.StripeCardError(raw))).not.toBeInstanceOf(StripeSilent);
});

test("an error of Medusa's own goes through as it is, also from a call", async () => {
  const own = new MedusaError(NOT_ALLOWED, "This cart has just been paid.");
  expect(medusaError("pay", own)).toBe(own);
  await expect(calling("pay", () => Promise.reject(own))).rejects.toBe(own);
  await expect(calling("pay", () => Promise.reject(new Error("gone")))).rejects.toThrow(
    "Could not pay: gone",
  );
  await expect(calling("pay", async () => "paid")).resolves.toBe("paid");
});

test("only what Stripe does not have is missing", () => {
  const missing = {
    message: "No such session",
    code: "resource_missing",
    type: "invalid_request_error",
  } as const;
  expect(isMissing(new errors.StripeInvalidRequestError(missing))).toBe(true);
  expect(isMissing(new errors.StripeInvalidRequestError({ ...missing, code: "parameter_unknown" }))).toBe(
    false,
  );
  expect(isMissing(new errors.StripeAPIError({ ...raw, code: "resource_missing" }))).toBe(false);
  expect(isMissing(undefined)).toBe(false);
});
