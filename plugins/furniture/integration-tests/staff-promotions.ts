import { onTestFinished } from "vitest";
import { type Answer, admin, rows } from "../../../tests/shopper/shop";

const PERCENTAGE = { type: "percentage", target_type: "order", allocation: "across", value: 10 };

/** A promotion as Medusa's own page makes one: 10 % off the order, without limit, unless told otherwise. */
export function promotionBody(change: Record<string, unknown> = {}): { code: string } {
  const code = `PROMO-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  return {
    code,
    ...{ type: "standard", status: "active", is_tax_inclusive: true, application_method: PERCENTAGE },
    ...change,
  };
}

/** The same with another way to take something off. */
export const method = (change: Record<string, unknown>) => ({
  application_method: { ...PERCENTAGE, currency_code: "eur", ...change },
});

export function createPromotion(change: Record<string, unknown> = {}): Promise<Answer> {
  return admin("POST", "/promotions", promotionBody(change));
}

/** A promotion that the shop takes; it goes with the test, because one that applies by itself would be in every cart. */
export async function newPromotion(
  change: Record<string, unknown> = {},
): Promise<{ id: string; code: string }> {
  const { status, body } = await createPromotion(change);
  if (status !== 200) throw new Error(`No promotion: ${JSON.stringify(body)}`);
  onTestFinished(async () => {
    await admin("POST", `/promotions/${body.promotion.id}`, { status: "inactive" });
    await rows("update promotion set deleted_at = now() where id = $1", body.promotion.id);
  });
  return body.promotion;
}

export function createCampaign(budget?: Record<string, unknown>): Promise<Answer> {
  const name = `campaign-${Math.random().toString(36).slice(2, 10)}`;
  return admin("POST", "/campaigns", { name, campaign_identifier: name, ...(budget && { budget }) });
}

export async function newCampaign(budget?: Record<string, unknown>): Promise<string> {
  const { status, body } = await createCampaign(budget);
  if (status !== 200) throw new Error(`No campaign: ${JSON.stringify(body)}`);
  return body.campaign.id;
}
