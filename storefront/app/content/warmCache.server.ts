import { CONFIGURABLE_KINDS } from "@planke46/furniture-rules";
import { LANGUAGES, type Language } from "../language/languages.ts";
import * as queries from "./queries/index.server.ts";
import type { LegalKey } from "./queries/legal.server.ts";
import type { Ask } from "./reader.server.ts";

const LEGAL_KEYS: readonly LegalKey[] = ["imprint", "dataProtection", "terms", "withdrawal"];

/** Puts every question that the shop's pages put, so that each has an answer when the CMS falls silent. Rejects if one has none. */
export async function askEverything(ask: Ask): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => askAllIn(language, ask)));
}

async function askAllIn(language: Language, ask: Ask): Promise<void> {
  await Promise.all([
    ask(queries.settings, language),
    ask(queries.changes, language),
    ask(queries.homePage, language),
    ask(queries.faq, language),
    ask(queries.beesPage, language),
    ask(queries.sustainabilityPage, language),
    ask(queries.aboutPage, language),
    ask(queries.standardColors, language),
    ask(queries.latestReviews, language),
    ...LEGAL_KEYS.map((key) => ask(queries.legalPage, language, { key })),
    ...CONFIGURABLE_KINDS.map((kind) => ask(queries.kindInfo, language, { kind })),
    ...CONFIGURABLE_KINDS.map((kind) => ask(queries.reviews, language, { kind })),
  ]);
}
