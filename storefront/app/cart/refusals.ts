import { CONTACT_CODES } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { isSpoken } from "../commerce/spoken.ts";
import { tooLong, zipForm } from "../forms/issues.ts";
import { ISSUE_OF_CODE, type OrderField, type OrderFields, shownField } from "./orderRules.ts";

/** Reasons about the whole order that the pages say in the shopper's language (texts under `cart.refusals`). */
export const KNOWN_REFUSALS = [
  "empty",
  "busy",
  "voucher_unknown",
  "voucher_gone",
  "voucher_over",
  "voucher_not_yet",
  "voucher_in_payment",
  "voucher_one_only",
  "voucher_not_applicable",
  "total_changed",
  "prices_changed",
  "not_paid",
  "not_a_standard_color",
  "too_many_requests",
  // Of all that the commerce side says to programs alone.
  "unknown",
] as const;
export type KnownRefusal = (typeof KNOWN_REFUSALS)[number];

export interface CommerceReason {
  path: string;
  message: string;
  code?: string | undefined;
  params?: Record<string, string | number> | undefined;
}

export interface SortedRefusal {
  /** Keys of the form's issues, or the commerce side's own words, by field of the form. */
  fields: Partial<Record<OrderField, string[]>>;
  /** What belongs to no field: a plank that is gone, a voucher just redeemed elsewhere. */
  form: (KnownRefusal | { words: string })[];
  /** What the words of known refusals need to be said: minutes, amounts. */
  params: Record<string, string | number>;
}

/** Puts a refusal's issues at the fields where the sent form shows them; the rest stands above the button. */
export function sortRefusal(issues: readonly CommerceReason[], sent: OrderFields = {}): SortedRefusal {
  const sorted: SortedRefusal = { fields: {}, form: [], params: {} };
  for (const issue of issues) {
    const field = shownField(issue.path, sent);
    if (field) sorted.fields[field] = [...(sorted.fields[field] ?? []), wordsOf(issue)];
    else {
      sorted.form.push(reasonOf(issue));
      Object.assign(sorted.params, issue.params);
    }
  }
  if (issues.length === 0) sorted.form.push("unknown");
  return sorted;
}

/** What belongs to no field, in words; one reason may stand for several lines of the cart. Empty without any. */
export function wordsOfRefusal(
  { form, params }: Omit<SortedRefusal, "fields">,
  t: TFunction<"texts">,
): string {
  const words = form.map((reason) =>
    typeof reason === "string" ? t(`cart.refusals.${reason}`, params) : reason.words,
  );
  return [...new Set(words)].join(" ");
}

/** A reason that is also a rule of the form has the form's own words. */
function wordsOf({ code, params, message }: CommerceReason): string {
  if (code === "too_long" && params) return tooLong(Number(params.most ?? params.max));
  if (code === "zip_invalid" && params?.example) return zipForm(String(params.example));
  const known = CONTACT_CODES.find((one) => one === code);
  return known ? ISSUE_OF_CODE[known] : message;
}

/** A rule of the form at a field that the sent form does not show. */
function isContactCode(code: string | undefined): boolean {
  return CONTACT_CODES.some((one) => one === code);
}

function reasonOf({ code, message }: CommerceReason): KnownRefusal | { words: string } {
  const known = KNOWN_REFUSALS.find((one) => one === code);
  return known ?? (isSpoken(code) || isContactCode(code) ? { words: message } : "unknown");
}
