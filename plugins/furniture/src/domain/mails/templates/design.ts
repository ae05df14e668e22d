import { z } from "@medusajs/framework/zod";
import { type Configuration, KINDS, madeToMeasure, partsOf } from "@planke46/furniture-rules";
import { day } from "../../../core/formats";
import { type MailLine, prose, sayings, type Template } from "../facts/mail-facts";
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
      ...prose(say.priceOn({ Tag: day(priced_at, language) })),
      { type: "button", label: words.buttons.openDesign, url },
      ...goodbye(facts),
      ...prose(say.address(), "small"),
    ],
  };
};

/** The data of the mail about a design. */
const designData = z.object({
  kind: z.enum(KINDS),
  /** The rules accepted it when the mail was queued. */
  configuration: z.record(z.string(), z.unknown()),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** EUR, VAT included, and the moment it was counted (ISO 8601). */
  price: z.number(),
  priced_at: z.string(),
  /** The design's configurator. */
  url: z.url({ protocol: /^https?$/ }),
});
export type DesignMail = z.infer<typeof designData>;

/** A design as orders show their pieces, so that it looks like one. Throws where the data has been forgotten. */
export function designLine(data: unknown): MailLine {
  const { kind, price, configuration: stored } = designData.parse(data);
  const configuration = stored as unknown as Configuration;
  return {
    number: "design",
    place: 1,
    kind,
    configuration: stored,
    parts: partsOf(kind, configuration),
    madeToMeasure: madeToMeasure(kind, configuration),
    price,
    discount: 0,
  };
}
