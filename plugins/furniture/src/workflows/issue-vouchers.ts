import type { CreatePromotionDTO } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { createCampaignsWorkflow, createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { CURRENCY } from "../cart/regions";

export interface VoucherIssue {
  codes: string[];
  /** Whole EUR; 0 makes bank-transfer codes. */
  value: number;
  /** What Medusa keeps as a campaign: the batch the vouchers belong to, and when they end. */
  campaign?: { name: string; identifier: string; ends_at: Date | null };
  note: string | null;
  /** The e-mail of the member of staff. */
  created_by: string | null;
}

/** Campaigns of batches are told by this from those that only keep the end of a single voucher. */
export const BATCH_IDENTIFIER = "voucher-batch";
const SINGLE_IDENTIFIER = "voucher-single";

/** A new identifier for the campaign of a batch or of a single voucher. */
export function campaignIdentifier(of: "batch" | "single"): string {
  return generateEntityId(undefined, of === "batch" ? BATCH_IDENTIFIER : SINGLE_IDENTIFIER);
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
      currency_code: CURRENCY,
    },
  }));
}

/**
 * Issues vouchers, all or none: Medusa writes the promotions in one transaction, and the campaign is removed when
 * that fails. A crash in between leaves a campaign without vouchers, which blocks nothing.
 */
export const issueVouchersWorkflow = createWorkflow("issue-furniture-vouchers", (issue: VoucherIssue) => {
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
