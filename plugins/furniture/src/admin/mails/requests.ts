import type { InferTypeOf } from "@medusajs/framework/types";
import { isCustomerMail, MAIL_TEXT_KEYS, MAIL_TEXTS } from "@planke46/furniture-rules";
import type * as served from "../../domain/mails/preview";
import type FurnitureMail from "../../modules/mails/models/mail";
import { ask, type Sent } from "../ask";
import { pageOf } from "../Pages";

/** The facts a mail is written from stay on the server, and so does what has left. */
export type MailRow = Sent<Omit<InferTypeOf<typeof FurnitureMail>, "data" | "sent">>;

export interface MailPreview {
  mail: MailRow;
  content: Sent<served.MailPreview>["content"];
  again: served.MailPreview["again"];
}

interface MailFilter {
  status: string;
  template: string;
  order_id: string;
  q: string;
  page: number;
}

export function loadMails({
  page = 0,
  ...filter
}: Partial<MailFilter>): Promise<{ mails: MailRow[]; count: number }> {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  return ask(`mails?${pageOf(page)}&${new URLSearchParams(given)}`);
}

export const loadMail = (id: string): Promise<MailPreview> => ask(`mails/${id}`);
export const retryMail = (id: string): Promise<unknown> => ask(`mails/${id}/retry`, {});
/** Takes a mail that was given up off the list of what waits. */
export const putMailAside = (id: string): Promise<unknown> => ask(`mails/${id}/put-aside`, {});
/** Throws with the server's message. */
export const sendMailAgain = (id: string, to: string): Promise<unknown> =>
  ask(`mails/${id}/again`, to ? { to } : {});
export const sendDue = (): Promise<unknown> => ask("mails/send", {});

const TO_CUSTOMERS = MAIL_TEXT_KEYS.filter(isCustomerMail).map((key) => [key, MAIL_TEXTS[key].title]);

/** What staff call the mails and where they stand. */
export const TEMPLATES: Record<string, string> = {
  ...Object.fromEntries(TO_CUSTOMERS),
  workshop_order: "Werkstatt: Bestellung",
  workshop_order_changed: "Werkstatt: Geänderte Bestellung",
  workshop_address_changed: "Werkstatt: Neue Lieferadresse",
  workshop_message: "Werkstatt: Nachricht",
  workshop_withdrawal: "Werkstatt: Widerruf",
  workshop_origin_survey: "Werkstatt: Umfrage",
  workshop_refund_failed: "Werkstatt: Erstattung fehlgeschlagen",
  staff_invitation: "Einladung in den Admin",
  staff_password_reset: "Neues Passwort für den Admin",
};

export const STATUSES: Record<
  string,
  { label: string; color: "grey" | "orange" | "green" | "red" | "blue" }
> = {
  queued: { label: "wartet", color: "orange" },
  sending: { label: "wird gesendet", color: "blue" },
  sent: { label: "gesendet", color: "green" },
  failed: { label: "aufgegeben", color: "red" },
  dropped: { label: "hinfällig", color: "grey" },
};

/** Why a mail has become void; what a mail server says is shown as it came. */
export const REASONS: Record<string, string> = {
  order_missing: "Die Bestellung gibt es nicht.",
  order_cancelled: "Die Bestellung war schon storniert.",
  given_up: "Sie ließ sich tagelang nicht zustellen; die Adresse ist gelöscht.",
  link_over: "Der Link darin gilt nicht mehr.",
  change_overtaken: "Die Bestellung ist danach noch einmal geändert worden.",
  already_paid: "Das Geld ist inzwischen da.",
  customer_forgotten: "Der Kunde ist vergessen.",
  put_aside: "Sie kam nicht an und ist abgelegt.",
  order_placed: "Aus dem Warenkorb ist inzwischen eine Bestellung geworden.",
  order_not_placed: "Aus dem Warenkorb wurde keine Bestellung.",
};
