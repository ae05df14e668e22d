/** What the order form asks for, and its rules: one place for the browser and the server. */

export interface OrderFields {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  street?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  billing?: string | undefined;
  billingFirstName?: string | undefined;
  billingLastName?: string | undefined;
  billingStreet?: string | undefined;
  billingZip?: string | undefined;
  billingCity?: string | undefined;
  billingCountry?: string | undefined;
  message?: string | undefined;
  voucherCode?: string | undefined;
  shipping?: string | undefined;
  expressBuild?: string | undefined;
  outsideGermany?: string | undefined;
  dataSecurity?: string | undefined;
}
export type OrderField = keyof OrderFields;

/** Keys of the texts under `cart.issues`. */
export type OrderIssue =
  | "required"
  | "firstName"
  | "lastName"
  | "street"
  | "city"
  | "zip"
  | "zipGermany"
  | "country"
  | "emailRequired"
  | "emailInvalid"
  | "phone"
  | "tooLong"
  | "consent";
export type OrderIssues = Partial<Record<OrderField, OrderIssue>>;

/** A checked box is sent as this. */
export const CHECKED = "on";
/** As Medusa writes it. */
export const HOME_COUNTRY = "de";
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const GERMAN_ZIP = /^\d{5}$/;
const LONGEST_LINE = 120;
const LONGEST_PHONE = 30;
const LONGEST_MESSAGE = 2000;

/** Whether a piece must be brought somewhere: then the address is needed. */
export function needsAddress(fields: OrderFields): boolean {
  return fields.shipping !== "pickup";
}

/** Everything that keeps this form from being an order; empty if nothing does. */
export function orderIssues(fields: OrderFields): OrderIssues {
  const issues: OrderIssues = { ...tooLongFields(fields) };
  const abroad = fields.outsideGermany === CHECKED;
  requireText(issues, fields, "firstName", "firstName");
  requireText(issues, fields, "lastName", "lastName");
  const email = emailIssue(fields.email);
  if (email) issues.email = email;
  if (needsAddress(fields)) {
    requireText(issues, fields, "street", "street");
    requireText(issues, fields, "city", "city");
    const zip = zipIssue(fields.zip, abroad);
    if (zip) issues.zip = zip;
  }
  if (abroad) requireText(issues, fields, "country", "country");
  if (fields.billing === CHECKED) {
    requireText(issues, fields, "billingFirstName", "firstName");
    requireText(issues, fields, "billingLastName", "lastName");
    requireText(issues, fields, "billingStreet", "street");
    requireText(issues, fields, "billingZip", "zip");
    requireText(issues, fields, "billingCity", "city");
    // Empty is Germany: forms from before the country was asked for.
    if ((fields.billingCountry || HOME_COUNTRY) === HOME_COUNTRY && !issues.billingZip) {
      const zip = zipIssue(fields.billingZip, false);
      if (zip) issues.billingZip = zip;
    }
  }
  if ((fields.phone ?? "").length > LONGEST_PHONE) issues.phone = "phone";
  if (fields.dataSecurity !== CHECKED) issues.dataSecurity = "consent";
  return issues;
}

function emailIssue(email = ""): OrderIssue | undefined {
  if (email.trim() === "") return "emailRequired";
  return SIMPLE_EMAIL.test(email.trim()) ? undefined : "emailInvalid";
}

function zipIssue(zip = "", abroad: boolean): OrderIssue | undefined {
  if (zip.trim() === "") return "zip";
  return abroad || GERMAN_ZIP.test(zip.trim()) ? undefined : "zipGermany";
}

function requireText(issues: OrderIssues, fields: OrderFields, name: OrderField, issue: OrderIssue): void {
  if (!fields[name]?.trim()) issues[name] = issue;
}

function tooLongFields(fields: OrderFields): OrderIssues {
  const issues: OrderIssues = {};
  for (const [name, value] of Object.entries(fields) as [OrderField, string | undefined][]) {
    const longest = name === "message" ? LONGEST_MESSAGE : LONGEST_LINE;
    if ((value ?? "").length > longest) issues[name] = "tooLong";
  }
  return issues;
}
