import type { Anonymisation } from "../../domain/customer-data/anonymise";
import type { SubjectOrder } from "../../domain/customer-data/subject";
import { ask, Refused } from "../ask";

export interface Found {
  customers: number;
  carts: number;
  messages: number;
  withdrawals: number;
  open_withdrawals: number;
  orders: SubjectOrder[];
}

export const search = (email: string) => about<Found>(email, "search");
export const anonymise = (email: string) => about<Anonymisation>(email, "anonymise");

/** Downloads all data of a person as a file. */
export async function download(email: string): Promise<void> {
  const data = await about<unknown>(email, "export");
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "auskunft.json";
  link.click();
  URL.revokeObjectURL(url);
}

/** The address travels in the body: addresses of pages end up in logs. */
async function about<Answer>(email: string, deed: string): Promise<Answer> {
  try {
    return await ask<Answer>(`customer-data/${deed}`, { email });
  } catch (error) {
    const code = error instanceof Refused ? error.issues[0]?.code : undefined;
    throw code && REASONS[code] ? new Error(REASONS[code]) : error;
  }
}

const REASONS: Record<string, string> = {
  unknown_customer: "Zu dieser Adresse ist nichts (mehr) gespeichert.",
  cart_being_paid:
    "Diese Person bezahlt gerade einen Warenkorb. Spätestens in einer Stunde ist daraus eine Bestellung geworden, oder das Geld ist zurück; bitte dann noch einmal.",
  invalid_format: "Bitte eine E-Mail-Adresse eingeben.",
};
