import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { MAILS } from "../../modules/mails";
import { isToStaff, readSent, type SentMail, type TakenMail } from "../../modules/mails/mail";
import { orderOf, writeMail } from "./compose";
import { withoutPictures, withPictures } from "./html/render-html";
import { type Again, againOf, type KeptMail } from "./send-again";

/** A mail with the names of the files that left with it; without them it is only looked at. */
type MailContent = Omit<SentMail, "attachments"> & Partial<SentMail>;

export interface MailPreview {
  mail: Omit<TakenMail, "data">;
  /**
   * The mail as it left, where the outbox keeps it; else as it would leave now. null when the mail cannot be written any more, such as after its order's customer was forgotten. */
  content: MailContent | null;
  /** To whom it can be sent again; null where it cannot. */
  again: Again | null;
}

/** A mail for staff to look at: as it left, or else written from the order as it is stored now. */
export async function previewOf(container: MedusaContainer, id: string): Promise<MailPreview> {
  const [row] = await container.resolve(MAILS).listFurnitureMails({ id }, { take: 1 });
  if (!row) throw Refusal.notFound(`Es gibt keine E-Mail ${id}`);
  const { sent, ...mail } = row as unknown as TakenMail & { sent: unknown };
  const { data: _, ...shown } = mail;
  const kept = readSent(sent);
  return {
    mail: shown,
    again: await againOf(container, row as unknown as KeptMail),
    content: kept ? { ...kept, html: withoutPictures(kept.html) } : await contentOf(container, mail),
  };
}

/** As it would leave now. Its pictures are part of the HTML. */
async function contentOf(container: MedusaContainer, mail: TakenMail): Promise<MailPreview["content"]> {
  // Its link makes its reader that member of staff.
  if (isToStaff(mail.template)) return null;
  try {
    const written = await writeMail(container, mail, await orderOf(container, mail));
    const { to, from, subject, text, attachments } = written;
    const html = withPictures(written.html, attachments);
    return { to, from, subject, text, html };
  } catch {
    return null;
  }
}
