import { z } from "@medusajs/framework/zod";
import { wellFormed } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import type { OutgoingMail } from "./transport";

/** Every mail the shop sends. `workshop_…` go to the shop's own address, `staff_…` to one member of staff; both in German. */
export const MAIL_TEMPLATES = [
  "order_confirmation",
  "reservation_confirmation",
  "bank_transfer_details",
  "payment_received",
  "payment_failed",
  "payment_link",
  "offer_ending",
  "order_changed",
  "difference_link",
  "order_cancelled",
  "order_page",
  "address_changed",
  "work_begun",
  "ready_for_delivery",
  "shipped",
  "ready_for_pickup",
  "pickup_reminder",
  "delivered",
  "promise_changed",
  "transfer_reminder",
  "papers",
  "refund",
  "refund_failed",
  "order_lost",
  "message_received",
  "withdrawal_received",
  "design",
  "workshop_order",
  "workshop_order_changed",
  "workshop_address_changed",
  "workshop_message",
  "workshop_withdrawal",
  "workshop_origin_survey",
  "workshop_refund_failed",
  "staff_invitation",
  "staff_password_reset",
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

const ABOUT_NEW_ORDERS: readonly MailTemplate[] = [
  "order_confirmation",
  "reservation_confirmation",
  "bank_transfer_details",
  "workshop_order",
];

/** Mails that the placing of an order brings about. */
export function isAboutNewOrder(template: MailTemplate): boolean {
  return ABOUT_NEW_ORDERS.includes(template);
}

/** Mails that nothing else needs: when they have left, the outbox forgets their recipient and contents. */
export const FORGOTTEN_WHEN_SENT: readonly MailTemplate[] = [
  "design",
  "staff_invitation",
  "staff_password_reset",
];

/** Mails to one member of staff: their links open the admin, so other staff do not read them, not even in the preview. */
export function isToStaff(template: MailTemplate): boolean {
  return template.startsWith("staff_");
}

/** Mails to the shop itself. */
export function isToWorkshop(template: MailTemplate): boolean {
  return template.startsWith("workshop_");
}

/**
 * `queued` waits for its time, `sending` is in the hands of a process (or of one that died), `sent` is over;
 * `failed` was given up after days of trying, `dropped` has lost its reason (its order was never placed).
 */
export const MAIL_STATUSES = ["queued", "sending", "sent", "failed", "dropped"] as const;

/** A mail to be sent. */
export interface MailRequest {
  template: MailTemplate;
  /** What the mail is for, such as `order:<id>:confirmation`: a second request with it makes no second mail. */
  key: string;
  order_id?: string;
  cart_id?: string;
  /** Unset: the e-mail of the order; the shop's own for workshop mails. */
  to?: string;
  /** Unset: the language of the order. */
  language?: Language;
  /** What the template needs beyond the order; see the template. */
  data?: Record<string, unknown>;
}

/** A mail a sender has taken: it alone may send it until the lease ends. */
export interface TakenMail {
  id: string;
  template: MailTemplate;
  recipient: string | null;
  order_id: string | null;
  cart_id: string | null;
  language: Language | null;
  data: Record<string, unknown>;
  /** Counts this attempt; also proves that the mail is still ours when its end is written down. */
  attempts: number;
  created_at: Date;
}

/** What is kept of a mail that has left. */
const sentMail = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Names of files. The files themselves would be most of the table. */
  attachments: z.array(z.string()),
});
export type SentMail = z.infer<typeof sentMail>;

/** A mail as the outbox keeps it, as JSON that Postgres takes: without NUL and halves of characters, which it refuses. */
export function sentCopy({ to, from, subject, html, text, attachments }: OutgoingMail): string {
  const names = attachments.map(({ filename }) => filename);
  const copy: SentMail = { to, from, subject, html, text, attachments: names };
  return JSON.stringify(wellFormed(copy));
}

/** What the outbox holds of a sent mail; undefined where it keeps none: mails from before, and those it forgets. */
export function readSent(found: unknown): SentMail | undefined {
  return sentMail.safeParse(found).data;
}
