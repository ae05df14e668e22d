import type { CartAddressDTO } from "@medusajs/framework/types";
import { HOME_COUNTRY } from "../cart/regions";
import type { CartState } from "../cart/state";
import type { CartTerms } from "../cart/terms";
import { textIssues } from "../contact/text-issues";
import type { RefusalIssue } from "../refusal/refusal";
import type { Language } from "./language";

/** What has to be known before an order can be placed. */
export interface OrderData {
  lineCount: number;
  email: string | null | undefined;
  address: Partial<CartAddressDTO> | null | undefined;
  /** Where the bill goes; counts only where it differs from the address of delivery. */
  billing?: Partial<CartAddressDTO> | null | undefined;
  message?: unknown;
  terms: Pick<CartTerms, "shipping" | "outside_germany" | "data_security">;
}

/** What of a cart has to be sound before it can be ordered. */
export function orderDataOf({ cart, terms, lines }: CartState): OrderData {
  return {
    lineCount: lines.length,
    email: cart.email,
    address: cart.shipping_address,
    billing: cart.billing_address,
    message: cart.metadata?.message,
    terms,
  };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const GERMAN_ZIP = /^\d{5}$/;

const MESSAGES = {
  empty: { de: "Du hast noch keine Produkte im Warenkorb", en: "There are no products in your cart yet" },
  email_required: { de: "Bitte eine E-Mail Adresse eingeben", en: "E-mail is required" },
  email_invalid: {
    de: "Bitte eine gültige E-Mail Adresse eingeben",
    en: "Please enter a valid e-mail address",
  },
  first_name_required: { de: "Bitte den Vornamen eingeben", en: "First name is required" },
  last_name_required: { de: "Bitte den Nachnamen eingeben", en: "Last name is required" },
  street_required: { de: "Bitte Straße und Hausnummer eingeben", en: "Street is required" },
  city_required: { de: "Bitte den Ort eingeben", en: "City is required" },
  zip_required: { de: "Bitte die Postleitzahl eingeben", en: "Postcode is required" },
  zip_invalid: {
    de: "Die Postleitzahl muss aus fünf Ziffern bestehen",
    en: "The postcode must have five digits",
  },
  country_home: {
    de: "Für eine Lieferung in Deutschland bitte die Auswahl „außerhalb Deutschlands“ entfernen",
    en: "For a delivery within Germany please do not choose “outside Germany”",
  },
  country_abroad: {
    de: "Lieferungen außerhalb Deutschlands bitte als solche auswählen",
    en: "Please choose “outside Germany” for a delivery to another country",
  },
  country_required: { de: "Bitte das Land eingeben", en: "Country is required" },
  country_unknown: { de: "Dieses Land ist nicht bekannt", en: "This country is not known" },
  consent_required: {
    de: "Bitte der Datenschutzerklärung zustimmen",
    en: "Please agree to the data-protection statement",
  },
} as const satisfies Record<string, Record<Language, string>>;

type Code = keyof typeof MESSAGES;

/** Everything that keeps an order from being placed, in the order of the form; empty when nothing does. */
export function orderIssues(order: OrderData, language: Language): RefusalIssue[] {
  const found: [string, Code][] = [];
  if (order.lineCount === 0) found.push(["lines", "empty"]);
  found.push(...contactIssues(order), ...deliveryIssues(order), ...billingIssues(order));
  if (!order.terms.data_security) found.push(["data_security", "consent_required"]);
  const texts = { ...order, shipping_address: order.address, billing_address: order.billing };
  return [
    ...found.map(([path, code]) => ({ path, code, message: MESSAGES[code][language] })),
    ...textIssues(texts, language),
  ];
}

function contactIssues({ email, address }: OrderData): [string, Code][] {
  const found: [string, Code][] = [];
  if (!email?.trim()) found.push(["email", "email_required"]);
  else if (!EMAIL.test(email.trim())) found.push(["email", "email_invalid"]);
  if (!address?.first_name?.trim()) found.push(["shipping_address.first_name", "first_name_required"]);
  if (!address?.last_name?.trim()) found.push(["shipping_address.last_name", "last_name_required"]);
  return found;
}

function deliveryIssues({ address, terms }: OrderData): [string, Code][] {
  if (terms.shipping === "pickup") return [];
  const found: [string, Code][] = [];
  const zip = address?.postal_code?.trim();
  if (!address?.address_1?.trim()) found.push(["shipping_address.address_1", "street_required"]);
  if (!zip) found.push(["shipping_address.postal_code", "zip_required"]);
  else if (!terms.outside_germany && !GERMAN_ZIP.test(zip))
    found.push(["shipping_address.postal_code", "zip_invalid"]);
  if (!address?.city?.trim()) found.push(["shipping_address.city", "city_required"]);
  const country = address?.country_code?.toLowerCase();
  if (terms.outside_germany && country === HOME_COUNTRY)
    found.push(["shipping_address.country_code", "country_home"]);
  if (!terms.outside_germany && country && country !== HOME_COUNTRY) {
    found.push(["shipping_address.country_code", "country_abroad"]);
  }
  return found;
}

const COMPARED = ["first_name", "last_name", "company", "address_1", "postal_code", "city"] as const;

/** `invoice` of the customer: whether the bill goes to an address of its own. */
export function hasInvoiceAddress({ address, billing }: Pick<OrderData, "address" | "billing">): boolean {
  const text = (from: Partial<CartAddressDTO> | null | undefined, name: (typeof COMPARED)[number]) =>
    from?.[name]?.trim() ?? "";
  if (COMPARED.every((name) => text(billing, name) === "")) return false;
  return COMPARED.some((name) => text(billing, name) !== text(address, name));
}

function billingIssues(order: OrderData): [string, Code][] {
  if (!hasInvoiceAddress(order)) return [];
  const { billing } = order;
  const found: [string, Code][] = [];
  const zip = billing?.postal_code?.trim();
  const country = billing?.country_code?.trim().toLowerCase();
  if (!billing?.first_name?.trim()) found.push(["billing_address.first_name", "first_name_required"]);
  if (!billing?.last_name?.trim()) found.push(["billing_address.last_name", "last_name_required"]);
  if (!billing?.address_1?.trim()) found.push(["billing_address.address_1", "street_required"]);
  if (!zip) found.push(["billing_address.postal_code", "zip_required"]);
  else if (country === HOME_COUNTRY && !GERMAN_ZIP.test(zip))
    found.push(["billing_address.postal_code", "zip_invalid"]);
  if (!billing?.city?.trim()) found.push(["billing_address.city", "city_required"]);
  if (!country) found.push(["billing_address.country_code", "country_required"]);
  else if (!isCountry(country)) found.push(["billing_address.country_code", "country_unknown"]);
  return found;
}

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function isCountry(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && COUNTRIES.of(code.toUpperCase()) !== undefined;
}
