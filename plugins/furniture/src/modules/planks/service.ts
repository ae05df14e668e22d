import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import { freeExpired, type GonePlank, type Hold, holdPlanks, holdsAny, releaseHolds } from "./holds";
import FurniturePlank from "./models/plank";
import { type Plank, type PlankList, type Run, STOCK } from "./plank";
import { deadOrders, freeOrder, type Sale, sellPlanks, unsellPlanks, unwrittenSales } from "./sales";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: {
    raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
  };
}

/** The stock of planks, each one of a kind. Written in SQL, because each rule here is one statement. */
export default class PlanksService extends MedusaService({ FurniturePlank }) {
  private readonly run: Run;

  constructor(dependencies: Dependencies, ...others: unknown[]) {
    super(dependencies, ...others);
    const connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
    this.run = async <Row>(statement: string, parameters: unknown[]) =>
      (await connection.raw(statement, parameters)).rows as Row[];
  }

  /** See {@link holdPlanks}: all or none, renewing what the cart has. Answers the planks it cannot have. */
  async holdPlanks(hold: Hold): Promise<{ gone: GonePlank[] }> {
    return { gone: await holdPlanks(this.run, hold) };
  }

  /** Gives back what a cart holds, but for the planks in `kept`. */
  releaseHolds(cartId: string, kept: readonly string[] = []): Promise<void> {
    return releaseHolds(this.run, cartId, kept);
  }

  /** Whether a cart holds any plank. */
  holdsAny(cartId: string): Promise<boolean> {
    return holdsAny(this.run, cartId);
  }

  /** Sells what a cart holds to its order; see {@link sellPlanks}. Answers the ids of all planks of the order. */
  sellPlanks(sale: Sale): Promise<string[]> {
    return sellPlanks(this.run, sale);
  }

  /** Puts the planks of a cancelled order back into the stock. */
  freeOrder(orderId: string): Promise<void> {
    return freeOrder(this.run, orderId);
  }

  /** Turns a sale that was undone into the hold it came from. */
  unsellPlanks(orderId: string): Promise<void> {
    return unsellPlanks(this.run, orderId);
  }

  /** Clears holds that are over. Returns how many. */
  freeExpired(now: Date): Promise<number> {
    return freeExpired(this.run, now);
  }

  /** Orders that a crash left without their planks. */
  unwrittenSales(): Promise<{ cart_id: string; order_id: string }[]> {
    return unwrittenSales(this.run);
  }

  /** Cancelled or undone orders that still have planks. */
  deadOrders(): Promise<string[]> {
    return deadOrders(this.run);
  }

  /** Planks with their states at this moment, in the order of `ids`; unknown ids are left out. */
  async planksByIds(ids: readonly string[]): Promise<Plank[]> {
    if (ids.length === 0) return [];
    const found = await this.run<Plank>(`select * from ${STOCK} p where p.id = any(?::text[])`, [[...ids]]);
    return ids.flatMap((id) => found.find((plank) => plank.id === id) ?? []);
  }

  /** Everything a list has, retired planks apart, by name. */
  planksOf(list: PlankList): Promise<Plank[]> {
    return this.run(
      `select * from ${STOCK} p where p.list = ? and p.state <> 'retired' order by p.name, p.id`,
      [list],
    );
  }

  /** The first time shoppers put planks into a cart. */
  async markChosen(ids: readonly string[]): Promise<void> {
    await this.run(
      "update furniture_plank set chosen_at = now() where id = any(?::text[]) and chosen_at is null",
      [[...ids]],
    );
  }
}
