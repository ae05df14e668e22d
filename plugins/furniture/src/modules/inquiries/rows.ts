import type { InferTypeOf } from "@medusajs/framework/types";
import type { FurnitureMessage, FurnitureWithdrawal } from "./models/inquiries";

/** Rows as they are read. */
export type MessageRow = InferTypeOf<typeof FurnitureMessage>;
export type WithdrawalRow = InferTypeOf<typeof FurnitureWithdrawal>;

/** A message as it arrives, checked and trimmed. */
export type NewMessage = Pick<
  MessageRow,
  "submission" | "name" | "email" | "phone" | "text" | "kind" | "configuration" | "language" | "spam"
>;

/** A declaration of withdrawal as it arrives, checked. */
export type NewWithdrawal = Pick<
  WithdrawalRow,
  "name" | "email" | "order_number" | "scope" | "pieces" | "text" | "language" | "spam"
>;

/** A declaration that reached staff on another way than the shop's form, with the order it means. */
export interface EnteredWithdrawal extends Omit<NewWithdrawal, "spam"> {
  order_id: string;
  /** When it came in. */
  confirmed_at: Date;
  entered_by: string;
}

/** An order's answer to the survey. */
export interface KeptOrigin extends Omit<OriginAnswer, "occasion"> {
  id: string;
  order_id: string;
}

/**
 * Whether a customer has withdrawn from an order and staff have not dealt with it yet, as a condition. `order` is what the
 * statement calls the order's id.
 */
export const openWithdrawalOf = (order: string): string =>
  `exists (select 1 from furniture_withdrawal w where w.order_id = ${order} and w.confirmed_at is not null
    and w.handled_at is null and not w.spam and w.deleted_at is null)`;

/** The choices of the survey. */
export const NORMAL_ORIGINS = ["facebook", "instagram", "google", "friends"] as const;
export type NormalOrigin = (typeof NORMAL_ORIGINS)[number];

/** What staff read of an answer. */
export const ORIGIN_NAMES: Readonly<Record<NormalOrigin | "other", string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  friends: "Freunde",
  other: "Anderes",
};

/** Where a shopper heard of the shop: a choice or words of their own, never both. */
export interface OriginAnswer {
  normalOrigin: NormalOrigin | null;
  otherOrigin: string | null;
  /** Where it was asked. */
  occasion: string | null;
}

/** An answer in staff's words. */
export function originInWords({ normalOrigin, otherOrigin }: Omit<OriginAnswer, "occasion">): string {
  return normalOrigin ? ORIGIN_NAMES[normalOrigin] : (otherOrigin ?? "");
}
