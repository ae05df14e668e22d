import type { Browser } from "@playwright/test";
import fc, { type AsyncCommand } from "fast-check";
import { visitor } from "../access/visitors";
import { forgetRequests, shop } from "../shop";
import { orderToTheEnd } from "./commands/order";
import { type Expected, expectedAtFirst } from "./expected";
import { isAccessible, lookOver } from "./page-checks";
import { PATIENCE_MS } from "./patience";
import { Shopper } from "./shopper";
import { fillCart, type Start } from "./start";

/** What became of a walk. */
export interface Walked {
  start: Start;
  shopper: Shopper;
  error: unknown;
}

/** One walk in a browser of its own, to the end of an order. Never rejects. */
export async function walkThrough(
  browser: Browser,
  begin: Start,
  steps: Iterable<AsyncCommand<Expected, Shopper>>,
): Promise<Walked> {
  const { width, language } = begin;
  const context = await browser.newContext({
    ...visitor(width === 390 ? "phone" : "desktop", width),
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const shopper = new Shopper(context, await context.newPage(), width);
  let error: unknown = null;
  try {
    await forgetRequests();
    await shopper.page.request.get(`${shop.storefront}/?lng=${language}`);
    const expected = expectedAtFirst(language, await fillCart(shopper.page, begin));
    await shopper.page.goto(shop.storefront);
    await lookOver(shopper, expected);
    await fc.asyncModelRun(() => ({ model: expected, real: shopper }), steps);
    await isAccessible(shopper, expected, true);
    shopper.steps.push("order to the end");
    await orderToTheEnd(expected, shopper);
    await lookOver(shopper, expected);
    await isAccessible(shopper, expected, false);
  } catch (caught) {
    error = caught;
  } finally {
    await context.close();
  }
  return { start: begin, shopper, error };
}
