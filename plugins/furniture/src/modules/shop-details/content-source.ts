import { z } from "@medusajs/framework/zod";
import { MAIL_TEXT_KEYS, mailDocumentType, ONLINE_METHODS } from "@planke46/furniture-rules";
import { type ClientConfig, createClient } from "@sanity/client";
import { LEGAL_TEXTS, OPTIONAL_LEGAL_TEXTS } from "./legal-texts";

/** Where the CMS answers: Sanity's hosted API, or any server with its address that speaks like it. */
const contentOptions = z.union([
  z.object({ url: z.url() }),
  z.object({ projectId: z.string().min(1), dataset: z.string().min(1), token: z.string().min(1) }),
]);
export type ContentOptions = z.infer<typeof contentOptions>;

/** Options of the plugin, handed over in medusa-config. */
export const pluginOptions = z.looseObject({
  content: contentOptions.optional(),
  /** Set where the shop sells: it then starts with checked legal texts only. */
  refuseSampleTexts: z.boolean().default(false),
  storefrontUrl: z.url().default("http://localhost:3000"),
  /** The origin whose visitors get English. */
  englishUrl: z.url().optional(),
  /** What the payment page offers; the payment provider is told the same. */
  onlineMethods: z.array(z.enum(ONLINE_METHODS)).min(1).default(["card"]),
});

const API_VERSION = "2025-02-19";
/** The local stand-in serves this one project. */
const LOCAL_PROJECT = { projectId: "planke46", dataset: "production" };
/** A mail or a page rather says what it said yesterday than wait longer, milliseconds. */
const TIMEOUT = 2000;
const QUERY = `*[_id == "shopSettings"][0] {
  name, street, zip, city, country, phone, mail, bankHolder, bankName, iban, bic, deliveryWeeks, expressWeeks,
  sampleDays, bankTransfer, transferReminderDays, transferCancelDays, makerName, safetyMail, company, vatId, taxNumber
}`;

/** The standard colours in the shop's order; a name in one language stands for both. */
const COLORS_QUERY = `*[_type == "standardColor" && hidden != true] | order(orderRank asc) {
  hex, ral, "label": {"de": coalesce(name.de, name.en), "en": coalesce(name.en, name.de)}
}`;

/** Asks the CMS for the published shop settings as they are; rejects when it has not answered after two seconds. */
export function contentSource(options: ContentOptions): () => Promise<unknown> {
  return asking(options, QUERY);
}

/** The same for the standard colours. */
export function colorSource(options: ContentOptions): () => Promise<unknown> {
  return asking(options, COLORS_QUERY);
}

/** The documents with the mails' texts, whole. */
export function mailTextDocuments(options: ContentOptions): () => Promise<unknown> {
  return asking(options, "*[_id in $types]", { types: MAIL_TEXT_KEYS.map(mailDocumentType) });
}

/** Of each published legal text whether it is checked. */
export function legalStatusSource(options: ContentOptions): () => Promise<unknown> {
  return asking(options, "*[_id in $ids] {_id, legalStatus}", {
    ids: [...Object.keys(LEGAL_TEXTS), ...Object.keys(OPTIONAL_LEGAL_TEXTS)],
  });
}

function asking(
  options: ContentOptions,
  query: string,
  params: Record<string, readonly string[]> = {},
): () => Promise<unknown> {
  const client = createClient(clientConfig(options));
  return () => client.fetch<unknown>(query, params, { signal: AbortSignal.timeout(TIMEOUT) });
}

/** Embedded, everybody reads what is published; hosted Sanity is asked with the token, past its CDN's minute-old answers. */
export function clientConfig(options: ContentOptions): ClientConfig {
  const common = { apiVersion: API_VERSION, perspective: "published", useCdn: false, maxRetries: 0 } as const;
  if ("url" in options) {
    return { ...common, ...LOCAL_PROJECT, apiHost: options.url, useProjectHostname: false };
  }
  return { ...common, ...options };
}
