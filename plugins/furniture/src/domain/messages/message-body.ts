import { createHash } from "node:crypto";
import { ANY_COLOR, INQUIRY_BOUNDS, isKind, type Kind, parseConfiguration } from "@planke46/furniture-rules";
import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { type Language, languageOf } from "../../language/language";
import type { NewMessage } from "../../modules/inquiries/rows";

const FIELDS = {
  name: { max: INQUIRY_BOUNDS.name, required: true },
  email: { max: INQUIRY_BOUNDS.email, required: true, format: "email" },
  phone: { max: INQUIRY_BOUNDS.phone, format: "phone" },
  text: { max: INQUIRY_BOUNDS.text, required: true, lines: "many" },
  kind: { max: 20 },
  submission: { max: 60 },
  /** What people do not see; who fills it in is a machine. */
  website: { max: 2000 },
} as const satisfies Record<string, TextRule>;

/** Reads what the questions form sends. Throws a Refusal that names every faulty field in the form's language. */
export function readMessage(body: unknown): NewMessage {
  const language = bodyLanguage(body);
  const { website, ...texts } = readTexts(body, FIELDS, ["language", "configuration"], language);
  const seen = lookedAt(texts.kind, fieldOf(body, "configuration"));
  return {
    ...texts,
    phone: texts.phone || null,
    submission: texts.submission ? submissionKey(texts, seen) : null,
    language,
    spam: website !== "",
    ...seen,
  };
}

/**
 * Of the form's id, what was typed and what was looked at: a second question from a page that was gone back to is another message, and so
 * are the same words about another design.
 */
function submissionKey(
  { submission, name, email, phone, text }: Record<string, string>,
  seen: object,
): string {
  return createHash("sha256")
    .update(JSON.stringify([submission, name, email, phone, text, seen]))
    .digest("hex");
}

/** The language a form says it is in; German when it says nothing. */
export function bodyLanguage(body: unknown): Language {
  const named = fieldOf(body, "language");
  return languageOf(typeof named === "string" ? named : undefined);
}

/** What the sender was looking at. It helps to answer and is no condition: what cannot be built is left out. */
function lookedAt(
  kind: string,
  configuration: unknown,
): { kind: Kind | null; configuration: Record<string, unknown> | null } {
  if (!isKind(kind)) return { kind: null, configuration: null };
  const parsed = configuration === undefined ? undefined : parseConfiguration(kind, configuration, ANY_COLOR);
  // The one character that Postgres takes in no text.
  const storable = parsed?.ok && !JSON.stringify(parsed.configuration).includes("\\u0000");
  return { kind, configuration: storable ? { ...parsed.configuration } : null };
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined;
}
