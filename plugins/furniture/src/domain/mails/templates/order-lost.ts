import { z } from "@medusajs/framework/zod";
import type { Block } from "../document/document";
import type { Template } from "../facts/mail-facts";
import { euro } from "../words/formats";
import type { Words } from "../words/words";
import { goodbye } from "./order-parts";

const lostData = z.object({
  planks: z.array(z.string()).catch([]),
  /** What was paid and has gone back, EUR. */
  amount: z.coerce.number(),
  /** What else stood in the way, in the shopper's language. */
  reasons: z.array(z.string()).catch([]),
});

/** For a payment without an order, because a plank or voucher was gone. */
export const orderLost: Template = (facts) => {
  const { words, shop, language, data } = facts;
  const { subject, heading, text, otherPlank, again, toConfigurator, toCart, money } = words.lost;
  const { planks, amount, reasons } = lostData.parse(data);
  const [next, button, page]: [string, string, string] =
    planks.length > 0 ? [otherPlank, toConfigurator, "configuratorDesktop"] : [again, toCart, "cartDesktop"];
  return {
    subject: subject(shop.name),
    preview: money(euro(amount, language)),
    heading,
    blocks: [
      { type: "text", text: words.hello("") },
      { type: "text", text },
      ...why(words, planks, reasons),
      { type: "text", text: money(euro(amount, language)) },
      { type: "text", text: next },
      { type: "button", label: button, url: `${shop.storefrontUrl}/${page}` },
      goodbye(facts),
    ],
  };
};

/** Without a reason the sum no longer fitted: the cart was changed while it was paid. */
function why({ lost }: Words, planks: string[], reasons: string[]): Block[] {
  if (planks.length > 0) return [{ type: "text", text: `${lost.faster} ${lost.gone(planks.join(", "))}` }];
  const given = reasons.length > 0 ? reasons : [lost.changed];
  return given.map((text) => ({ type: "text", text }));
}
