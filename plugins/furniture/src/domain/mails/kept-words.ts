import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { ORDER_PATHS } from "../../language/texts";
import { MAILS } from "../../modules/mails";
import { readSent, type TakenMail } from "../../modules/mails/mail";
import type { OutgoingMail } from "../../modules/mails/transport";
import { withoutPictures } from "./html/render-html";

const repeat = z.object({ again_of: z.string() });

/** The id of the mail that this one repeats, if any. */
export function repeatedBy({ data }: Pick<TakenMail, "data">): string | undefined {
  return repeat.safeParse(data).data?.again_of;
}

/**
 * The words of a mail as they left, the words of a picture in its place. What leads to its order's page leads there still when staff have replaced
 * its key, or the order has another address since: `pageKey` is the one that holds. undefined for a mail that is not kept any more.
 */
export async function keptWords(
  container: MedusaContainer,
  id: string,
  pageKey: string | undefined,
): Promise<Pick<OutgoingMail, "subject" | "html" | "text"> | undefined> {
  const [row] = await container.resolve(MAILS).listFurnitureMails({ id }, { take: 1 });
  const kept = readSent(row?.sent);
  if (!kept) return undefined;
  const today = (words: string) => (pageKey ? words.replace(PAGE_KEY, pageKey) : words);
  return { subject: kept.subject, html: today(withoutPictures(kept.html)), text: today(kept.text) };
}

/** Where an order's page is, whatever the host; 24 bytes. */
const PAGE_KEY = new RegExp(`(?<=/(?:${ORDER_PATHS.join("|")})/)[\\w-]{32}(?![\\w-])`, "g");
