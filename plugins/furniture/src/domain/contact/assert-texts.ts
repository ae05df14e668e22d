import { textIssues } from "@planke46/furniture-rules";
import { languageOf } from "../../core/language";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import type { ContactChange } from "../cart/contact";
import { contactRefusal } from "./words";

/** What a client may keep with a cart besides its message: enough for a storefront, no store for files. */
const MOST_METADATA = 8000;

/** Refuses texts that are too long or cannot be printed before anything is written. Throws a {@link Refusal}. */
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
  const [first, ...others] = issues;
  if (first) throw Refusal.of([first, ...others]);
}
