import type { Language } from "../../core/language";

/** A declaration of withdrawal as it arrives, checked. */
export interface NewWithdrawal {
  name: string;
  email: string;
  order_number: string;
  scope: "all" | "some";
  pieces: string | null;
  text: string | null;
  language: Language;
  spam: boolean;
}
