import type { CampaignDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isKind } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { CART_TERMS } from "../../modules/cart-terms";
import { budgetIssues, type PromotionTerms, promotionIssues, taxIssues } from "./supported";

const budget = z.object({ type: z.string().nullish(), limit: z.number().nullish() });

/** What of a promotion, as staff send it on Medusa's own page, the shop looks at. Medusa reads the rest. */
export const promotionChange = z.object({
  type: z.string().optional(),
  status: z.string().optional(),
  is_tax_inclusive: z.boolean().optional(),
  limit: z.number().nullish(),
  campaign_id: z.string().nullish(),
  campaign: z.object({ budget: budget.nullish() }).nullish(),
  application_method: z
    .object({
      type: z.string().optional(),
      target_type: z.string().optional(),
      value: z.number().optional(),
      currency_code: z.string().nullish(),
      target_rules: z.array(z.unknown()).optional().catch(undefined),
    })
    .optional(),
});
export type PromotionChange = z.infer<typeof promotionChange>;

export const campaignChange = z.object({ budget: budget.nullish() });
export type CampaignChange = z.infer<typeof campaignChange>;

/** Throws a {@link Refusal} for a promotion that the shop could not work with. Answers what it may reach. */
export async function assertCreatable(
  container: MedusaContainer,
  promotion: PromotionChange,
): Promise<Reach> {
  const campaign = promotion.campaign ?? (await campaignTerms(container, promotion.campaign_id));
  const reach = await reachOf(container, promotion.application_method);
  refuse(issuesWithin(reach, { ...promotion, campaign }));
  return reach;
}

/**
 * What is off ordinary goods alone Medusa counts by itself; but a budget that it gives up in the middle of an order would be given up
 * after the furniture in it has been paid.
 */
function issuesWithin(reach: Reach, promotion: PromotionTerms): RefusalIssue[] {
  if (reach === "another_region") return [];
  if (reach === "ordinary_goods") return budgetIssues(promotion.campaign?.budget, "campaign.budget");
  return [...promotionIssues(promotion), ...taxIssues(promotion)];
}

/**
 * Throws a {@link Refusal} for a change that makes a promotion one the shop could not work with, or that a payment under way
 * would not survive. Switching off is always allowed.
 */
export async function assertChangeable(
  container: MedusaContainer,
  id: string,
  change: PromotionChange,
): Promise<void> {
  const present = await promotionOf(container, id);
  if (!present || isSwitchingOff(change)) return;
  const { type, campaign, application_method: method } = present;
  const campaignAfter =
    change.campaign_id === undefined ? termsOf(campaign) : await campaignTerms(container, change.campaign_id);
  const after = {
    type: change.type ?? type,
    application_method: { ...method, value: Number(method?.value), ...change.application_method },
    campaign: campaignAfter,
  };
  const { is_tax_inclusive } = change;
  refuse(issuesWithin(await reachOf(container, after.application_method), { ...after, is_tax_inclusive }));
  await assertLimit(container, present, change.limit);
  const other = change.campaign_id && change.campaign_id !== campaign?.id;
  if (other && isCounted(campaignAfter)) await assertNotPaidWith(container, present, "campaign_id");
}

/** Throws a {@link Refusal} while a shopper is paying a sum that the promotion is part of. */
export async function assertDeletable(container: MedusaContainer, id: string): Promise<void> {
  const present = await promotionOf(container, id);
  if (present) await assertNotPaidWith(container, present, "");
}

/** Throws a {@link Refusal} for a budget that the shop does not count, or that is smaller than what is taken of it already. */
export async function assertCampaign(
  container: MedusaContainer,
  change: CampaignChange,
  id?: string,
): Promise<void> {
  const present = id ? await campaignOf(container, id) : undefined;
  const limit = change.budget?.limit;
  refuse(budgetIssues(change.budget && { type: present?.budget?.type, ...change.budget }, "budget"));
  if (!present?.budget || typeof limit !== "number") return;
  const service = container.resolve(CART_TERMS);
  if (!isCounted(termsOf(present))) {
    for (const promotion of present.promotions ?? [])
      await assertNotPaidWith(container, promotion, "budget.limit");
    await service.coverUses(present.budget.id, Number(present.budget.used ?? 0));
  }
  await assertNotTaken(container, present.budget.id, limit, { path: "budget.limit", code: "budget_taken" });
}

/** Throws a {@link Refusal} when one of the promotions may not join the campaign. */
export async function assertJoinable(
  container: MedusaContainer,
  campaignId: string,
  promotionIds: readonly string[],
): Promise<void> {
  for (const id of promotionIds) await assertChangeable(container, id, { campaign_id: campaignId });
}

function refuse([first, ...others]: RefusalIssue[]): void {
  if (first) throw Refusal.of([first, ...others]);
}

function isSwitchingOff({ status, ...others }: PromotionChange): boolean {
  return status !== undefined && status !== "active" && Object.keys(others).length === 0;
}

