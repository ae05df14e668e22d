import * as z from "zod/mini";
import { HOME_COUNTRY } from "../market.js";
import { CONTACT_BOUNDS, type ContactField, hasControlCharacters } from "./bounds.js";
import { isEmail } from "./email.js";
import { isPhone } from "./phone.js";
import { betterPostcode } from "./postcode.js";
import { isVatId } from "./vat-id.js";

/** An address as a form or a cart holds it; what is missing, null or blank is no answer. */
export type ContactAddress = Partial<Record<AddressField, string | null | undefined>>;
type AddressField = Exclude<ContactField, "email" | "message" | "vat_id">;

/** The free texts of an order, in Medusa's names. Other fields are not read here. */
export interface ContactTexts {
  email?: string | null | undefined;
  shipping_address?: object | null | undefined;
  billing_address?: object | null | undefined;
  metadata?: { message?: unknown; vat_id?: unknown } | null | undefined;
}

/** What has to be known of a shopper before an order can be placed. */
export interface OrderContact extends ContactTexts {
  shipping_address?: ContactAddress | null | undefined;
  /** Where the bill goes; counts only where it differs from the address of delivery. */
  billing_address?: ContactAddress | null | undefined;
  /** The shopper has said that the bill goes elsewhere; left out, the addresses say so by differing. */
  own_bill?: boolean | undefined;
  shipping: "delivery" | "pickup";
  /** Ordered from abroad: a reservation. */
  outside_germany: boolean;
  /** Where the shop is at home, a lower-case ISO code; HOME_COUNTRY unless told. */
  home_country?: string | undefined;
  /** The form asks which country that is even of who picks up; a delivery needs it always, for its tax. */
  country_asked?: boolean | undefined;
  /** Consent to the data-protection statement. */
  data_security: boolean;
}

export const CONTACT_CODES = [
  "email_required",
  "email_invalid",
  "first_name_required",
  "last_name_required",
  "phone_invalid",
  "street_required",
  "city_required",
  "zip_required",
  "zip_invalid",
  "country_home",
  "country_abroad",
  "country_required",
  "country_unknown",
  "vat_id_invalid",
  "consent_required",
  "too_long",
  "control_character",
  "no_text",
] as const;
export type ContactCode = (typeof CONTACT_CODES)[number];

/** What is wrong with one text. */
export interface ContactIssue {
  /** Joined by dots: "shipping_address.postal_code". */
  path: string;
  code: ContactCode;
  /** The most characters a text that is too long may have. */
  most?: number;
  /** A postcode as the country has them. */
  example?: string;
}

type Hint = Pick<ContactIssue, "most" | "example">;
type Context<Input> = z.core.ParsePayload<Input>;

function report(context: Context<unknown>, path: string[], code: ContactCode, hint?: Hint): void {
  const params = { code, ...hint };
  context.issues.push({ code: "custom", input: context.value, path, continue: true, params });
}

function text(field: ContactField) {
  return z.nullish(
    z.unknown().check((context: Context<unknown>) => {
      const { value } = context;
      if (typeof value !== "string") report(context, [], "no_text");
      else if (value.length > CONTACT_BOUNDS[field])
        report(context, [], "too_long", { most: CONTACT_BOUNDS[field] });
      else if (hasControlCharacters(value, field === "message" ? "with lines" : undefined))
        report(context, [], "control_character");
    }),
  );
}

const ADDRESS = {
  company: text("company"),
  first_name: text("first_name"),
  last_name: text("last_name"),
  phone: text("phone"),
  address_1: text("address_1"),
  address_2: text("address_2"),
  postal_code: text("postal_code"),
  city: text("city"),
  province: text("province"),
  country_code: text("country_code"),
};
const address = z.nullish(z.object(ADDRESS));

/** Bounds and characters alone: what holds at any time, also for a form that is filled in by half. */
const texts = z.object({
  email: text("email"),
  shipping_address: address,
  billing_address: address,
  metadata: z.nullish(z.object({ vat_id: text("vat_id"), message: text("message") })),
});

/** Everything that must be known and right when it is ordered. */
const order = z
  .object({
    ...texts.shape,
    own_bill: z.optional(z.boolean()),
    shipping: z.enum(["delivery", "pickup"]),
    outside_germany: z.boolean(),
    home_country: z.optional(z.string()),
    country_asked: z.optional(z.boolean()),
    data_security: z.boolean(),
  })
  .check((context) => {
    const contact = context.value as OrderContact;
    checkPerson(context, contact);
    checkDelivery(context, contact);
    checkBill(context, contact);
    const vatId = said(contact.metadata, "vat_id");
    if (vatId && !isVatId(vatId)) report(context, ["metadata", "vat_id"], "vat_id_invalid");
    if (!contact.data_security) report(context, ["data_security"], "consent_required");
  });

/** The order in which a form asks: the first of several issues is the one to begin with. */
const ASKED = [
  "email",
  ...Object.keys(ADDRESS).map((field) => `shipping_address.${field}`),
  ...Object.keys(ADDRESS).map((field) => `billing_address.${field}`),
  "metadata.vat_id",
  "metadata.message",
  "data_security",
];

