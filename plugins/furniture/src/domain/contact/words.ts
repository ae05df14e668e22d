import { type ContactCode, type ContactIssue, textIssues } from "@planke46/furniture-rules";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { RECORD_KEYS } from "../../modules/orders/order-record";
import type { ContactChange } from "../cart/contact";

/** An issue of the contact as a route answers with it: field, reason and bound in the shopper's language. */
export function contactRefusal(
  { path, code, most, example }: ContactIssue,
  language: Language,
): RefusalIssue {
  const { contact, contactField } = textsIn(language);
  if (code === "zip_invalid" && example)
    return { path, code, message: contactField.zip_invalid(example), params: { example } };
  const sentences: Partial<Record<ContactCode, string>> = contact;
  const sentence = sentences[code];
  if (sentence) return { path, code, message: sentence };
  const names: Readonly<Record<string, string>> = contactField.names;
  const name = names[path.split(".").at(-1) ?? ""] ?? path;
  if (code === "too_long") {
    const params = { field: path, most: most ?? 0 };
    return { path, code, message: contactField.too_long(name, params.most), params };
  }
  const fault = code === "no_text" ? code : "control_character";
  return { path, code, message: contactField[fault](name) };
}

/** What a client may keep with a cart besides its message: enough for a storefront, no store for files. */
const MOST_METADATA = 8000;

/** What a shopper may write of what later stands on the order. */
const SHOPPERS: readonly string[] = ["message", "vat_id"];

/**
 * Medusa copies a cart's metadata onto its order: in an order of ordinary goods, which the shop writes nothing onto, these keys would pass for
 * what was agreed and how it is paid.
 */
export function forgedKeys(metadata: unknown): string[] {
  if (typeof metadata !== "object" || metadata === null) return [];
  return RECORD_KEYS.filter((key) => !SHOPPERS.includes(key) && Object.hasOwn(metadata, key));
}

/**
 * Refuses texts that are too long or cannot be printed, and metadata that only the shop writes, before anything is written. Throws a
 * {@link Refusal}.
 */
export function assertTexts(change: ContactChange, locale: string | null | undefined): void {
  const { metadata } = change;
  const language = languageOf(locale);
  const issues: RefusalIssue[] = textIssues(change).map((issue) => contactRefusal(issue, language));
  const kept = JSON.stringify([
    metadata ?? null,
    change.shipping_address?.metadata ?? null,
    change.billing_address?.metadata ?? null,
  ]);
  if (kept.length > MOST_METADATA) {
    const message = `metadata must have at most ${MOST_METADATA} characters`;
    issues.push({ path: "metadata", message, code: "too_long", params: { most: MOST_METADATA } });
  }
  // The database cannot keep this one character in JSON.
  if (kept.includes("\\u0000")) {
    issues.push({ path: "metadata", message: "metadata must not hold \\u0000", code: "control_character" });
  }
  for (const key of forgedKeys(metadata)) {
    const path = `metadata.${key}`;
    issues.push({ path, message: `${path} is written by the shop alone`, code: "order_record" });
  }
  const [first, ...others] = issues;
  if (first) throw Refusal.of([first, ...others]);
}
