import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { HANDLED_EVENTS, type HandledEvent, isHandled } from "../checkout-session/webhook-action";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { calling } from "../stripe/failure";

/** So many a comparison deals with: what the shop has missed in a week without webhooks. The next one takes more. */
const MOST_EVENTS = 5000;
/** As many as Stripe lists at once. */
const PAGE = 100;

interface OpenEvents {
  /** The oldest first: the longest wait ends first. */
  open: HandledEvent[];
  /** The next comparison has none of them to do. */
  isWhole: boolean;
}

/** Stripe's events of a time that this shop has not processed. */
export async function openEvents(
  container: MedusaContainer,
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
): Promise<OpenEvents> {
  const created = { gte: Math.floor(from.getTime() / 1000), lte: Math.floor(to.getTime() / 1000) };
  const events = container.resolve(STRIPE_EVENTS);
  const processed = async (ids: string[]) => {
    const done = await events.listStripeEvents(
      { id: ids, status: "processed" },
      { select: ["id"], take: ids.length },
    );
    return done.map(({ id }) => id);
  };
  const found = await calling("list events", () =>
    openAmong(stripe.events.list({ types: [...HANDLED_EVENTS], created, limit: PAGE }), processed),
  );
  if (!found.isWhole) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(
      `Since ${from.toISOString()} Stripe has more than ${MOST_EVENTS} events that this shop has not processed: the newest come first, the others with the next comparisons.`,
    );
  }
  return found;
}

/**
 * Those of a list that are not processed. What is processed does not count for `most`: a busy shop would come to its end before it comes
 * to what it has missed.
 * @param list the newest first
 * @param processed which of some ids are processed
 */
export async function openAmong(
  list: AsyncIterable<Stripe.Event>,
  processed: (ids: string[]) => Promise<string[]>,
  most = MOST_EVENTS,
): Promise<OpenEvents> {
  const open: HandledEvent[] = [];
  let page: Stripe.Event[] = [];
  const look = async () => {
    const done = new Set(page.length > 0 ? await processed(page.map(({ id }) => id)) : []);
    open.push(...page.filter(isHandled).filter(({ id }) => !done.has(id)));
    page = [];
  };
  for await (const event of list) {
    page.push(event);
    if (page.length < PAGE) continue;
    await look();
    if (open.length > most) break;
  }
  await look();
  return { open: open.slice(0, most).reverse(), isWhole: open.length <= most };
}
