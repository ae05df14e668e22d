import { z } from "@medusajs/framework/zod";
import type { Block } from "../document/document";
import type { Template } from "../facts/mail-facts";
import { euro } from "../words/formats";
import { goodbye } from "./order-parts";

const lostData = z.object({
  planks: z.array(z.string()).catch([]),
  /** What was paid and has gone back, EUR. */
  amount: z.coerce.number(),
  /** What else stood in the way, in the shopper's language. */
  reasons: z.array(z.string()).catch([]),
});

/** Paid, but what was to be bought was gone; there is no order. */
export const orderLost: Template = (facts) => {
  const { words, shop, language, data } = facts;
  const { subject, heading, text, gone, money, again, button } = words.lost;
  const { planks, amount, reasons } = lostData.parse(data);
  const why: Block[] =
    planks.length > 0
      ? [{ type: "text", text: gone(planks.join(", ")) }]
      : reasons.map((reason) => ({ type: "text", text: reason }));
  return {
    subject: subject(shop.name),
    preview: money(euro(amount, language)),
    heading,
    blocks: [
      { type: "text", text: words.hello("") },
      { type: "text", text },
      ...why,
      { type: "text", text: money(euro(amount, language)) },
      { type: "text", text: again },
      { type: "button", label: button, url: `${shop.storefrontUrl}/configuratorDesktop` },
      goodbye(facts),
    ],
  };
};
