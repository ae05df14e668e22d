import type { AsyncCommand } from "fast-check";
import type { Expected } from "../expected";
import { isAccessible, lookOver } from "../page-checks";
import type { Shopper } from "../shopper";

/** The most steps of a walk. */
const MOST_STEPS = 25;

/** One thing a shopper does. After it, the page keeps everything that is promised of every page. */
export abstract class Step implements AsyncCommand<Expected, Shopper> {
  /** Whether it can be done in this place. */
  protected abstract can(expected: Readonly<Expected>): boolean;

  check(expected: Readonly<Expected>): boolean {
    return expected.steps < MOST_STEPS && this.can(expected);
  }

  /** Does it, and says in `expected` what is true from then on. */
  protected abstract take(expected: Expected, shopper: Shopper): Promise<void>;

  /** As it is told in the report. */
  abstract toString(): string;

  async run(expected: Expected, shopper: Shopper): Promise<void> {
    shopper.steps.push(this.toString());
    expected.steps += 1;
    await this.take(expected, shopper);
    await lookOver(shopper, expected);
    await isAccessible(shopper, expected, false);
  }
}

/** On the payment page nothing of the shop can be pressed. */
export function inShop({ place }: Readonly<Expected>): boolean {
  return place !== "payment";
}
