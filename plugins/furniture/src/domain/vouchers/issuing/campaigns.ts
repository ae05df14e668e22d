import { generateEntityId } from "@medusajs/framework/utils";

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