/** Every text that is too long, is none, or holds what cannot be printed, in the order of the form. */
export function textIssues(contact: ContactTexts): ContactIssue[] {
  return issuesOf(texts.safeParse(contact));
}

/** Everything that keeps a contact from being an order's, one issue a field, in the order of the form. */
export function orderContactIssues(contact: OrderContact): ContactIssue[] {
  return issuesOf(order.safeParse(contact));
}

/** Whether the bill goes to an address of its own. */
export function hasInvoiceAddress(
  contact: Pick<OrderContact, "shipping_address" | "billing_address">,
): boolean {
  const { shipping_address: delivery, billing_address: bill } = contact;
  if (COMPARED.every((name) => said(bill, name) === "")) return false;
  return COMPARED.some((name) => said(bill, name) !== said(delivery, name));
}

const COMPARED = [
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
] as const;

function checkPerson(context: Context<unknown>, { email, shipping_address: address }: OrderContact): void {
  if (!email?.trim()) report(context, ["email"], "email_required");
  else if (!isEmail(email)) report(context, ["email"], "email_invalid");
  if (!said(address, "first_name"))
    report(context, ["shipping_address", "first_name"], "first_name_required");
  if (!said(address, "last_name")) report(context, ["shipping_address", "last_name"], "last_name_required");
  checkPhone(context, "shipping_address", address);
}

function checkDelivery(context: Context<unknown>, contact: OrderContact): void {
  const { shipping_address: address, outside_germany: abroad, home_country: home = HOME_COUNTRY } = contact;
  const at = (field: AddressField, code: ContactCode) => report(context, ["shipping_address", field], code);
  const country = said(address, "country_code").toLowerCase();
  const needsCountry = contact.country_asked || contact.shipping === "delivery";
  if (needsCountry && abroad && country === "") at("country_code", "country_required");
  if (contact.shipping === "pickup") return;
  const zip = said(address, "postal_code");
  if (!said(address, "address_1")) at("address_1", "street_required");
  if (!zip) at("postal_code", "zip_required");
  else checkPostcode(context, ["shipping_address", "postal_code"], abroad ? country : home, zip);
  if (!said(address, "city")) at("city", "city_required");
  if (abroad && country === home) at("country_code", "country_home");
  if (!abroad && country && country !== home) at("country_code", "country_abroad");
}

function checkBill(context: Context<unknown>, contact: OrderContact): void {
  const asked = contact.own_bill || (contact.shipping === "pickup" && isBusiness(contact));
  if (!asked && !hasInvoiceAddress(contact)) return;
  const { billing_address: bill } = contact;
  const at = (field: AddressField, code: ContactCode) => report(context, ["billing_address", field], code);
  const zip = said(bill, "postal_code");
  const country = said(bill, "country_code").toLowerCase();
  if (!said(bill, "first_name")) at("first_name", "first_name_required");
  if (!said(bill, "last_name")) at("last_name", "last_name_required");
  checkPhone(context, "billing_address", bill);
  if (!said(bill, "address_1")) at("address_1", "street_required");
  if (!zip) at("postal_code", "zip_required");
  else checkPostcode(context, ["billing_address", "postal_code"], country, zip);
  if (!said(bill, "city")) at("city", "city_required");
  if (!country) at("country_code", "country_required");
  else if (!isCountry(country)) at("country_code", "country_unknown");
}

function checkPhone(context: Context<unknown>, at: string, address: ContactAddress | null | undefined): void {
  const phone = said(address, "phone");
  if (phone && !isPhone(phone)) report(context, [at, "phone"], "phone_invalid");
}

function checkPostcode(context: Context<unknown>, path: string[], country: string, zip: string): void {
  const example = betterPostcode(country, zip);
  if (example) report(context, path, "zip_invalid", { example });
}

/** The bill of a business names its address also when nothing is brought there. */
function isBusiness({ shipping_address, metadata }: OrderContact): boolean {
  return said(shipping_address, "company") !== "" || said(metadata, "vat_id") !== "";
}

/** What is typed at a field, without blanks around it; "" where nothing is. */
function said(from: object | null | undefined, field: string): string {
  const value: unknown = from ? Reflect.get(from, field) : undefined;
  return typeof value === "string" ? value.trim() : "";
}

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function isCountry(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && COUNTRIES.of(code.toUpperCase()) !== undefined;
}

/** What zod found, in the shop's words: the first issue of each field. */
function issuesOf(result: z.core.util.SafeParseResult<unknown>): ContactIssue[] {
  if (result.success) return [];
  const byPath = new Map<string, ContactIssue>();
  for (const found of result.error.issues) {
    const path = found.path.join(".");
    // The only checks of zod's own are those for objects.
    const { code = "no_text", ...hint } = (found.code === "custom" ? found.params : undefined) ?? {};
    if (!byPath.has(path)) byPath.set(path, { path, code, ...hint });
  }
  const place = ({ path }: ContactIssue) => (ASKED.includes(path) ? ASKED.indexOf(path) : ASKED.length);
  return [...byPath.values()].sort((one, other) => place(one) - place(other));
}
