import type { Language } from "../../core/language";
import type { OriginAnswer } from "./origin";

/** Rows as they are read; times are Dates or what `new Date` reads. */
export interface MessageRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  text: string;
  kind: string | null;
  configuration: Record<string, unknown> | null;
  language: Language;
  spam: boolean;
  answered_at: Date | null;
  answered_by: string | null;
  note: string | null;
  created_at: Date;
}

export interface WithdrawalRow {
  id: string;
  name: string;
  email: string;
  order_number: string;
  scope: "all" | "some";
  pieces: string | null;
  text: string | null;
  language: Language;
  spam: boolean;
  /** null while it is a draft. */
  confirmed_at: Date | null;
  order_id: string | null;
  handled_at: Date | null;
  handled_by: string | null;
  note: string | null;
  created_at: Date;
}

/** An order's answer to the survey. */
export interface KeptOrigin extends Omit<OriginAnswer, "occasion"> {
  id: string;
  order_id: string;
}
