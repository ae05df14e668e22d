import { asciiEmail, isEmail, isPhone } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";
import { Refusal, type RefusalIssue } from "./refusal";

/** What one text of a form may hold. */
export interface TextRule {
  /** Characters. */
  max: number;
  required?: boolean;
  /** One line is the default: line breaks become spaces. */
  lines?: "one" | "many";
  format?: "email" | "phone";
}

type Code = keyof Texts["refusals"]["form"];

/**
 * Reads the texts of a form, trimmed, an e-mail address as it is kept with an order; what is left out is "". Fields named in `others` are read elsewhere.
 * Throws a {@link Refusal} that names every faulty field in the given language.
 */
export function readTexts<Field extends string>(
  body: unknown,
  rules: Record<Field, TextRule>,
  others: readonly string[],
  language: Language,
): Record<Field, string> {
  const given: Record<string, unknown> = isRecord(body) ? body : {};
  const texts: Record<string, string> = {};
  const issues: RefusalIssue[] = Object.keys(given)
    .filter((field) => !Object.hasOwn(rules, field) && !others.includes(field))
    .map((field) => issueOf(field.slice(0, 100), "unknown_field", language));
  for (const [field, rule] of Object.entries<TextRule>(rules)) {
    const text = cleaned(given[field], rule);
    const code = text === null ? "not_text" : faultOf(text, rule);
    if (code) issues.push(issueOf(field, code, language, rule.max));
    texts[field] = rule.format === "email" ? asciiEmail(text ?? "") : (text ?? "");
  }
  const [first, ...more] = issues;
  if (first) throw Refusal.of([first, ...more]);
  return texts as Record<Field, string>;
}

/** null when it is no text. Characters that no keyboard makes and no database keeps are left out. */
function cleaned(value: unknown, { lines = "one" }: TextRule): string | null {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
  const text = value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/gu, "");
  return (lines === "one" ? text.replace(/\s+/g, " ") : text.replace(/\r\n?/g, "\n")).trim();
}

function faultOf(text: string, { max, required, format }: TextRule): Code | undefined {
  if (text.length > max) return "too_long";
  if (required && text === "") return "required";
  if (text === "") return undefined;
  if (format === "phone") return isPhone(text) ? undefined : "phone_invalid";
  return format === "email" && !isEmail(text) ? "email_invalid" : undefined;
}

function issueOf(path: string, code: Code, language: Language, max = 0): RefusalIssue {
  const message = textsIn(language).refusals.form[code](path, max);
  const params = code === "too_long" ? { params: { max } } : {};
  return { path, message: code === "unknown_field" ? message : `${path}: ${message}`, code, ...params };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
