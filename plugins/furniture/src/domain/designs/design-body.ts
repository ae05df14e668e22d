import { createHash, randomUUID } from "node:crypto";
import { INQUIRY_BOUNDS } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { Refusal } from "../../core/refusal/refusal";
import { bodyLanguage } from "../messages/message-body";

const FIELDS = {
  email: { max: INQUIRY_BOUNDS.email, required: true, format: "email" },
  /** Of the design's configurator. */
  query: { max: 6000 },
  /** Made with the form: the form sent twice is one mail. */
  submission: { max: 60 },
  /** What people do not see; who fills it in is a machine. */
  website: { max: 2000 },
} as const satisfies Record<string, TextRule>;

/** What `URLSearchParams` writes, and nothing that could lead a link elsewhere. */
const QUERY = /^[\w.~*+%=&-]*$/;
const NO_QUERY: Record<Language, string> = {
  de: "query: Das ist keine Adresse eines Entwurfs",
  en: "query: This is no address of a design",
};

/** The request to mail a design. Kind and configuration are not checked yet: that is the rules' part. */
export interface DesignRequest {
  email: string;
  query: string;
  language: Language;
  spam: boolean;
  /** The same for the same form with the same words in it. */
  key: string;
  kind: unknown;
  configuration: unknown;
}

/** Reads what the form sends. Throws a Refusal that names every faulty field in the form's language. */
export function readDesignRequest(body: unknown): DesignRequest {
  const language = bodyLanguage(body);
  const others = ["language", "kind", "configuration"];
  const { email, query, submission, website } = readTexts(body, FIELDS, others, language);
  if (!QUERY.test(query)) throw Refusal.single("query", NO_QUERY[language], "not_a_query");
  const { kind, configuration }: { kind?: unknown; configuration?: unknown } = Object(body);
  const said = JSON.stringify([submission || randomUUID(), email, kind, query]);
  const key = createHash("sha256").update(said).digest("hex");
  return { email, query, language, spam: website !== "", key, kind, configuration };
}
