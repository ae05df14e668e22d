import { z } from "@medusajs/framework/zod";
import type { OutgoingMail } from "./transport/mail";

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
  return JSON.stringify(
    { to, from, subject, html, text, attachments: names } satisfies SentMail,
    (_, value) => (typeof value === "string" ? Buffer.from(value.replaceAll("\0", "")).toString() : value),
  );
}

/** What the outbox holds of a sent mail; undefined where it keeps none: mails from before, and those it forgets. */
export function readSent(found: unknown): SentMail | undefined {
  return sentMail.safeParse(found).data;
}
