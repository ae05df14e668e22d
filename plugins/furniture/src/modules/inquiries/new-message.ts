import type { Kind } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";

/** A question as it arrives, checked. */
export interface NewMessage {
  submission: string | null;
  name: string;
  email: string;
  phone: string | null;
  text: string;
  kind: Kind | null;
  configuration: Record<string, unknown> | null;
  language: Language;
  spam: boolean;
}
