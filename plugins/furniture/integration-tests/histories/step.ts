import type fc from "fast-check";
import { expect } from "vitest";
import { type Answer, admin } from "../../../../tests/shopper/shop";
import { expectAgreement } from "./agreement";
import type { Order, Real, World } from "./world";

export type Step = fc.AsyncCommand<World, Real>;

/** A deed, after which all books are compared. */
export abstract class Compared implements Step {
  abstract readonly name: string;

  check(_world: Readonly<World>): boolean {
    return true;
  }

  abstract act(world: World, real: Real): Promise<void>;

  async run(world: World, real: Real): Promise<void> {
    await this.act(world, real);
    await expectAgreement(world);
  }

  toString(): string {
    return this.name;
  }
}

/** A deed about one of the orders that allow it: the one that an index picks. */
export abstract class OfOrder extends Compared {
  constructor(protected readonly which: number) {
    super();
  }

  abstract readonly about: (order: Order) => boolean;
  abstract deed(order: Order, world: World, real: Real): Promise<void>;

  override check(world: Readonly<World>): boolean {
    return world.orders.some(this.about);
  }

  async act(world: World, real: Real): Promise<void> {
    const order = pick(world.orders.filter(this.about), this.which);
    if (!order) return;
    world.touched.add(order);
    await this.deed(order, world, real);
  }

  override toString(): string {
    return `${this.name} (order ${this.which})`;
  }
}

/** One of some, by any index. */
export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

/** Whether the shop took something; it has to be as foretold. */
export function expectTaken({ status, body }: Answer, may: boolean, what: string): void {
  const said = `${what} should be ${may ? "taken" : "refused"}: ${status} ${JSON.stringify(body)?.slice(0, 600)}`;
  expect(status === 200, said).toBe(may);
  if (!may) expect(status, said).toBe(400);
}

/** The shop looks at Stripe by itself, for a payment whose events are lost. */
export async function sweep({ hears }: Order): Promise<void> {
  if (hears !== "deliver" && hears !== "doubled") await admin("POST", "/stripe-checkout/comparisons");
}
