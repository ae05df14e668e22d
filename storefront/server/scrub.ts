/** Words that stand for somebody or open something, wherever in a line they turn up. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,4}\.[A-Za-z]{2,}/g, "[mail]"],
  [/(\w:\/\/)[^\s"/@]+@/g, "$1[secret]@"],
  [/\b(?:(?:sk|rk|pk)_(?:live|test)|whsec)_\w+/g, "[secret]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[secret]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, "$1 [secret]"],
  [/\+\d[\d ()/-]{6,}\d/g, "[phone]"],
  // An address in a message: what comes after the question mark is what somebody typed.
  [/((?:https?:\/)?\/[\w./:-]+)\?[^\s"\\]+/g, "$1?…"],
  // The key of somebody's offer.
  [/\/pay\/[\w-]+/g, "/pay/…"],
];

/**
 * Takes mail addresses, phone numbers, keys and query strings out of a finished line of the log. The last of two nets:
 * nothing of ours writes them, but libraries put what they were given into their errors. Keeps JSON valid.
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
