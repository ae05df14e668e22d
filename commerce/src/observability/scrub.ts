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
  // The database library puts the whole statement with its values before the error message.
  [/\b(insert into|update|delete from|select) \\?"(?:[^"\\]|\\.){0,20000}? - /g, "$1 … - "],
  // Postgres names the values of the row it refuses.
  [/\b(Key \([^)]*\)=)\((?:[^)"\\]|\\.)*\)/g, "$1(…)"],
  [/\bFailing row contains (?:[^"\\]|\\.)*?\)\./g, "Failing row contains (…)."],
];

/**
 * Takes mail addresses, phone numbers, keys, query strings and database values out of a finished line of the log. The
 * last of two nets: nothing of ours writes them, but libraries put what they were given into their errors. Keeps JSON
 * valid.
 */
export function scrub(line: string): string {
  return HIDDEN.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}

const PRIVATE_FIELDS = [
  ...["email", "mail", "first_name", "last_name", "phone", "company", "address_1", "address_2", "city"],
  ...["postal_code", "shipping_address", "billing_address", "password", "secret", "token"],
  ...["authorization", "cookie", "headers", "body"],
];

/** Fields that pino writes as [hidden], at the top of a line and one and two objects down. */
export const HIDDEN_FIELDS = ["", "*.", "*.*."].flatMap((above) =>
  PRIVATE_FIELDS.map((field) => above + field),
);
