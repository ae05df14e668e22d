import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { CURRENCY } from "@planke46/furniture-rules";

/** Taken off by the friends code. */
const FRIENDS_VALUE = 50;
/** The bank-transfer code takes nothing off: it only makes the transfer the payment. */
const BANK_TRANSFER_VALUE = 0;

/** The two sample vouchers; each can be redeemed once. One that staff have deleted stays deleted. */
export async function seedVouchers(
  container: MedusaContainer,
  codes: { friends: string; bankTransfer: string },
): Promise<void> {
  const wanted = [
    { code: codes.friends, value: FRIENDS_VALUE },
    { code: codes.bankTransfer, value: BANK_TRANSFER_VALUE },
  ];
  const present = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: wanted.map(({ code }) => code) }, { select: ["code"], withDeleted: true });
  const missing = wanted.filter(({ code }) => !present.some((promotion) => promotion.code === code));
  if (missing.length === 0) return;
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: missing.map(({ code, value }) => ({
        code,
        type: "standard" as const,
        status: "active" as const,
        limit: 1,
        is_tax_inclusive: true,
        application_method: {
          type: "fixed" as const,
          target_type: "order" as const,
          allocation: "across" as const,
          value,
          currency_code: CURRENCY,
        },
      })),
    },
  });
}
