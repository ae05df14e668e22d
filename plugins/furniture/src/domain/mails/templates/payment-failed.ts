import { z } from "@medusajs/framework/zod";
import type { Sayings } from "@planke46/furniture-rules";
import { inCurrency } from "../../../core/formats";
import type { Block } from "../document/document";
import { prose, sayings, type Template } from "../facts/mail-facts";
import { goodbye, greeting, greetingOf, pieces } from "./order-parts";

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

const lostData = z.object({
  planks: z.array(z.string()).catch([]),
  /** What was paid and has gone back, EUR. */
  amount: z.coerce.number(),
  /** What else stood in the way, in the shopper's language. */
  reasons: z.array(z.string()).catch([]),
  /** The shop itself failed: nothing was gone, and nothing was changed. */
  cause: z.literal("not_placed").optional().catch(undefined),
});

/** For a payment without an order, because a plank or voucher was gone, the cart changed, or the shop failed. */
export const orderLost: Template = (facts) => {
  const { shop, language, data } = facts;
  const { toConfigurator, toCart } = facts.words.buttons;
  const { planks, amount, reasons, cause } = lostData.parse(data);
  const say = sayings(facts, "order_lost", { Betrag: inCurrency(amount, language) });
  const [next, button, page]: [string, string, string] =
    planks.length > 0
      ? [say.otherPlank(), toConfigurator, "configuratorDesktop"]
      : [say.again(), toCart, "cartDesktop"];
  return {
    subject: say.subject(),
    preview: say.money(),
    heading: say.heading(),
    blocks: [
      greetingOf(facts, ""),
      ...prose(say.text()),
      ...(cause ? prose(say.failed()) : why(say, planks, reasons)),
      ...prose(say.money()),
      ...prose(next),
      { type: "button", label: button, url: `${shop.storefrontUrl}/${page}` },
      ...goodbye(facts),
    ],
  };
};

/** Every reason. Without any the sum no longer fitted: the cart was changed while it was paid. */
function why(say: Sayings<"order_lost">, planks: string[], reasons: string[]): Block[] {
  const gone = planks.length > 0 ? prose(say.gone({ Planken: planks.join(", ") })) : [];
  const all: Block[] = [...gone, ...reasons.map((text) => ({ type: "text" as const, text }))];
  return all.length > 0 ? all : prose(say.changed());
}
