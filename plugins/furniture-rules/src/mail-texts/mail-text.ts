import { isBlank } from "../contact/bounds.js";
import type { Words } from "../language/language.js";
import type { MailWords } from "../language/mails.js";

/** One text of a mail, as staff write it: a line (subject, heading), or paragraphs with blank lines between them. */
interface MailTextForm {
  /** What staff call it. */
  title: string;
  /** When it stands in the mail, where it does not always. */
  when?: string;
  form: "line" | "text";
  /** Placeholders it must name, and others it may name beside those of its whole document. */
  needs?: readonly string[];
  may?: readonly string[];
}

/** With our own words by language: the sample's content, and what is sent where the CMS has no good text. */
export interface MailText extends MailTextForm, Words {}

interface Document<Texts> {
  title: string;
  /** What each of its texts may name in braces, beside {@link EVERYWHERE}. */
  placeholders: readonly string[];
  texts: Readonly<Texts>;
}

/** The texts of one document in the CMS. */
export type MailTextDocument = Document<Record<string, MailText>>;

/** A form for each text that the languages have, and for no other. */
export type MailForms = {
  readonly [Key in keyof MailWords]: Document<Record<keyof MailWords[Key], MailTextForm>>;
};

/** Every text may name these. */
export const EVERYWHERE = ["Shop"] as const;

/** Longest texts, in characters. */
export const MAIL_TEXT_LENGTH = { line: 200, text: 5000 } as const;

export type BracesFault =
  | { code: "unknown"; braces: string }
  | { code: "unclosed" }
  | { code: "missing"; name: string };

const BRACES = /\{([^{}]*)\}/g;

/** The first fault in the braces of a text, or undefined. */
export function bracesFault(
  text: string,
  allowed: readonly string[],
  needed: readonly string[] = [],
): BracesFault | undefined {
  const named = [...text.matchAll(BRACES)].map(([, name = ""]) => name);
  const unknown = named.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return { code: "unknown", braces: `{${unknown}}` };
  if (/[{}]/.test(text.replace(BRACES, ""))) return { code: "unclosed" };
  const missing = needed.find((name) => !named.includes(name));
  return missing === undefined ? undefined : { code: "missing", name: missing };
}

/** The text with values in place of its placeholders. What stands in a value is never looked at again. */
export function fillBraces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(BRACES, (braces, name: string) => values[name] ?? braces);
}

/** What a text may name in braces. */
export function placeholdersOf(document: MailTextDocument, { needs = [], may = [] }: MailText): string[] {
  return [...new Set([...needs, ...document.placeholders, ...may, ...EVERYWHERE])];
}

export type MailTextFault =
  | BracesFault
  | { code: "empty" }
  | { code: "several_lines" }
  | { code: "too_long"; most: number };

/** Why a text may not be sent, or undefined. */
export function mailTextFault(
  document: MailTextDocument,
  text: MailText,
  written: string,
): MailTextFault | undefined {
  if (isBlank(written)) return { code: "empty" };
  if (text.form === "line" && /\p{Cc}/u.test(written)) return { code: "several_lines" };
  const most = MAIL_TEXT_LENGTH[text.form];
  if (written.length > most) return { code: "too_long", most };
  return bracesFault(written, placeholdersOf(document, text), text.needs);
}

/** A fault in German, for staff. */
export function mailTextFaultWords(fault: MailTextFault, allowed: readonly string[]): string {
  const choice = `Möglich sind ${allowed.map((name) => `{${name}}`).join(", ")}.`;
  switch (fault.code) {
    case "empty":
      return "Dieser Text wird gebraucht.";
    case "several_lines":
      return "Hier steht nur eine Zeile.";
    case "too_long":
      return `Höchstens ${fault.most} Zeichen.`;
    case "unknown":
      return `Den Platzhalter ${fault.braces} gibt es nicht. ${choice}`;
    case "unclosed":
      return `Eine geschweifte Klammer ist nicht geschlossen. ${choice}`;
    case "missing":
      return `Der Platzhalter {${fault.name}} fehlt.`;
  }
}
