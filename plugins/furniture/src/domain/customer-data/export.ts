import type { MedusaContainer } from "@medusajs/framework/types";
import type { KeptFor } from "../../language/kept-for";
import { LANGUAGES, type Language } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";
import { DAYS_OF_ANSWERED, YEARS_OF_HANDLED } from "../../modules/inquiries";
import { inTransaction, rowsOf } from "./database";
import { HOLDINGS } from "./holdings";
import { CONTACT_KEPT_FOR } from "./stale-carts";
import { RETENTION_YEARS, UNPAID_YEARS } from "./standing";
import { bindingsOf, findSubject } from "./subject";

/** All data of a person (Art. 15 and 20 GDPR), one list for each kind of record. */
export interface CustomerDataExport {
  email: string;
  /** ISO date and time. */
  exported_at: string;
  /** What Art. 15 (1) asks for beside the data: purposes, recipients, times, source and rights. */
  information: { language: Language; texts: ReturnType<Texts["access"]> }[];
  /** Where further copies lie that the shop itself cannot read. */
  elsewhere: string;
  records: Record<string, unknown[]>;
}

const KEPT_FOR: KeptFor = {
  books: RETENTION_YEARS,
  unpaid: UNPAID_YEARS,
  answered: DAYS_OF_ANSWERED,
  withdrawn: YEARS_OF_HANDLED,
  carts: CONTACT_KEPT_FOR,
};

const ELSEWHERE =
  "Zahlungsdaten (Karte, Zahlungsdienst) liegen beim Zahlungsdienstleister; versandte E-Mails beim Mailanbieter der Werkstatt.";

export function exportCustomerData(container: MedusaContainer, email: string): Promise<CustomerDataExport> {
  return inTransaction(container, async (database) => {
    const now = new Date();
    const subject = await findSubject(database, email, now);
    const records: Record<string, unknown[]> = {};
    for (const { name, read } of HOLDINGS) {
      if (!name || !read) continue;
      const rows = await rowsOf<{ item: unknown }>(database, read, bindingsOf(subject));
      records[name] = rows.map(({ item }) => item);
    }
    const information = LANGUAGES.map((language) => ({
      language,
      texts: textsIn(language).access(KEPT_FOR),
    }));
    return {
      email: subject.email,
      exported_at: now.toISOString(),
      information,
      elsewhere: ELSEWHERE,
      records,
    };
  });
}