/** A limit may be set or lowered as long as every shopper who is paying, or has paid, keeps the promotion. */
async function assertLimit(
  container: MedusaContainer,
  present: PromotionDTO,
  limit: number | null | undefined,
): Promise<void> {
  if (typeof limit !== "number") return;
  if (typeof present.limit !== "number") await assertNotPaidWith(container, present, "limit");
  await assertNotTaken(container, present.id, limit, { path: "limit", code: "limit_taken" });
}

async function assertNotTaken(
  container: MedusaContainer,
  id: string,
  limit: number,
  about: Pick<RefusalIssue, "path" | "code">,
): Promise<void> {
  const taken = await container.resolve(CART_TERMS).redemptionsTaken(id);
  if (limit >= taken) return;
  const message = `${taken} Einlösungen sind schon vergeben (bestellt, oder es wird gerade damit bezahlt). Gib mindestens ${taken} an, oder schalte die Aktion aus.`;
  throw Refusal.of([{ ...about, message, params: { taken } }]);
}

async function assertNotPaidWith(
  container: MedusaContainer,
  { id, code }: Pick<PromotionDTO, "id" | "code">,
  path: string,
): Promise<void> {
  const until = await container.resolve(CART_TERMS).inPaymentUntil(id);
  if (!until) return;
  const message = `Mit „${code}“ wird gerade bezahlt, längstens bis ${clock(until)} Uhr. Danach geht es. Soll bis dahin niemand mehr den Code nutzen, stelle die Aktion auf „Inaktiv“.`;
  throw Refusal.single(path, message, "promotion_in_payment");
}

function clock(moment: Date): string {
  const { timeZone } = market();
  return new Intl.DateTimeFormat("de-DE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
}

async function promotionOf(container: MedusaContainer, id: string): Promise<PromotionDTO | undefined> {
  const relations = ["application_method.target_rules.values", "campaign", "campaign.budget"];
  const [found] = await container.resolve(Modules.PROMOTION).listPromotions({ id: [id] }, { relations });
  return found;
}

type Campaign = CampaignDTO & { promotions?: Pick<PromotionDTO, "id" | "code">[] };

async function campaignOf(container: MedusaContainer, id: string): Promise<Campaign | undefined> {
  const relations = ["budget", "promotions"];
  const [found] = await container.resolve(Modules.PROMOTION).listCampaigns({ id: [id] }, { relations });
  return found;
}

interface CampaignTerms {
  budget: { type?: string | null; limit: number | null } | null;
}

function termsOf(campaign: CampaignDTO | null | undefined): CampaignTerms | null {
  const { type, limit } = campaign?.budget ?? {};
  if (!campaign?.budget) return null;
  return { budget: { type, limit: limit === null || limit === undefined ? null : Number(limit) } };
}

async function campaignTerms(
  container: MedusaContainer,
  id: string | null | undefined,
): Promise<CampaignTerms | null> {
  return id ? termsOf(await campaignOf(container, id)) : null;
}

/** Whether the uses of a campaign are limited. */
function isCounted(campaign: CampaignTerms | null): boolean {
  return campaign?.budget?.limit !== null && campaign?.budget?.limit !== undefined;
}

/** What a promotion may come to count for: anything, ordinary products alone, or carts of another region. */
type Reach = "furniture" | "ordinary_goods" | "another_region";

/** What of a promotion decides it, as staff send it and as it is kept. */
interface Method {
  currency_code?: string | null | undefined;
  target_type?: string | null | undefined;
  target_rules?: readonly unknown[] | null | undefined;
}

/** Of a target rule that names products; another rule beside it only narrows what they are. */
const namesProducts = z.object({
  attribute: z.enum(["items.product.id", "items.product_id"]),
  operator: z.enum(["in", "eq"]),
  values: z.union([z.string(), z.array(z.union([z.string(), z.object({ value: z.string() })]))]),
});

/** Furniture is sold in one currency, and its pieces are of products of a kind. */
async function reachOf(container: MedusaContainer, method: Method | null | undefined): Promise<Reach> {
  if (await isOfAnotherRegion(container, method?.currency_code?.toLowerCase())) return "another_region";
  if (method?.target_type !== "items") return "furniture";
  for (const rule of method.target_rules ?? []) {
    const { data } = namesProducts.safeParse(rule);
    if (data && (await areOrdinary(container, [data.values].flat()))) return "ordinary_goods";
  }
  return "furniture";
}

async function isOfAnotherRegion(
  container: MedusaContainer,
  currency_code: string | undefined,
): Promise<boolean> {
  if (!currency_code || currency_code === market().currency) return false;
  const found = await container.resolve(Modules.REGION).listRegions({ currency_code }, { take: 1 });
  return found.length > 0;
}

async function areOrdinary(
  container: MedusaContainer,
  values: readonly (string | { value: string })[],
): Promise<boolean> {
  const id = [...new Set(values.map((value) => (typeof value === "string" ? value : value.value)))];
  if (id.length === 0) return false;
  const found = await container.resolve(Modules.PRODUCT).listProducts({ id }, { take: id.length });
  return found.length === id.length && found.every(({ metadata }) => !isKind(metadata?.kind));
}
