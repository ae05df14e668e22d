import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import {
  assertCampaign,
  assertChangeable,
  assertCreatable,
  assertDeletable,
  assertJoinable,
  campaignChange,
  promotionChange,
} from "../domain/vouchers/staff-changes";

/** Guards one of Medusa's own routes for staff. A body of another shape is left for Medusa to refuse. */
function guard<Schema extends z.ZodType>(
  schema: Schema,
  check: (request: MedusaRequest, body: z.infer<Schema>, id: string) => Promise<void>,
): MedusaRequestHandler {
  return async (request, _response, next) => {
    const parsed = schema.safeParse(request.body ?? {});
    if (parsed.success) await check(request, parsed.data, request.params.id ?? "");
    next();
  };
}

/** Left out, `is_tax_inclusive` means no in Medusa; the prices of furniture are gross. */
export const newPromotion = guard(promotionChange, async (request, promotion) => {
  const reach = await assertCreatable(request.scope, promotion);
  if (reach !== "furniture" || promotion.is_tax_inclusive !== undefined) return;
  for (const body of [request.body, request.validatedBody])
    if (typeof body === "object" && body !== null) Reflect.set(body, "is_tax_inclusive", true);
});

export const changedPromotion = guard(promotionChange, (request, change, id) =>
  assertChangeable(request.scope, id, change),
);

export const deletedPromotion = guard(z.unknown(), (request, _body, id) =>
  assertDeletable(request.scope, id),
);

export const newCampaign = guard(campaignChange, (request, campaign) =>
  assertCampaign(request.scope, campaign),
);

export const changedCampaign = guard(campaignChange, (request, change, id) =>
  assertCampaign(request.scope, change, id),
);

/** Promotions that staff add to a campaign. */
export const campaignPromotions = guard(
  z.object({ add: z.array(z.string()).default([]) }),
  (request, body, id) => assertJoinable(request.scope, id, body.add),
);
