import { expect, test } from "vitest";
import { Refusal } from "../../core/refusal/refusal";
import { promoCodesBody, voucherCodeOf } from "./promotion-engine";

test("the one code of a list counts, named once or twice; an empty list has none", () => {
  expect(voucherCodeOf(["FREUNDE"])).toBe("FREUNDE");
  expect(voucherCodeOf(["FREUNDE", "FREUNDE"])).toBe("FREUNDE");
  expect(voucherCodeOf([])).toBeNull();
});

test("two codes are refused, because an order takes one voucher; a code in other letters is another code", () => {
  for (const codes of [
    ["FREUNDE", "MESSE"],
    ["FREUNDE", "freunde"],
  ]) {
    let refused: unknown;
    try {
      voucherCodeOf(codes);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).issues).toMatchObject([{ path: "promo_codes", code: "voucher_one_only" }]);
  }
});

test("a body holds a list of codes of at most 200 characters, and nothing else", () => {
  expect(promoCodesBody.parse({ promo_codes: ["x".repeat(200)] })).toEqual({
    promo_codes: ["x".repeat(200)],
  });
  const faulty: unknown[] = [
    { promo_codes: ["x".repeat(201)] },
    { promo_codes: "FREUNDE" },
    { promo_codes: [7] },
    { promo_codes: [], more: 1 },
    {},
  ];
  for (const body of faulty) expect(promoCodesBody.safeParse(body).success).toBe(false);
  expect(promoCodesBody.safeParse({}).error?.issues[0]?.message).toBe("must be a list of codes");
});
