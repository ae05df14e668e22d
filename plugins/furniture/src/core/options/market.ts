import { z } from "@medusajs/framework/zod";
import { type Market, marketOptions, readOptions } from "./read-options";

let current: Market = marketOptions.parse({});

/** Where and in what the shop sells, as medusa-config says. The default until the options have been read. */
export function market(): Readonly<Market> {
  return current;
}

/**
 * Reads the market's options for the whole process, once, when Medusa starts.
 * @param options all of the plugin's
 * @throws an error with a line for each option that is wrong
 */
export function setMarket(options: unknown): void {
  readOptions(NO_OTHERS, options);
  current = marketOptions.parse(options ?? {});
}

/** What the ids of all providers of the card's service begin with: refunds of any of them go by themselves. */
export function cardService(): string {
  const { card } = market().paymentProviders;
  return card.slice(0, card.indexOf("_", "pp_".length));
}

const NO_OTHERS = z.object({});
