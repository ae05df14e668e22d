import { expect, test } from "vitest";
import { readCard } from "./cards";

const TODAY = new Date(2026, 10, 21);
const form = { number: "4242 4242 4242 4242", expiry: "12 / 30", cvc: "123" };

test.each([
  ["4242424242424242", undefined],
  ["4000000000000002", "generic_decline"],
  ["4000000000009995", "insufficient_funds"],
  ["4000000000000069", "expired_card"],
  ["4000000000000127", "incorrect_cvc"],
  ["4111111111111111", "test_mode_live_card"],
])("card %s is declined with %s", (number, declineCode) => {
  const read = readCard({ ...form, number }, TODAY);
  expect(read.ok && read.card.declineCode).toBe(declineCode);
});

test.each(["4000002500003155", "4000002760003184"])("card %s asks for 3-D Secure", (number) => {
  const read = readCard({ ...form, number }, TODAY);
  expect(read.ok && read.card.authentication).toBe("required");
});

test.each([
  [{ number: "4242" }, { number: "incomplete_number" }],
  [{ number: "4242424242424241" }, { number: "invalid_number" }],
  [{ number: "abcd efgh ijkl mnop" }, { number: "invalid_number" }],
  [{ expiry: "" }, { expiry: "incomplete_expiry" }],
  [{ expiry: "13/30" }, { expiry: "invalid_expiry_month" }],
  [{ expiry: "10/26" }, { expiry: "past_expiry" }],
  [{ cvc: "12" }, { cvc: "incomplete_cvc" }],
  [{ number: "378282246310005", cvc: "123" }, { cvc: "incomplete_cvc" }],
])("%o has the faults %o", (changes, faults) => {
  expect(readCard({ ...form, ...changes }, TODAY)).toEqual({ ok: false, faults });
});

test.each(["11/26", "1126", "11 / 2026", "11-26"])(
  "a card is good until the end of its month: %s",
  (expiry) => {
    expect(readCard({ ...form, expiry }, TODAY)).toMatchObject({
      ok: true,
      card: { expMonth: 11, expYear: 2026 },
    });
  },
);
