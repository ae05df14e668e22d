import { expect, test } from "vitest";
import { z } from "zod";
import { readShop, SHOP } from "../../shopper/shop";

const shop = readShop(SHOP.extend({ storefront: z.url() }));

/** Pages with prices at which one can order, or begin to. */
const PRICED = [
  "/",
  "/homeMobile",
  "/configuratorDesktop",
  "/entwuerfe",
  "/configuratorTableDesktop",
  "/configuratorFrameMobile",
];

test.each([
  ["de", /inkl\. MwSt\.|Mehrwertsteuer|MwSt\. im Preis/, /Lieferung/],
  ["en", /VAT/, /[Dd]elivery/],
])(
  "in %s every page with prices says that they include VAT and delivery (§ 6 PAngV)",
  async (lng, tax, delivery) => {
    for (const path of PRICED) {
      const page = await (await fetch(`${shop.storefront}${path}?lng=${lng}`)).text();
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? "";
      expect(main, path).toMatch(tax);
      expect(main, path).toMatch(delivery);
    }
  },
);
