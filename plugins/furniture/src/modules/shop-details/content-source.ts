import { z } from "@medusajs/framework/zod";
import {
  MAIL_TEXT_KEYS,
  mailDocumentType,
  ONLINE_METHODS,
  type Palette,
  type PaletteColor,
  paletteOf,
  STANDARD_COLORS,
  wellFormed,
} from "@planke46/furniture-rules";
import { type ClientConfig, createClient } from "@sanity/client";
import { line } from "./details";
import { byKey, type GoodTexts, readMailTexts, withLastGood } from "./mail-texts";

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
  sampleDays, bankTransfer, transferReminderDays, transferCancelDays, makerName, safetyMail, company, vatId, taxNumber,
  weeeNumber
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
  return async () =>
    wellFormed(await client.fetch<unknown>(query, params, { signal: AbortSignal.timeout(TIMEOUT) }));
}

/** Embedded, everybody reads what is published; hosted Sanity is asked with the token, past its CDN's minute-old answers. */
export function clientConfig(options: ContentOptions): ClientConfig {
  // A kept connection may be closed by the CMS just when it is used: once more is no longer wait than the asker has.
  const common = { apiVersion: API_VERSION, perspective: "published", useCdn: false, maxRetries: 1 } as const;
  if ("url" in options) {
    return { ...common, ...LOCAL_PROJECT, apiHost: options.url, useProjectHostname: false };
  }
  return { ...common, ...options };
}

/** A standard colour as the CMS's query and our own copy have it. */
const color = z.object({
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((hex) => hex.toUpperCase()),
  ral: z
    .string()
    .regex(/^RAL \d{4}$/)
    .nullish()
    .catch(null)
    .transform((ral) => ral ?? null),
  label: z.object({ de: line, en: line }),
});

/**
 * The palette from what the CMS or our own copy holds: colours without name or value are left out, as on the shop's pages,
 * and where none is left the three of the specification hold. Throws a ZodError for what is no list.
 */
export function readColors(found: unknown): Palette {
  const colors = z.array(z.unknown()).parse(found);
  return paletteOf(
    colors.flatMap((entry): PaletteColor[] => {
      const read = color.safeParse(entry);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Before the first answer of the CMS. */
export const SAMPLE_COLORS: Palette = STANDARD_COLORS;

/** The texts that the law wants and no shop may take over from the sample, by their ids in the CMS. */
export const LEGAL_TEXTS: Readonly<Record<string, string>> = {
  "legalPage-imprint": "Impressum",
  "legalPage-dataProtection": "Datenschutzerklärung",
  "legalPage-terms": "Allgemeine Geschäftsbedingungen",
  "legalPage-withdrawal": "Widerrufsbelehrung (Rechtstexte)",
  "legalPage-guarantee": "Gesetzliche Gewährleistung",
  [mailDocumentType("withdrawal")]: "Widerrufsbelehrung (E-Mails an Kunden)",
};

/**
 * Texts that a shop may do without, but not take over from the sample. A business of fewer than ten people and of at most two million EUR a
 * year need not say how accessible it is (§ 3 Abs. 3 BFSG).
 */
export const OPTIONAL_LEGAL_TEXTS: Readonly<Record<string, string>> = {
  "legalPage-accessibility": "Erklärung zur Barrierefreiheit",
};

/** Where each published text stands: "sample", "checked", or null in a document without the field. */
export type LegalStatus = { _id: string; legalStatus?: string | null }[];

const found = z.array(z.object({ _id: z.string(), legalStatus: z.string().nullish() }));

export function readLegalStatus(given: unknown): LegalStatus {
  return found.parse(given);
}

/** One line for each legal text that is missing though it is needed, or not checked, with the way out. */
export function legalFaults(status: LegalStatus): string[] {
  const published = new Map(status.map(({ _id, legalStatus }) => [_id, legalStatus]));
  const needed = Object.entries(LEGAL_TEXTS);
  const chosen = Object.entries(OPTIONAL_LEGAL_TEXTS).filter(([id]) => published.has(id));
  return [...needed, ...chosen]
    .filter(([id]) => published.get(id) !== "checked")
    .map(
      ([id, title]) =>
        `Medusa cannot start: the legal text "${title}" (${id}) is the sample, or is not published. ` +
        'Write the shop\'s own text in the Studio, set its field "Stand" to "Rechtlich geprüft" and publish it.',
    );
}

interface Sources {
  /** What the CMS answers. */
  ask: () => Promise<unknown>;
  /** Our own copy of the texts as they were sent last. */
  kept: () => Promise<unknown>;
  warn: (line: string) => void;
}

/**
 * Asks the CMS for the mails' texts. A broken one costs neither its mail nor the other texts: the last good one stands in, and the log
 * says so once. Rejects when the CMS does not answer.
 */
export function mendedTexts({ ask, kept, warn }: Sources): () => Promise<GoodTexts> {
  let known = new Set<string>();
  return async () => {
    const { texts, broken } = readMailTexts(byKey(await ask()));
    const lines = broken.map(
      ({ key, name, language, reason }) =>
        `Mail text ${key}.${name}.${language} ${reason}: the last good one is used`,
    );
    for (const line of lines) if (!known.has(line)) warn(line);
    known = new Set(lines);
    return broken.length > 0 ? withLastGood(texts, broken, readMailTexts((await kept()) ?? {}).texts) : texts;
  };
}
