import { countryIn, withdrawalForm } from "@planke46/furniture-rules";
import type { ServedDetails } from "../../../modules/shop-details/details";
import type { OrderDocument } from "../../orders/order-document";
import type { Block } from "../document/document";
import { type MailFacts, prose, sayings } from "../facts/mail-facts";

export function shopAddress({ name, street, zip, city }: ServedDetails): string {
  return `${name}, ${street}, ${zip} ${city}`;
}

/** Whom a customer has the contract with, and where to turn. */
export function seller({ shop, language }: Pick<MailFacts, "shop" | "language">): string {
  return [shopAddress(shop), countryIn(shop.country, language), shop.phone, shop.mail].join(", ");
}

/** The instruction on withdrawal; only what concerns the order's pieces. */
export function withdrawal(facts: MailFacts, order: OrderDocument): Block[] {
  const { words, shop } = facts;
  const legal = sayings(facts, "withdrawal", { Verkäufer: seller(facts) });
  const blocks: Block[] = [{ type: "heading", text: legal.title() }];
  const isAllMadeToMeasure = order.lines.every((line) => line.madeToMeasure);
  const hasOtherGoods = order.ordinary.lines.length > 0;
  if (isAllMadeToMeasure && !hasOtherGoods)
    return [...blocks, ...prose(legal.none(), "small"), ...prose(legal.warranty(), "small")];
  if (isAllMadeToMeasure) blocks.push(...prose(legal.madeToMeasureOfAll(), "small"));
  if (hasOtherGoods) blocks.push(...prose(legal.otherGoods(), "small"));
  blocks.push(...prose(legal.instruction(), "small"));
  blocks.push({ type: "link", label: words.footer.withdrawal, url: `${shop.storefrontUrl}/widerruf` });
  return [...blocks, ...prose(legal.warranty(), "small"), ...modelForm(facts)];
}

/** The form that has to come with the instruction (Art. 246a § 1 (2) no. 1 EGBGB). */
function modelForm({ shop, language }: MailFacts): Block[] {
  const { title, hint, lines, note } = withdrawalForm(shop, language);
  const small = [hint, ...lines.map((line) => `– ${line}`), note];
  return [{ type: "heading", text: title }, ...small.map((text): Block => ({ type: "small", text }))];
}

/** The terms and conditions as they hold when the mail is written: a link to a page that changes would not keep them (§ 312f BGB). */
export function termsAndConditions({ terms }: MailFacts): Block[] {
  const [title, ...paragraphs] = terms?.split(/\n\s*\n/) ?? [];
  if (!title) return [];
  return [{ type: "heading", text: title }, ...paragraphs.map((text): Block => ({ type: "small", text }))];
}
