import type { Template } from "../facts/mail-facts";
import { prose, sayings } from "../facts/say";
import { day } from "../words/formats";
import { designData, designLine } from "./design-data";
import { goodbye, greetingOf, pieceAlone } from "./order-parts";

/** A design that shoppers send to themselves: drawing, measures, price and the way back to it. */
export const design: Template = (facts) => {
  const { words, data, language } = facts;
  const { url, priced_at, details } = designData.parse(data);
  const piece = pieceAlone(facts, designLine(data), details);
  const say = sayings(facts, "design", { Stück: piece.title });
  return {
    subject: say.subject(),
    preview: say.text(),
    heading: say.heading(),
    blocks: [
      greetingOf(facts, ""),
      ...prose(say.text()),
      { type: "pieces", pieces: [piece] },
      ...prose(say.priceOn({ Tag: day(new Date(priced_at), language) })),
      { type: "button", label: words.buttons.openDesign, url },
      ...goodbye(facts),
      ...prose(say.address(), "small"),
    ],
  };
};
