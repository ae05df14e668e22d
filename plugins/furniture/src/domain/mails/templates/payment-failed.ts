import type { Template } from "../facts/mail-facts";
import { prose, sayings } from "../facts/say";
import { goodbye, greeting, pieces } from "./order-parts";

/** A bank has not honoured a debit: the order, where there was one, is cancelled, and nothing has been paid. */
export const paymentFailed: Template = (facts) => {
  const { words, shop, order } = facts;
  const say = sayings(facts, "payment_failed", {});
  const said = order ? say.text({ Bestellnummer: order.number }) : say.lost();
  return {
    subject: order ? say.subject({ Bestellnummer: order.number }) : say.subjectWithoutOrder(),
    preview: said,
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(said),
      ...(order ? pieces(facts, order) : []),
      ...prose(say.free()),
      ...prose(say.again()),
      { type: "button", label: words.buttons.toShop, url: shop.storefrontUrl },
      ...goodbye(facts),
    ],
  };
};
