import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { offSale } from "../../../../domain/cart/product-variants";
import { currentPrices } from "../../../../domain/prices/current-prices";

/** The whole price table and its version, so that a browser counts as the server does, and the kinds that are not sold for now. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const [{ version, prices }, off_sale] = await Promise.all([
    currentPrices(request.scope),
    offSale(request.scope),
  ]);
  // A saved version is to be seen at once, but asking again and again costs no table: the tag names the version.
  const tag = `"prices-${[version, ...off_sale].join("-")}"`;
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"] === tag) {
    response.status(304).end();
    return;
  }
  response.json({ version, prices, off_sale });
}
