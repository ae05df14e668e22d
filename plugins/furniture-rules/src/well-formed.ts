/**
 * A JSON value whose texts can be stored and sent: half an emoji, as cutting a text leaves it, becomes the replacement character, and NUL
 * goes. Postgres refuses both in JSON, and a page's data would differ from what it shows.
 */
export function wellFormed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, inner) =>
    typeof inner === "string" ? inner.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD") : inner,
  );
}
