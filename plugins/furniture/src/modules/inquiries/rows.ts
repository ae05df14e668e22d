import type { InferTypeOf } from "@medusajs/framework/types";
import type FurnitureMessage from "./models/message";
import type FurnitureWithdrawal from "./models/withdrawal";
import type { OriginAnswer } from "./origin";

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

/** An order's answer to the survey. */
export interface KeptOrigin extends Omit<OriginAnswer, "occasion"> {
  id: string;
  order_id: string;
}
