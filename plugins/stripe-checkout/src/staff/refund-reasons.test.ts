import { expect, test } from "vitest";
import { failureIn, notRefunded, refundReason, stripeFailure } from "./refund-reasons";

test.each([
  ["lost_or_stolen_card", "de", "Die Karte ist als verloren oder gestohlen gemeldet"],
  ["lost_or_stolen_card", "en", "The card is reported as lost or stolen"],
  [
    "Insufficient funds in your Stripe balance to refund this amount.",
    "de",
    "Das Guthaben bei Stripe reicht nicht; lade es auf und versuche es noch einmal",
  ],
  ["more_than_left", "en", "That is more than is left beside what was paid out otherwise"],
  ["stripe_silent", "de", "Stripe antwortet gerade nicht; versuche es in ein paar Minuten noch einmal"],
  ["A reason without words of its own.", "de", "A reason without words of its own"],
] as const)("staff read why a refund is not made: %s in %s", (failure, language, words) => {
  expect(refundReason(failure, language)).toBe(words);
});

test("of Stripe's answer the code is kept where it has words, else the sentence", () => {
  expect(stripeFailure({ code: "charge_disputed", message: "Charge ch_1 has been charged back." })).toBe(
    "charge_disputed",
  );
  expect(stripeFailure({ code: "parameter_unknown", message: "Unknown." })).toBe("Unknown.");
});

test("an error says which refund reason is behind it, also when a workflow has put words before it", () => {
  expect(failureIn(`refund-step: ${notRefunded("declined")}`)).toBe("declined");
  expect(failureIn("Cannot refund more than what is captured.")).toBeUndefined();
});
