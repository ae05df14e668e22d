import type { OrderField, OrderIssue } from "./orderRules.ts";

/** Where the commerce side's names of things stand in the order form. */
const FIELD_OF_PATH: Record<string, OrderField> = {
  email: "email",
  "shipping_address.first_name": "firstName",
  "shipping_address.last_name": "lastName",
  "shipping_address.phone": "phone",
  "shipping_address.address_1": "street",
  "shipping_address.postal_code": "zip",
  "shipping_address.city": "city",
  "shipping_address.country_code": "country",
  "billing_address.first_name": "billingFirstName",
  "billing_address.last_name": "billingLastName",
  "billing_address.address_1": "billingStreet",
  "billing_address.postal_code": "billingZip",
  "billing_address.city": "billingCity",
  "billing_address.country_code": "billingCountry",
  "metadata.message": "message",
  data_security: "dataSecurity",
};

/** The commerce side's reasons that are also rules of the form: said in the form's own words. */
const ISSUE_OF_CODE: Record<string, OrderIssue> = {
  email_required: "emailRequired",
  email_invalid: "emailInvalid",
  first_name_required: "firstName",
  last_name_required: "lastName",
  street_required: "street",
  zip_required: "zip",
  zip_invalid: "zipGermany",
  city_required: "city",
  country_home: "country",
  country_abroad: "country",
  country_required: "country",
  country_unknown: "country",
  consent_required: "consent",
  too_long: "tooLong",
};

/** Reasons about the whole order that the pages say in the shopper's language (texts under `cart.refusals`). */
export const KNOWN_REFUSALS = [
  "empty",
  "busy",
  "voucher_unknown",
  "voucher_gone",
  "voucher_one_only",
  "voucher_not_applicable",
  "total_changed",
  "prices_changed",
  "not_paid",
] as const;
export type KnownRefusal = (typeof KNOWN_REFUSALS)[number];

export interface CommerceReason {
  path: string;
  message: string;
  code?: string | undefined;
}

export interface SortedRefusal {
  /** Keys of the form's issues, or the commerce side's own words, by field of the form. */
  fields: Partial<Record<OrderField, string[]>>;
  /** What belongs to no field: a plank that is gone, a voucher just redeemed elsewhere. */
  form: (KnownRefusal | { words: string })[];
}

/** Puts a refusal's issues at the fields of the order form they belong to; the rest stands above the form. */
export function sortRefusal(message: string, issues: readonly CommerceReason[]): SortedRefusal {
  const sorted: SortedRefusal = { fields: {}, form: [] };
  for (const issue of issues) {
    const field = FIELD_OF_PATH[issue.path];
    if (!field) {
      sorted.form.push(reasonOf(issue));
      continue;
    }
    const words = (issue.code && ISSUE_OF_CODE[issue.code]) || issue.message;
    sorted.fields[field] = [...(sorted.fields[field] ?? []), words];
  }
  if (issues.length === 0) sorted.form.push({ words: message });
  return sorted;
}

function reasonOf({ code, message }: CommerceReason): KnownRefusal | { words: string } {
  return KNOWN_REFUSALS.find((known) => known === code) ?? { words: message };
}
