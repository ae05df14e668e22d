import type { InferTypeOf } from "@medusajs/framework/types";
import type * as served from "../../domain/mails/preview";
import type FurnitureMail from "../../modules/mails/models/mail";
import { ask } from "../ask";
import type { Sent } from "../sent";

/** The facts a mail is written from stay on the server, and so does what has left. */
export type MailRow = Sent<Omit<InferTypeOf<typeof FurnitureMail>, "data" | "sent">>;

export interface MailPreview {
  mail: MailRow;
  content: Sent<served.MailPreview>["content"];
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
