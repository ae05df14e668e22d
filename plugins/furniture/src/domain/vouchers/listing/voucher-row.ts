import { z } from "@medusajs/framework/zod";

export const VOUCHER_STATES = ["unused", "being_redeemed", "redeemed", "switched_off", "expired"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** What the look at the database gives; counts and sums arrive as texts. */
export const voucherColumns = z.object({
  id: z.string(),
  code: z.string(),
  value: z.coerce.number(),
  state: z.enum(VOUCHER_STATES),
  active: z.boolean(),
  ends_at: z.date().nullable(),
  batch_id: z.string().nullable(),
  batch_name: z.string().nullable(),
  note: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.date(),
  redeemed_at: z.date().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  customer: z.string().nullable(),
});

/** A voucher as staff see it. Value in whole EUR, days (YYYY-MM-DD) as they are in Germany. */
export interface VoucherRow {
  id: string;
  code: string;
  value: number;
  kind: "amount" | "bank_transfer";
  state: VoucherState;
  /** False once staff have switched it off. */
  active: boolean;
  /** The last day it can be redeemed; null is without end. */
  expires_on: string | null;
  batch: { id: string; name: string } | null;
  note: string | null;
  created_by: string | null;
  created_at: Date;
  /** The order that used it up; null also when the order has been deleted. */
  redeemed: { at: Date; order_id: string; order_number: string; customer: string } | null;
}
