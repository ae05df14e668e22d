import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { MAILS } from "../../modules/mails";
import type { TakenMail } from "../../modules/mails/mail";
import type MailsService from "../../modules/mails/service";
import { orderOf, writeMail } from "./compose";

export interface MailPreview {
  mail: Omit<TakenMail, "data">;
  /** null when the mail cannot be written any more, such as after its order's customer was forgotten. */
  content: { to: string; from: string; subject: string; html: string; text: string } | null;
}

/** A mail for staff to look at, written from the order as it is stored now. Its pictures are part of the HTML. */
export async function previewOf(container: MedusaContainer, id: string): Promise<MailPreview> {
  const [row] = await container.resolve<MailsService>(MAILS).listFurnitureMails({ id }, { take: 1 });
  if (!row) throw Refusal.notFound(`Es gibt keine E-Mail ${id}`);
  const mail = row as unknown as TakenMail;
  const { data: _, ...shown } = mail;
  return { mail: shown, content: await contentOf(container, mail) };
}

async function contentOf(container: MedusaContainer, mail: TakenMail): Promise<MailPreview["content"]> {
  try {
    const written = await writeMail(container, mail, await orderOf(container, mail));
    const { to, from, subject, text, attachments } = written;
    const html = attachments.reduce(
      (page, { cid, contentType, content }) =>
        page.replaceAll(`cid:${cid}"`, `data:${contentType};base64,${content.toString("base64")}"`),
      written.html,
    );
    return { to, from, subject, text, html };
  } catch {
    return null;
  }
}
