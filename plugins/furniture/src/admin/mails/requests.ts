import { ask } from "../ask";

export interface MailRow {
  id: string;
  template: string;
  recipient: string | null;
  order_id: string | null;
  status: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
}

export interface MailPreview {
  mail: MailRow;
  /** `attachments`: set for a mail as it left, unset for one as it would leave now. */
  content: {
    to: string;
    from: string;
    subject: string;
    html: string;
    text: string;
    attachments?: string[];
  } | null;
}

export interface MailFilter {
  status: string;
  template: string;
  order_id: string;
  offset: number;
}

export const PAGE_SIZE = 20;

export function loadMails(filter: Partial<MailFilter>): Promise<{ mails: MailRow[]; count: number }> {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return ask(`mails?limit=${PAGE_SIZE}&${query}`);
}

export const loadMail = (id: string): Promise<MailPreview> => ask(`mails/${id}`);
export const retryMail = (id: string): Promise<unknown> => ask(`mails/${id}/retry`, {});
export const sendDue = (): Promise<unknown> => ask("mails/send", {});
