import type { Template } from "../facts/mail-facts";
import { day } from "../words/formats";
import { designData, designLine } from "./design-data";
import { goodbye, pieceAlone } from "./order-parts";

/** A design that shoppers send to themselves: drawing, measures, price and the way back to it. */
export const design: Template = (facts) => {
  const { words, data, language } = facts;
  const { subject, heading, text, priceOn, open, address } = words.design;
  const { url, priced_at, details } = designData.parse(data);
  const piece = pieceAlone(facts, designLine(data), details);
  return {
    subject: subject(piece.title),
    preview: text,
    heading,
    blocks: [
      { type: "text", text: words.hello("") },
      { type: "text", text },
      { type: "pieces", pieces: [piece] },
      { type: "text", text: priceOn(day(new Date(priced_at), language)) },
      { type: "button", label: open, url },
      goodbye(facts),
      { type: "small", text: address },
    ],
  };
};
