import { dataProtection as dataProtectionDe } from "./de/dataProtection.server.ts";
import { found as foundDe } from "./de/found.server.ts";
import { kindsFound as kindsDe } from "./de/kinds.ts";
import { dataProtection as dataProtectionEn } from "./en/dataProtection.server.ts";
import { found as foundEn } from "./en/found.server.ts";
import { kindsFound as kindsEn } from "./en/kinds.ts";
import type { Language } from "./languages.ts";

interface ServedWords {
  found: typeof foundDe & { kinds: typeof kindsDe };
  dataProtection: typeof dataProtectionDe;
}

/** Words that the server alone puts into pages: browsers never load them. */
export const servedWords: Record<Language, ServedWords> = {
  de: { found: { ...foundDe, kinds: kindsDe }, dataProtection: dataProtectionDe },
  en: { found: { ...foundEn, kinds: kindsEn }, dataProtection: dataProtectionEn },
};
