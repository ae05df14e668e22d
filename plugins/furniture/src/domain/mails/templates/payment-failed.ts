import type { Template } from "../facts/mail-facts";
import { goodbye, greeting, pieces } from "./order-parts";

/** A bank has not honoured a debit: the order, where there was one, is cancelled, and nothing has been paid. */
export const paymentFailed: Template = (facts) => {
  const { words, shop, order } = facts;
  const { subject, heading, text, lost, free, again, toShop } = words.paymentFailed;
  const said = order ? text(order.number) : lost;
  return {
    subject: subject(order?.number ?? "", shop.name),
    preview: said,
    heading,
    blocks: [
      { type: "text", text: order ? greeting(facts, order) : words.hello("") },
      { type: "text", text: said },
      ...(order ? pieces(facts, order) : []),
      { type: "text", text: free },
      { type: "text", text: again },
      { type: "button", label: toShop, url: shop.storefrontUrl },
      goodbye(facts),
    ],
  };
};
