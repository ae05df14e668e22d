import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { groupEqualPieces, type Kind, kindName } from "@planke46/furniture-rules";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { MAILS } from "../../modules/mails";
import { isAboutNewOrder, isToStaff, isToWorkshop, type TakenMail } from "../../modules/mails/mail";
import type { Attachment, OutgoingMail } from "../../modules/mails/transport";
import { ORDERS } from "../../modules/orders";
import { orderPageAddress, pageToken } from "../../modules/orders/order-pages";
import { lastToldTotal } from "../../modules/orders/untold";
import { PAPERS } from "../../modules/papers";
import { printedPapers } from "../../modules/papers/queries";
import type { ServedDetails } from "../../modules/shop-details/details";
import { publishedMailTexts, publishedTerms, shopDetails } from "../../modules/shop-details/shop-details";
import { findOrder, type OrderDocument } from "../orders/order-document";
import { whenFree } from "../orders/order-lock";
import type { MailDocument } from "./document/document";
import { customerFooter, staffFooter, withLinksIn, workshopFooter } from "./document/footer";
import { drawingPng } from "./facts/drawing-png";
import type { MailFacts, MailLine } from "./facts/mail-facts";
import { readiness, readinessAgain, staffLink } from "./facts/readiness";
import { renderHtml } from "./html/render-html";
import { keptWords, repeatedBy } from "./kept-words";
import { renderText } from "./render-text";
import type { Composed } from "./send-due";
import { designLine } from "./templates/design";
import { drawingId } from "./templates/order-parts";
import { TEMPLATES } from "./templates/templates";

/** The mail as it would leave now, from the order as it is stored; or why it may not leave. */
export async function composeMail(container: MedusaContainer, mail: TakenMail): Promise<Composed> {
  const order = await settledOrder(container, mail);
  if (order === "held") return { wait: LOOK_AGAIN };
  const repeated = repeatedBy(mail);
  const ready = await (repeated ? readinessAgain : readiness)(container, mail, order);
  if (ready !== "ready") return ready;
  if (repeated) return writeAgain(container, mail, { order, repeated });
  return { mail: await writeMail(container, { ...mail, data: await dataOf(container, mail) }, order) };
}

/** Another mail once more, as it left: its papers as they were issued, its pictures in words. */
async function writeAgain(
  container: MedusaContainer,
  mail: TakenMail,
  { order, repeated }: { order: OrderDocument | undefined; repeated: string },
): Promise<Composed> {
  const customer = isToWorkshop(mail.template) ? undefined : await recipientOf(container, mail, order);
  const shop = await shopDetails(container);
  const page =
    customer && order && (await pageOf(container, { order, customer, language: customer.language, shop }));
  const words = await keptWords(container, repeated, page?.orderPage?.split("/").at(-1));
  if (!words) return { drop: "customer_forgotten" };
  const papers = mail.template === "papers" && order ? await papersOf(container, mail, order.id) : [];
  const { from } = container.resolve(MAILS);
  return {
    mail: { ...envelope(mail, { from, shop, customer }), ...words, attachments: papers.map(attached) },
  };
}

/** Seconds until a mail looks again whose order is being changed. */
const LOOK_AGAIN = 2;

/** The order a mail is about as no one changes it: in the middle of a cancellation part of its money is back and it is not cancelled. */
async function settledOrder(
  container: MedusaContainer,
  mail: TakenMail,
): Promise<OrderDocument | undefined | "held"> {
  const { order_id, template } = mail;
  if (!order_id || isAboutNewOrder(template)) return orderOf(container, mail);
  return whenFree(container, order_id, () => orderOf(container, mail));
}

const ofChange = z.object({ version: z.number() });

/** What a mail was queued with; of a changed order it says instead of which price the new one is, as the customer knows it. */
async function dataOf(
  container: MedusaContainer,
  { template, order_id, data }: TakenMail,
): Promise<TakenMail["data"]> {
  const { version } = ofChange.safeParse(data).data ?? {};
  if (template !== "order_changed" || !order_id || version === undefined) return data;
  const before = await lastToldTotal(container.resolve(ORDERS).run, order_id, version);
  return before === undefined ? data : { ...data, before };
}

/** The order a mail is about, if any. */
export async function orderOf(
  container: MedusaContainer,
  { order_id }: TakenMail,
): Promise<OrderDocument | undefined> {
  return order_id ? findOrder(container, order_id) : undefined;
}

/** Writes a mail whatever its time: for the sender, and for staff who want to see it. */
export async function writeMail(
  container: MedusaContainer,
  mail: TakenMail,
  order: OrderDocument | undefined,
): Promise<OutgoingMail> {
  const { from, adminUrl } = container.resolve(MAILS);
  const shop = await shopDetails(container);
  const toWorkshop = isToWorkshop(mail.template);
  const toStaff = isToStaff(mail.template);
  const customer = toWorkshop ? undefined : await recipientOf(container, mail, order);
  const language = toWorkshop ? "de" : (mail.language ?? customer?.language ?? "de");
  const papers = mail.template === "papers" && order ? await papersOf(container, mail, order.id) : [];
  const texts = await publishedMailTexts(container, language);
  const terms = customer && order ? await publishedTerms(container, language) : undefined;
  const facts: MailFacts = {
    language,
    words: textsIn(language).mails,
    texts,
    shop,
    adminUrl,
    data: toStaff ? { url: `${adminUrl}${await staffLink(container, mail)}` } : mail.data,
    footer: toStaff
      ? staffFooter(textsIn(language).mails, shop)
      : toWorkshop
        ? workshopFooter(shop, adminUrl)
        : customerFooter({ words: textsIn(language).mails, texts, shop, language }),
    ...(order && { order }),
    ...(terms && { terms }),
    papers,
    ...(customer && order && (await pageOf(container, { order, customer, language, shop }))),
  };
  const written = TEMPLATES[mail.template](facts);
  const document = toWorkshop ? written : withLinksIn(written, shop, language);
  return {
    ...envelope(mail, { from, shop, customer }),
    subject: oneLine(document.subject),
    html: renderHtml(document, facts),
    text: renderText(document, facts),
    attachments: [
      ...(await pictures(document, linesOf(mail, order), shop.storefrontUrl, language)),
      ...papers.map(attached),
    ],
  };
}

