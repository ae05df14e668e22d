import { expect, test } from "vitest";
import { isDelayed, readOptions } from "./options";

const GOOD = {
  apiKey: "sk_test_1",
  webhookSecret: "whsec_1",
  successUrl: "https://planke.example/done?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/cancelled?cart={CART_ID}",
};

test("what a shop leaves out has a value", () => {
  expect(readOptions(GOOD)).toEqual({
    ...GOOD,
    ...{ otherOrigins: [], paymentMethods: ["card"], unknownPaymentHours: 168, finalRefusals: [] },
  });
});

test.each([
  ["no key", { apiKey: undefined }, "apiKey is missing"],
  ["a public key", { apiKey: "pk_test_1" }, "apiKey must be a secret or restricted key: sk_… or rk_…"],
  [
    "a key with a word before it",
    { apiKey: "my sk_test_1" },
    "apiKey must be a secret or restricted key: sk_… or rk_…",
  ],
  ["no secret", { webhookSecret: undefined }, "webhookSecret is missing"],
  ["a secret of another sort", { webhookSecret: "sk_1" }, "webhookSecret must be a signing secret: whsec_…"],
  ["an address that is none", { successUrl: "planke.example/done" }, "successUrl must be an http(s) address"],
  ["a script for an address", { cancelUrl: "javascript:alert(1)" }, "cancelUrl must be an http(s) address"],
  [
    "an address that begins like one",
    { linkUrl: "httpx://planke.example" },
    "linkUrl must be an http(s) address",
  ],
  [
    "an address that ends like one",
    { linkUrl: "xhttp://planke.example" },
    "linkUrl must be an http(s) address",
  ],
  [
    "an origin with a path",
    { otherOrigins: ["https://planks.example/shop"] },
    "otherOrigins.0 must be origins such as https://shop.example",
  ],
  ["a method twice", { paymentMethods: ["card", "card"] }, "paymentMethods must not name a method twice"],
  ["no time", { unknownPaymentHours: 0 }, "unknownPaymentHours must be above 0"],
  ["codes that are no list", { finalRefusals: "sold" }, "finalRefusals must be a list of codes"],
])("%s is refused in words", (_what, wrong, words) => {
  expect(() => readOptions({ ...GOOD, ...wrong })).toThrow(`stripe-checkout options: ${words}`);
});

test("an unknown option is refused, and without any all that is missing is named", () => {
  expect(() => readOptions({ ...GOOD, apiSecret: "x" })).toThrow(/options: Unrecognized key: "apiSecret"$/);
  expect(() => readOptions(undefined)).toThrow(
    /apiKey is missing; webhookSecret is missing; successUrl is missing/,
  );
});

test("only a debit makes an order wait for its money", () => {
  expect(["card", "paypal", "klarna", "sepa_debit"].filter((method) => isDelayed(method as "card"))).toEqual([
    "sepa_debit",
  ]);
});
