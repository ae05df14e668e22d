import { describe, expect, test } from "vitest";
import { setMarket } from "../../core/options/market";
import type { RefusalIssue } from "../../core/refusal/refusal";
import { type BudgetTerms, budgetIssues, type PromotionTerms, promotionIssues, taxIssues } from "./supported";

const codes = (issues: readonly RefusalIssue[]) => issues.map(({ path, code }) => `${path}: ${code}`);

/** Five EUR off the goods: as the shop knows it. */
const FIVE = { type: "fixed", target_type: "order", value: 5, currency_code: "eur" };

describe("a promotion made on Medusa's own page", () => {
  test.each<[string, PromotionTerms]>([
    ["whole EUR off", { type: "standard", application_method: FIVE }],
    ["nothing off, for a bank transfer", { type: "standard", application_method: { ...FIVE, value: 0 } }],
    [
      "an amount in capitals of its currency",
      { type: "standard", application_method: { ...FIVE, currency_code: "EUR" } },
    ],
    [
      "a percentage with a fraction",
      { type: "standard", application_method: { type: "percentage", value: 12.5 } },
    ],
    ["one hundred per cent", { type: "standard", application_method: { type: "percentage", value: 100 } }],
    ["no method yet", { type: "standard", application_method: null, campaign: null }],
  ])("is let be: %s", (_name, promotion) => {
    expect(promotionIssues(promotion)).toEqual([]);
  });

  test.each<[string, PromotionTerms, string]>([
    ["buy X get Y", { type: "buyget" }, "type: promotion_type"],
    ["no type", {}, "type: promotion_type"],
    [
      "off the shipping, which is in the prices",
      { type: "standard", application_method: { ...FIVE, target_type: "shipping_methods" } },
      "application_method.target_type: promotion_target",
    ],
    [
      "dollars",
      { type: "standard", application_method: { ...FIVE, currency_code: "usd" } },
      "application_method.currency_code: promotion_currency",
    ],
    [
      "cents",
      { type: "standard", application_method: { ...FIVE, value: 5.5 } },
      "application_method.value: promotion_value",
    ],
    [
      "less than nothing",
      { type: "standard", application_method: { ...FIVE, value: -1 } },
      "application_method.value: promotion_value",
    ],
    [
      "nought per cent",
      { type: "standard", application_method: { type: "percentage", value: 0 } },
      "application_method.value: promotion_percentage",
    ],
    [
      "a percentage without a number",
      { type: "standard", application_method: { type: "percentage" } },
      "application_method.value: promotion_percentage",
    ],
    [
      "more than all",
      { type: "standard", application_method: { type: "percentage", value: 100.5 } },
      "application_method.value: promotion_percentage",
    ],
    [
      "a budget in EUR",
      { type: "standard", campaign: { budget: { type: "spend", limit: 500 } } },
      "campaign.budget.type: budget_type",
    ],
  ])("is refused: %s", (_name, promotion, issue) => {
    expect(codes(promotionIssues(promotion))).toEqual([issue]);
  });

  test("says all that is wrong with it, each in German words of its own", () => {
    const issues = promotionIssues({
      type: "buyget",
      application_method: {
        type: "fixed",
        target_type: "shipping_methods",
        value: 0.5,
        currency_code: "chf",
      },
      campaign: { budget: { type: "usage", limit: 0 } },
    });
    expect(codes(issues)).toEqual([
      "type: promotion_type",
      "application_method.target_type: promotion_target",
      "application_method.currency_code: promotion_currency",
      "application_method.value: promotion_value",
      "campaign.budget.limit: budget_limit",
    ]);
    const messages = issues.map(({ message }) => message);
    expect(new Set(messages).size).toBe(5);
    for (const message of messages) expect(message.length).toBeGreaterThan(20);
  });
});

test("the shop's own currency is named, whichever it is", () => {
  const dollars = { type: "standard", application_method: { ...FIVE, currency_code: "usd" } };
  expect(promotionIssues(dollars)[0]?.message).toContain("verkauft in EUR. Wähle EUR");
  setMarket({ currency: "chf" });
  try {
    expect(promotionIssues(dollars)[0]?.message).toContain("verkauft in CHF. Wähle CHF");
  } finally {
    setMarket({});
  }
});

describe("tax", () => {
  test("an amount that is said to be net is refused; a percentage is of gross prices whatever is said", () => {
    expect(codes(taxIssues({ is_tax_inclusive: false, application_method: FIVE }))).toEqual([
      "is_tax_inclusive: promotion_net",
    ]);
    expect(taxIssues({ is_tax_inclusive: true, application_method: FIVE })).toEqual([]);
    expect(taxIssues({ application_method: FIVE })).toEqual([]);
    expect(codes(taxIssues({ is_tax_inclusive: false }))).toEqual(["is_tax_inclusive: promotion_net"]);
    expect(taxIssues({ is_tax_inclusive: false, application_method: { type: "percentage" } })).toEqual([]);
  });
});

describe("the budget of a campaign", () => {
  test.each<[string, BudgetTerms | null | undefined]>([
    ["none", undefined],
    ["null", null],
    ["one use", { type: "usage", limit: 1 }],
    ["a hundred thousand uses", { type: "usage", limit: 100_000 }],
    ["uses without limit", { type: "usage", limit: null }],
    ["EUR without limit, which counts nothing", { type: "spend" }],
  ])("is let be: %s", (_name, budget) => {
    expect(budgetIssues(budget, "budget")).toEqual([]);
  });

  test.each<[string, BudgetTerms, string]>([
    ["no use at all", { type: "usage", limit: 0 }, "budget.limit: budget_limit"],
    ["half a use", { type: "usage", limit: 1.5 }, "budget.limit: budget_limit"],
    ["more uses than the shop counts", { type: "usage", limit: 100_001 }, "budget.limit: budget_limit"],
    ["EUR", { type: "spend", limit: 100 }, "budget.type: budget_type"],
    ["uses for each customer", { type: "use_by_attribute", limit: 3 }, "budget.type: budget_type"],
    ["EUR for each customer, without limit", { type: "spend_by_attribute" }, "budget.type: budget_type"],
  ])("is refused: %s", (_name, budget, issue) => {
    expect(codes(budgetIssues(budget, "budget"))).toEqual([issue]);
  });
});