interface Ends {
  from: string | null;
  shop: ServedDetails;
  /** undefined: the shop itself. */
  customer: Recipient | undefined;
}

/** From whom and to whom a mail goes. */
function envelope(
  { id, template, data }: TakenMail,
  { from, shop, customer }: Ends,
): Omit<OutgoingMail, "subject" | "html" | "text" | "attachments"> {
  const sender = from ?? address(shop.name, shop.mail);
  const replyTo = isToWorkshop(template) ? senderOf(data) : shop.mail;
  return {
    id,
    messageId: `<${id}@${domainOf(sender)}>`,
    from: sender,
    to: customer?.email ?? shop.mail,
    ...(replyTo && { replyTo }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" },
  };
}

function attached({ number, pdf }: { number: string; pdf: Buffer }): Attachment {
  return { filename: `${number}.pdf`, contentType: "application/pdf", content: pdf };
}

/**
 * Where the customer finds the order. Only for a mail that goes to the order's own address, because who has the link sees the order.
 * An order that is older than its page gets one now.
 */
async function pageOf(
  container: MedusaContainer,
  { order, customer, language, shop }: OrderMail,
): Promise<Pick<MailFacts, "orderPage">> {
  if (!order.record || !order.email || customer.email.toLowerCase() !== order.email.toLowerCase()) return {};
  const token = await pageToken(container.resolve(ORDERS).run, { orderId: order.id, email: customer.email });
  return { orderPage: orderPageAddress(shop.storefrontUrl, language, token) };
}

interface OrderMail {
  order: OrderDocument;
  customer: Recipient;
  language: Language;
  shop: Pick<MailFacts["shop"], "storefrontUrl">;
}

interface Recipient {
  email: string;
  language: Language;
}

async function recipientOf(
  container: MedusaContainer,
  { recipient, cart_id, language }: TakenMail,
  order: OrderDocument | undefined,
): Promise<Recipient> {
  if (recipient) return { email: recipient, language: language ?? order?.language ?? "de" };
  if (order?.email) return order;
  const [cart] = cart_id ? await container.resolve(Modules.CART).listCarts({ id: cart_id }, { take: 1 }) : [];
  if (cart?.email) return { email: cart.email, language: languageOf(cart.locale) };
  throw new Error("The mail has no recipient");
}

const mailedPapers = z.object({ papers: z.array(z.string()) });

/** The papers that a mail brings, byte for byte as they were issued. */
function papersOf(container: MedusaContainer, { data }: TakenMail, orderId: string) {
  const { papers } = mailedPapers.parse(data);
  return printedPapers(container.resolve(PAPERS).run, orderId, papers);
}

/** The pieces a mail is about. */
function linesOf({ template, data }: TakenMail, order: OrderDocument | undefined): readonly MailLine[] {
  return template === "design" ? [designLine(data)] : (order?.lines ?? []);
}

/** Of each piece its photograph, or its drawing where there is none. */
async function pictures(
  { blocks }: MailDocument,
  lines: readonly MailLine[],
  storefrontUrl: string,
  language: Language,
): Promise<Attachment[]> {
  if (!blocks.some(({ type }) => type === "pieces")) return [];
  const attachments: Attachment[] = [];
  for (const [line] of groupEqualPieces(lines)) {
    const cid = drawingId(line);
    const photo =
      line.parts.length > 0 ? await photograph(storefrontUrl, line.kind, line.configuration) : null;
    if (photo) {
      attachments.push({ filename: `${cid}.jpg`, contentType: "image/jpeg", content: photo, cid });
      continue;
    }
    const content = await drawingPng(line.parts, kindName(line.kind, language), language);
    if (content) attachments.push({ filename: `${cid}.png`, contentType: "image/png", content, cid });
  }
  return attachments;
}

/** The sender of a message to the shop gets the answer. */
function senderOf(data: Record<string, unknown>): string | undefined {
  return typeof data.email === "string" && !/[\r\n]/.test(data.email) ? data.email : undefined;
}

function address(name: string, mail: string): string {
  return `"${name.replace(/["\\\r\n]/g, "")}" <${mail}>`;
}

function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? "localhost";
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}

/** A mail does not wait longer for its pictures (ms), nor carries larger ones (bytes). */
const PATIENCE_MS = 6_000;
const LARGEST = 300_000;

/**
 * The photograph of a piece with its own planks, as JPEG, from the storefront that takes it. Null when there is none for
 * whatever reason: a mail leaves with the drawing then.
 */
async function photograph(storefrontUrl: string, kind: Kind, configuration: object): Promise<Buffer | null> {
  const query = new URLSearchParams({ configuration: JSON.stringify(configuration) });
  try {
    const answer = await fetch(`${storefrontUrl}/photo/${kind}.jpg?${query}`, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok || answer.headers.get("content-type") !== "image/jpeg") return null;
    const picture = Buffer.from(await answer.arrayBuffer());
    return picture.length <= LARGEST ? picture : null;
  } catch {
    return null;
  }
}
