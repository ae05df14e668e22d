/** Personal data and secrets, wherever they appear in a line, and their replacements. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,4}\.[A-Za-z]{2,}/g, "[mail]"],
  [/(\w:\/\/)[^\s"/@]+@/g, "$1[secret]@"],
  [/\b(?:(?:sk|rk|pk)_(?:live|test)|whsec)_\w+/g, "[secret]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[secret]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, "$1 [secret]"],
  [/\+\d[\d ()/-]{6,}\d/g, "[phone]"],
  // A URL in a message: its query string may hold what a shopper typed.
  [/((?:https?:\/)?\/[\w./:-]+)\?[^\s"\\]+/g, "$1?…"],
  // The key of a payment.
  [/\/(pay|payment-collection|payment-links)\/[\w-]+/g, "/$1/…"],
  // The key to an order's page; a shorter word is a folder or a file of ours.
  [/\/(auftrag|order|order-page)\/[\w-]{20,}/g, "/$1/…"],
  // Database libraries put the whole statement with its values before the error message.
  [/\b(insert into|update|delete from|select) \\?"(?:[^"\\]|\\.){0,20000}? - /g, "$1 … - "],
  // Postgres names the values of the row it refuses.
  [/\b(Key \([^)]*\)=)\((?:[^)"\\]|\\.)*\)/g, "$1(…)"],
  [/\bFailing row contains (?:[^"\\]|\\.)*?\)\./g, "Failing row contains (…)."],
];

/**
 * Removes mail addresses, phone numbers, keys, query strings and database values from a finished log line. A second
 * safeguard: our code writes none of them, but libraries repeat their input in their errors. Keeps JSON valid.
 */
export function scrub(line: string): string {
  return HIDDEN.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}

const PRIVATE_FIELDS = [
  ...["email", "mail", "name", "first_name", "last_name", "firstName", "lastName", "phone", "company"],
  ...["address", "address_1", "address_2", "city", "postal_code", "shipping_address", "billing_address"],
  ...["password", "secret", "token", "authorization", "cookie", "set-cookie", "headers", "body"],
];

/** Fields that pino writes as [hidden], at the top of a line and one and two objects down. */
export const HIDDEN_FIELDS = ["", "*.", "*.*."].flatMap((above) =>
  PRIVATE_FIELDS.map((field) => (field.includes("-") ? `${above.slice(0, -1)}["${field}"]` : above + field)),
);
