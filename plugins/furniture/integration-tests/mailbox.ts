import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";
import { z } from "zod";
import { rows } from "../../../tests/shopper/shop";

/** Where the running shop writes its mails. */
export const mailFolder = z
  .object({ mail: z.string() })
  .parse(JSON.parse(readFileSync(String(process.env.SHOP_JSON), "utf8"))).mail;

export interface StoredMail {
  id: string;
  template: string;
  status: string;
  attempts: number;
  last_error: string | null;
  message_id: string | null;
}

/** The mails an order has in the outbox, in the order of their templates. Without those with papers, which follow the money in their own time. */
export async function mailsOf(orderId: string): Promise<StoredMail[]> {
  const found = await rows(
    `select id, template, status, attempts, last_error, message_id from furniture_mail
     where order_id = $1 and template <> 'papers' and deleted_at is null order by template`,
    orderId,
  );
  return found as unknown as StoredMail[];
}

/** Waits until every mail of an order has been sent. */
export async function sentMailsOf(orderId: string, count = 2): Promise<StoredMail[]> {
  let mails: StoredMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsOf(orderId);
        return mails.map(({ status }) => status);
      },
      { timeout: 20_000, interval: 100 },
    )
    .toEqual(Array.from({ length: count }, () => "sent"));
  return mails;
}

/** A mail as a mail program would open it. */
export async function openMail({ id }: Pick<StoredMail, "id">): Promise<Email> {
  return PostalMime.parse(readFileSync(join(mailFolder, `${id}.eml`)));
}

export function isDelivered({ id }: Pick<StoredMail, "id">): boolean {
  return existsSync(join(mailFolder, `${id}.eml`));
}

/** Space of any kind made plain, so that sums can be looked for. */
export function plain(text: string | undefined): string {
  return (text ?? "").replace(/\s+/g, " ");
}

/** EUR as a German bill has it. */
export function euro(amount: number): string {
  const text = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(amount);
  return plain(text).replace("-", "−");
}
