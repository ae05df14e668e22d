import { firstPiece } from "../../../../tests/browser/walks/oracle/pieces.ts";
import { priceOf } from "../../../../tests/browser/walks/oracle/prices.ts";
import { restorePrices, setPrices } from "../price-versions";
import type { Kind } from "./kinds";

/** What staff change of the prices in these histories, EUR. */
export interface PriceVersion {
  /** Added to a table of individual size. */
  individual: number;
  express: number;
}

const FIRST: PriceVersion = { individual: 30, express: 65 };

/** The prices of the shop, which all histories share. No shopper's step runs while staff change them. */
export class PriceGate {
  version = FIRST;
  private shoppers = new Set<Promise<unknown>>();
  private staff: Promise<unknown> = Promise.resolve();

  /** Runs a step that must see one version of the prices only. */
  async shop<T>(step: () => Promise<T>): Promise<T> {
    let waited: Promise<unknown> | undefined;
    while (waited !== this.staff) {
      waited = this.staff;
      await waited;
    }
    const running = step();
    const over = running.catch(() => undefined).finally(() => this.shoppers.delete(over));
    this.shoppers.add(over);
    return running;
  }

  change(version: PriceVersion): Promise<void> {
    const before = this.staff;
    const changed = (async () => {
      await before;
      await Promise.all(this.shoppers);
      await setPrices({ "table.individual": version.individual, "cart.expressBuild": version.express });
      // A process remembers the table for two seconds.
      await new Promise((resolve) => setTimeout(resolve, 2100));
      this.version = version;
    })();
    this.staff = changed.catch(() => undefined);
    return changed;
  }

  restore(): Promise<void> {
    this.version = FIRST;
    return restorePrices();
  }

  priceOf(kind: Kind, picksPlanks: boolean): number {
    const more = kind === "table" ? this.version.individual - FIRST.individual : 0;
    return priceOf({ ...firstPiece(kind), picksPlanks }) + more;
  }
}
