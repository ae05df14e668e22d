import { type ContactCode, HOME_COUNTRY, orderContactIssues } from "@planke46/furniture-rules";
import type { Contact, MedusaAddress } from "../commerce/contact.ts";
import { tooLong, zipForm } from "../forms/issues.ts";
import { TYPED_FIELDS } from "./typedFields.ts";

/** What the order form asks for. Its rules are the contact's in furniture-rules; here is only which field says what. */
export const ORDER_FIELDS = [
  ...TYPED_FIELDS,
  "voucherCode",
  "shipping",
  "expressBuild",
  "outsideGermany",
  "paymentMethod",
  "dataSecurity",
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderFields = Partial<Record<OrderField, string | undefined>>;

/** Keys of the texts under `cart.issues` that need no number and no example. */
export type OrderIssue =
  | "firstName"
  | "lastName"
  | "street"
  | "city"
  | "zip"
  | "country"
  | "emailRequired"
  | "emailInvalid"
  | "phone"
  | "vatId"
  | "unprintable"
  | "consent";

export interface OrderIssues {
  /** Keys of `cart.issues`, by the field of the form they stand at. */
  fields: Partial<Record<OrderField, string>>;
  /** Paths of what no field of this form shows: a shopper cannot correct it there, so the page shows it above the button. */
  unplaced: { path: string; issue: string }[];
}

/** A checked box is sent as this. */
export const CHECKED = "on";
/** Name of the entry by which a form says that its cart holds samples only, so that it asks neither way nor express build. */
export const SAMPLES_ONLY = "samplesOnly";
export { HOME_COUNTRY };

/** The order form's fields and no others, as texts. */
export function orderFieldsOf(sent: Record<string, unknown>): OrderFields {
  const texts = ORDER_FIELDS.map((name) => [name, sent[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === "string"));
}

/** Whether a piece must be brought somewhere: then the address is needed. */
export function needsAddress(fields: OrderFields): boolean {
  return fields.shipping !== "pickup";
}

/** Of an address that nothing is brought to. */
const NO_PLACE = { address_1: "", address_2: "", postal_code: "", city: "" };

/** What the form says, trimmed, in Medusa's names. With pick-up the address that is typed is the bill's. */
export function contactOf(fields: OrderFields): Contact {
  const said = (name: OrderField) => (fields[name] ?? "").trim();
  const typed: MedusaAddress = {
    first_name: said("firstName"),
    last_name: said("lastName"),
    company: said("company"),
    address_1: said("street"),
    address_2: said("addition"),
    postal_code: said("zip"),
    city: said("city"),
    country_code: fields.outsideGermany === CHECKED ? said("country").toLowerCase() : HOME_COUNTRY,
    phone: said("phone"),
  };
  const billing: MedusaAddress = {
    first_name: said("billingFirstName"),
    last_name: said("billingLastName"),
    company: said("billingCompany"),
    address_1: said("billingStreet"),
    address_2: said("billingAddition"),
    postal_code: said("billingZip"),
    city: said("billingCity"),
    // Empty is the home country: earlier forms had no field for the country.
    country_code: said("billingCountry") || HOME_COUNTRY,
    phone: "",
  };
  return {
    email: said("email"),
    shippingAddress: needsAddress(fields) ? typed : { ...typed, ...NO_PLACE },
    billingAddress: fields.billing === CHECKED ? billing : typed,
    message: said("message"),
    vatId: said("vatId"),
  };
}

/** Everything that keeps this form from being an order. */
export function orderIssues(fields: OrderFields): OrderIssues {
  const contact = contactOf(fields);
  const found = orderContactIssues({
    email: contact.email,
    shipping_address: contact.shippingAddress,
    billing_address: contact.billingAddress,
    own_bill: fields.billing === CHECKED,
    metadata: { message: contact.message, vat_id: contact.vatId },
    shipping: needsAddress(fields) ? "delivery" : "pickup",
    outside_germany: fields.outsideGermany === CHECKED,
    country_asked: true,
    data_security: fields.dataSecurity === CHECKED,
  });
  const issues: OrderIssues = { fields: {}, unplaced: [] };
  for (const { path, code, most, example } of found) {
    const issue = example ? zipForm(example) : most ? tooLong(most) : ISSUE_OF_CODE[code];
    const field = shownField(path, fields);
    if (field) issues.fields[field] ??= issue;
    else issues.unplaced.push({ path, issue });
  }
  return issues;
}

/** The contact's reasons as the form says them. */
export const ISSUE_OF_CODE: Record<ContactCode, OrderIssue> = {
  email_required: "emailRequired",
  email_invalid: "emailInvalid",
  first_name_required: "firstName",
  last_name_required: "lastName",
  phone_invalid: "phone",
  street_required: "street",
  zip_required: "zip",
  zip_invalid: "zip",
  city_required: "city",
  country_home: "country",
  country_abroad: "country",
  country_required: "country",
  country_unknown: "country",
  vat_id_invalid: "vatId",
  consent_required: "consent",
  too_long: "unprintable",
  control_character: "unprintable",
  no_text: "unprintable",
};

const ADDRESS_FIELDS: Record<string, OrderField> = {
  first_name: "firstName",
  last_name: "lastName",
  company: "company",
  phone: "phone",
  address_1: "street",
  address_2: "addition",
  postal_code: "zip",
  city: "city",
  country_code: "country",
};
const BILLING_FIELDS: Record<string, OrderField> = {
  first_name: "billingFirstName",
  last_name: "billingLastName",
  company: "billingCompany",
  address_1: "billingStreet",
  address_2: "billingAddition",
  postal_code: "billingZip",
  city: "billingCity",
  country_code: "billingCountry",
};
const OTHER_FIELDS: Record<string, OrderField> = {
  email: "email",
  "metadata.message": "message",
  "metadata.vat_id": "vatId",
  data_security: "dataSecurity",
};

/** The field where this form shows the commerce side's path; undefined when it shows it nowhere. */
export function shownField(path: string, fields: OrderFields): OrderField | undefined {
  const [address, name = ""] = path.split(".");
  const ownBilling = fields.billing === CHECKED;
  if (address === "billing_address" && ownBilling) return BILLING_FIELDS[name];
  if (address !== "shipping_address" && address !== "billing_address") return OTHER_FIELDS[path];
  // Within Germany the form does not ask for the country.
  if (name === "country_code" && fields.outsideGermany !== CHECKED) return undefined;
  return ADDRESS_FIELDS[name];
}
