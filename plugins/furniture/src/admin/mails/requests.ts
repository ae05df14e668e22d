import type { InferTypeOf } from "@medusajs/framework/types";
import type * as served from "../../domain/mails/preview";
import type FurnitureMail from "../../modules/mails/models/mail";
import { ask } from "../ask";
import { pageOf } from "../Pages";
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
export const sendDue = (): Promise<unknown> => ask("mails/send", {});
