import type { OrderField } from "./orderRules.ts";

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
  "metadata.message": "message",
  shipping: "shipping",
  express_build: "expressBuild",
  outside_germany: "outsideGermany",
  data_security: "dataSecurity",
  promo_codes: "voucherCode",
  voucher_code: "voucherCode",
};

export interface SortedRefusal {
  /** Messages by field of the form. */
  fields: Partial<Record<OrderField, string[]>>;
  /** What belongs to no field: a plank that is gone, a voucher just redeemed elsewhere. */
  form: string[];
}

/** Puts a refusal's issues at the fields of the order form they belong to; the rest stands above the form. */
export function sortRefusal(
  message: string,
  issues: readonly { path: string; message: string }[],
): SortedRefusal {
  const sorted: SortedRefusal = { fields: {}, form: [] };
  for (const issue of issues) {
    const field = FIELD_OF_PATH[issue.path] ?? FIELD_OF_PATH[`shipping_address.${issue.path}`];
    if (field) sorted.fields[field] = [...(sorted.fields[field] ?? []), issue.message];
    else sorted.form.push(issue.message);
  }
  if (issues.length === 0) sorted.form.push(message);
  return sorted;
}
