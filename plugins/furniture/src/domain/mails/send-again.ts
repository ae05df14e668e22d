import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { MAILS } from "../../modules/mails";
import { isToWorkshop, readSent, type TakenMail } from "../../modules/mails/mail";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { orderOf } from "./compose";
import { type Reason, readinessAgain } from "./facts/readiness";
import { pokeSender } from "./queue-mail";

/** A mail of the outbox with what is kept of it. */
export type KeptMail = TakenMail & { key: string; status: string; sent: unknown };

/** To whom a sent mail can be sent again. */
export interface Again {
  to: string;
  /** It opens its order's page, or goes to the workshop: to this address and to no other. */
  fixed: boolean;
  /** Why it would not be sent today. */
  refused: Reason | null;
}

/** null for a mail that has not left, and for one of which nothing is kept. */
export async function againOf(container: MedusaContainer, mail: KeptMail): Promise<Again | null> {
  const kept = readSent(mail.sent);
  if (mail.status !== "sent" || !kept) return null;
  const order = await orderOf(container, mail);
  const ready = await readinessAgain(container, mail, order);
  const refused = typeof ready === "object" && "drop" in ready ? ready.drop : null;
  if (isToWorkshop(mail.template)) return { to: (await shopDetails(container)).mail, fixed: true, refused };
  const own = order?.email ?? "";
  const to = mail.recipient ?? (own || kept.to);
  return { to, fixed: own !== "" && isSame(to, own), refused };
}

/** How often a mail is sent again, and how long after the last time (milliseconds). */
const MOST = 9;
const PAUSE = 60_000;

/**
 * Sends a mail again that has left, in the words in which it left, as a mail of its own: to whom it belongs today, or to another address where
 * it opens no order. Throws a {@link Refusal} where it is not kept, would not be sent today, or was sent again just now.
 */
export async function sendAgain(
  container: MedusaContainer,
  id: string,
  typed: string | undefined,
): Promise<void> {
  const [row] = await container.resolve(MAILS).listFurnitureMails({ id }, { take: 1 });
  if (!row) throw Refusal.notFound(`Es gibt keine E-Mail ${id}`);
  const mail = row as unknown as KeptMail;
  const again = await againOf(container, mail);
  if (!again) throw Refusal.single("", NOT_KEPT, "mail_not_kept");
  if (again.refused) throw Refusal.single("", NOT_TODAY, again.refused);
  if (typed && again.fixed && !isSame(typed, again.to))
    throw Refusal.single("to", NOT_THERE, "other_address");
  const key = await nextKey(container, mail.key);
  const { template, order_id, cart_id, language, recipient } = mail;
  const to = again.fixed ? recipient : (typed ?? again.to);
  await container.resolve(MAILS).outbox.queue({
    ...{ template, key, data: { ...mail.data, again_of: id } },
    // Of a cart that became no order it is forgotten with the cart.
    ...(order_id ? { order_id } : cart_id && { cart_id }),
    ...(to && { to }),
    ...(language && { language }),
  });
  pokeSender(container, order_id ? { placedOrder: order_id } : {});
}

/**
 * The key of the next time: two presses at once name the same one, and one mail leaves. It begins as that of the mail, which is forgotten by it.
 * Throws a {@link Refusal}.
 */
async function nextKey(container: MedusaContainer, sent: string): Promise<string> {
  const keys = Array.from({ length: MOST }, (_, index) => `${sent}:again:${index + 1}`);
  const before = await container
    .resolve(MAILS)
    .listFurnitureMails({ key: keys }, { select: ["id", "status", "created_at"] });
  const isJustNow = before.some(
    ({ status, created_at }) =>
      ["queued", "sending"].includes(status) || Date.now() - Number(new Date(created_at)) < PAUSE,
  );
  if (isJustNow) throw Refusal.single("", JUST_NOW, "sent_just_now");
  const key = keys[before.length];
  if (!key) throw Refusal.single("", TOO_OFTEN, "sent_too_often");
  return key;
}

const NOT_KEPT = "Was hinausging, ist nicht aufbewahrt: Diese E-Mail lässt sich nicht noch einmal senden.";
const NOT_TODAY = "Was darin steht, gilt nicht mehr: Diese E-Mail geht nicht noch einmal hinaus.";
const NOT_THERE =
  "Diese E-Mail geht nur an diese Adresse. Stimmt sie nicht, ändere zuerst die E-Mail-Adresse der Bestellung.";
const JUST_NOW = "Diese E-Mail ist gerade erst noch einmal auf den Weg gegangen.";
const TOO_OFTEN = `Diese E-Mail ist schon ${MOST} Mal noch einmal gesendet worden.`;

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
