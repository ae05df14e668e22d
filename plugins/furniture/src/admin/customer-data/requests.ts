export interface SubjectOrder {
  id: string;
  number: string;
  placed_at: string;
  standing: "open" | "retained" | "free";
  kept_until: string | null;
}

export interface Found {
  customers: number;
  carts: number;
  orders: SubjectOrder[];
}

export interface Anonymisation {
  kept: SubjectOrder[];
  forgotten: SubjectOrder[];
}

export const search = (email: string) => ask<Found>("search", email);
export const anonymise = (email: string) => ask<Anonymisation>("anonymise", email);

/** Downloads all data of a person as a file. */
export async function download(email: string): Promise<void> {
  const data = await ask<unknown>("export", email);
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "auskunft.json";
  link.click();
  URL.revokeObjectURL(url);
}

/** The address travels in the body: addresses of pages end up in logs. */
async function ask<Answer>(deed: string, email: string): Promise<Answer> {
  const response = await fetch(`/admin/furniture/customer-data/${deed}`, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const body = await response.json();
  if (!response.ok)
    throw new Error(REASONS[body?.issues?.[0]?.code] ?? body?.message ?? `HTTP ${response.status}`);
  return body;
}

const REASONS: Record<string, string> = {
  unknown_customer: "Zu dieser Adresse ist nichts (mehr) gespeichert.",
  cart_being_paid:
    "Diese Person bezahlt gerade einen Warenkorb. Spätestens in einer Stunde ist daraus eine Bestellung geworden, oder das Geld ist zurück; bitte dann noch einmal.",
  invalid_format: "Bitte eine E-Mail-Adresse eingeben.",
};
