import type { CreatePromotionDTO } from "@medusajs/framework/types";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { createCampaignsWorkflow, createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { market } from "../core/options/market";
import type { VoucherIssue } from "../domain/vouchers/issuing/campaigns";

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
