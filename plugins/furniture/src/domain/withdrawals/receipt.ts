import type { Language } from "../../core/language";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { toTheSecond } from "../mails/words/formats";

/** The receipt of a withdrawal: what was declared, and when it came in (§ 356a BGB). */
export interface WithdrawalReceipt {
  withdrawal_id: string;
  name: string;
  email: string;
  /** As its sender wrote it. */
  order_number: string;
  scope: "all" | "some";
  pieces: string | null;
  text: string | null;
  /** ISO 8601, null before the confirmation. */
  confirmed_at: string | null;
  /** The same moment by the shop's clock, to the second, in words. */
  confirmed_at_words: string | null;
}

export function withdrawalReceipt(withdrawal: WithdrawalRow, language: Language): WithdrawalReceipt {
  const { id, name, email, order_number, scope, pieces, text, confirmed_at } = withdrawal;
  const moment = confirmed_at ? new Date(confirmed_at) : null;
  return {
    withdrawal_id: id,
    name,
    email,
    order_number,
    scope,
    pieces,
    text,
    confirmed_at: moment?.toISOString() ?? null,
    confirmed_at_words: moment && toTheSecond(moment, language),
  };
}
