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

const FIELD = /^quantity:(cali_[0-9A-Za-z]+):(\d+)$/;

/** The name of a card's number field: its first line, and the number the page shows, to tell what was typed from what stood there. */
export function quantityField(line: string, shown: number): string {
  return `quantity:${line}:${shown}`;
}

/** What the number fields of the cards say, and what the page had shown in them. */
export function typedQuantities(form: FormData): { line: string; shown: string; typed: string }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line, shown] = FIELD.exec(name) ?? [];
    return line && shown && typeof value === "string" ? [{ line, shown, typed: value }] : [];
  });
}

/** 1 to 99, also with zeros before it, as the page reads it; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  return /^0*[1-9]\d?$/.test(text.trim()) ? Number(text) : undefined;
}
