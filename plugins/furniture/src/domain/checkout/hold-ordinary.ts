import type { CampaignBudgetDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { languageOf } from "../../core/language";
import { CART_TERMS } from "../../modules/cart-terms";
import { holdUntil } from "../cart/payments";
import { type CartState, isOrdinaryAlone } from "../cart/state";
import { type Claim, claimsOf, promotionsById, usesOf } from "../vouchers/vouchers";
import { assertNotInPayment } from "./voucher-hold";

/**
 * Takes what the ordinary goods of a cart redeem from the same store of redemptions as furniture does: before it is paid with furniture,
 * before it becomes an order without. Throws a refusal while other shoppers have the last one. What is used up of a cart without
 * furniture Medusa refuses itself.
 */
export async function holdOrdinaryVouchers(container: MedusaContainer, state: CartState): Promise<void> {
  const promotions = await promotionsById(container, [...state.ordinary.promotions]);
  for (const promotion of promotions.filter(({ campaign }) => countsUses(campaign?.budget)))
    for (const claim of claimsOf(promotion)) await hold(container, state, promotion, claim);
}

function countsUses(budget: CampaignBudgetDTO | null | undefined): boolean {
  return !budget || budget.type === "usage";
}

async function hold(
  container: MedusaContainer,
  state: CartState,
  promotion: PromotionDTO,
  claim: Claim,
): Promise<void> {
  const service = container.resolve(CART_TERMS);
  const { cart } = state;
  const { id: promotionId, limit } = claim;
  if ((await service.redemptionsTaken(promotionId)) === 0)
    await service.coverUses(promotionId, usesOf(promotion, promotionId));
  const held = await service.holdVoucher({ promotionId, limit, cartId: cart.id, until: holdUntil() });
  // One that applies by itself no shopper can take off.
  if (held || promotion.is_automatic) return;
  if (isOrdinaryAlone(state) && (await service.voucherFreeAt(promotionId, cart.id)) === null) return;
  await service.releaseVouchers(cart.id);
  const taken = { code: promotion.code ?? "", claims: [claim], cartId: cart.id };
  await assertNotInPayment(container, taken, languageOf(cart.locale));
}
