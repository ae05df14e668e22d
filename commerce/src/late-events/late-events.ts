import { setTimeout as pause } from "node:timers/promises";
import type { EventBusTypes } from "@medusajs/framework/types";
import embedded from "@medusajs/medusa/event-bus-local";

/** How often an event comes a second time: often enough to show in any test that places orders. */
const AGAIN = 1 / 3;

type Subscriber = EventBusTypes.Subscriber;

/** Medusa's module says less of its service than it is. */
// biome-ignore lint/suspicious/noExplicitAny: what the container gives
const Embedded: new (...given: any[]) => EventBusTypes.IEventBusModuleService = embedded.service;

/**
 * Medusa's embedded events as several processes with Redis may see them on a bad day: each subscriber gets each event some time later, so
 * that they overtake each other and what people do meanwhile, and a third of them twice. For tests.
 */
export default class LateEvents extends Embedded {
  private readonly seconds: number;

  constructor(dependencies: unknown, options: { seconds: number }, declaration: unknown) {
    super(dependencies, options, declaration);
    this.seconds = options.seconds;
  }

  override subscribe(
    event: string | symbol,
    subscriber: Subscriber,
    context: EventBusTypes.SubscriberContext,
  ): this {
    return super.subscribe(event, late(subscriber, this.seconds), context);
  }
}

/** The subscriber, up to so many seconds late, and now and then once more. @param random from 0 to 1 */
export function late(
  subscriber: Subscriber,
  seconds: number,
  random: () => number = Math.random,
): Subscriber {
  // Squared: most are a little late, some very.
  const wait = () => pause(random() ** 2 * seconds * 1000);
  const delayed: Subscriber = async (event) => {
    await wait();
    await subscriber(event);
    if (random() >= AGAIN) return;
    await wait();
    await subscriber(event);
  };
  // Medusa gives it a name of its own by which it is found again.
  return Object.assign(delayed, subscriber);
}
