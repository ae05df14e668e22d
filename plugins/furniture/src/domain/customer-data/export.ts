import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction, rowsOf } from "./database";
import { HOLDINGS } from "./holdings";
import { bindingsOf, findSubject } from "./subject";

/** All data of a person (Art. 15 and 20 GDPR), one list for each kind of record. */
export interface CustomerDataExport {
  email: string;
  /** ISO date and time. */
  exported_at: string;
  /** Where further copies lie that the shop itself cannot read. */
  elsewhere: string;
  records: Record<string, unknown[]>;
}

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
    return { email: subject.email, exported_at: now.toISOString(), elsewhere: ELSEWHERE, records };
  });
}
