import type { CartDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { CART_TERMS } from "../../modules/cart-terms";
import { unredeemable, vouchersOf } from "./vouchers";

/** 50 EUR off, in the last of its own uses; of its campaign two of five are left. */
const FRIENDS = {
  id: "promo_friends",
  code: "FREUNDE",
  type: "standard",
  status: "active",
  is_automatic: false,
  limit: 1,
  used: 1,
  application_method: { type: "fixed", target_type: "order", value: 50, currency_code: "eur" },
  campaign: { budget: { id: "budget_friends", type: "usage", limit: 5, used: 3 } },
} as unknown as PromotionDTO;

/** The codes that count for a cart which holds these claims of a promotion. */
async function counted(held: readonly string[]): Promise<string[]> {
  const services: Record<string, unknown> = {
    [Modules.PROMOTION]: { listPromotions: async () => [FRIENDS] },
    [CART_TERMS]: { isVoucherTaken: async () => false },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  const cart = { id: "cart_1", items: [] } as unknown as CartDTO;
  return (await vouchersOf(container, cart, "FREUNDE", held)).map(({ code }) => code);
}

test("a used up promotion with a limit and a budget counts for the cart that holds a use of both, and for no other", async () => {
  expect(await counted(["promo_friends", "budget_friends"])).toEqual(["FREUNDE"]);
  for (const held of [["budget_friends"], ["promo_friends"], []]) expect(await counted(held)).toEqual([]);
});

test("the last use of a campaign's budget can be redeemed, and none after it", () => {
  const used = (times: number) => ({
    ...FRIENDS,
    limit: null,
    campaign: { ...FRIENDS.campaign, budget: { ...FRIENDS.campaign?.budget, used: times } },
  });
  const now = new Date();
  expect(unredeemable(used(4) as unknown as PromotionDTO, now)).toBeNull();
  expect(unredeemable(used(5) as unknown as PromotionDTO, now)).toBe("redeemed");
});
