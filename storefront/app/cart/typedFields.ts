import { CONTACT_BOUNDS } from "@planke46/furniture-rules";

/** The fields of the order form that a shopper types and that are kept while they do: who orders, and where it goes. */
export const TYPED_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "vatId",
  "email",
  "phone",
  "street",
  "addition",
  "zip",
  "city",
  "country",
  "billing",
  "billingFirstName",
  "billingLastName",
  "billingCompany",
  "billingStreet",
  "billingAddition",
  "billingZip",
  "billingCity",
  "billingCountry",
  "message",
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

export function isTypedField(name: string): name is TypedField {
  return (TYPED_FIELDS as readonly string[]).includes(name);
}

/** No field of the form may hold more (characters); what is longer is not kept. */
const LONGEST = CONTACT_BOUNDS.message;

/** What a sent form says of these fields, complete or not. A field that it does not carry is left out. */
export function typedIn(form: FormData): Partial<Record<TypedField, string>> {
  const typed: Partial<Record<TypedField, string>> = {};
  for (const name of TYPED_FIELDS) {
    const value = form.get(name);
    if (typeof value === "string" && value.length <= LONGEST) typed[name] = value;
  }
  // An empty box is not sent at all: it says something only where its form was.
  if (typed.billingFirstName !== undefined) typed.billing ??= "";
  return typed;
}
