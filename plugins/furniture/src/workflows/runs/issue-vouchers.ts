import type { CreatePromotionDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import type { z } from "@medusajs/framework/zod";
import { createCampaignsWorkflow, createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import type { batchBody, voucherBody } from "../../domain/vouchers/issuing/bodies";
import {
  campaignIdentifier,
  endOfVoucher,
  generateCodes,
  type VoucherIssue,
} from "../../domain/vouchers/issuing/campaigns";

/** Issues one voucher and returns the id of its promotion. Throws a {@link Refusal} when its code is taken. */
export async function issueVoucher(
  container: MedusaContainer,
  { code, value, expires_on, note }: z.infer<typeof voucherBody>,
  createdBy: string | null,
): Promise<string> {
  const wanted = code ?? generateCodes("", 1)[0] ?? "";
  const ends_at = expires_on ? endOfVoucher(expires_on) : null;
  const campaign = ends_at && {
    name: `Gutschein ${wanted}`,
    identifier: campaignIdentifier("single"),
    ends_at,
  };
  const [id] = await issue(container, {
    codes: [wanted],
    value,
    ...(campaign && { campaign }),
    note: note || null,
    created_by: createdBy,
  });
  return id ?? "";
}

/** Issues a batch and returns the id of its campaign. */
export async function issueBatch(
  container: MedusaContainer,
  { name, prefix, count, value, expires_on, note }: z.infer<typeof batchBody>,
  createdBy: string | null,
): Promise<string> {
  const identifier = campaignIdentifier("batch");
  await issue(container, {
    codes: generateCodes(prefix, count),
    value,
    campaign: { name, identifier, ends_at: expires_on ? endOfVoucher(expires_on) : null },
    note: note || null,
    created_by: createdBy,
  });
  const [campaign] = await container
    .resolve(Modules.PROMOTION)
    .listCampaigns({ campaign_identifier: [identifier] }, { select: ["id"] });
  return campaign?.id ?? "";
}

async function issue(container: MedusaContainer, input: VoucherIssue): Promise<string[]> {
  try {
    const { result } = await issueVouchersWorkflow(container).run({ input });
    return result.map(({ id }) => id);
  } catch (error) {
    const taken = await takenCode(container, input.codes);
    if (taken) throw Refusal.single("code", `Den Code ${taken} gibt es schon`, "code_taken");
    throw error;
  }
}

/** Asked only after a failure: the unique index, not this look, keeps codes apart. */
async function takenCode(container: MedusaContainer, codes: string[]): Promise<string | undefined> {
  const [present] = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: codes }, { select: ["code"], take: 1 });
  return present?.code;
}

function promotionsOf(issue: VoucherIssue, campaignId: string | undefined): CreatePromotionDTO[] {
  return issue.codes.map((code) => ({
    code,
    type: "standard",
    status: "active",
    limit: 1,
    is_tax_inclusive: true,
    ...(campaignId && { campaign_id: campaignId }),
    metadata: { note: issue.note, created_by: issue.created_by },
    application_method: {
      type: "fixed",
      target_type: "order",
      allocation: "across",
      value: issue.value,
      currency_code: market().currency,
    },
  }));
}

/**
 * Issues vouchers, all or none: Medusa writes the promotions in one transaction, and the campaign is removed when
 * that fails. A crash in between leaves a campaign without vouchers, which blocks nothing.
 */
const issueVouchersWorkflow = createWorkflow("issue-furniture-vouchers", (issue: VoucherIssue) => {
  const campaigns = when("vouchers-need-a-campaign", { issue }, ({ issue }) => Boolean(issue.campaign)).then(
    () =>
      createCampaignsWorkflow.runAsStep({
        input: transform({ issue }, ({ issue }) => ({
          campaignsData: issue.campaign
            ? [
                {
                  name: issue.campaign.name,
                  campaign_identifier: issue.campaign.identifier,
                  ends_at: issue.campaign.ends_at,
                },
              ]
            : [],
        })),
      }),
  );
  const promotions = createPromotionsWorkflow.runAsStep({
    input: transform({ issue, campaigns }, ({ issue, campaigns }) => ({
      promotionsData: promotionsOf(issue, campaigns?.[0]?.id),
    })),
  });
  return new WorkflowResponse(promotions);
});
