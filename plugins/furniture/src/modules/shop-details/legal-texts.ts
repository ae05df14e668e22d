import { z } from "@medusajs/framework/zod";
import { mailDocumentType } from "@planke46/furniture-rules";

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
