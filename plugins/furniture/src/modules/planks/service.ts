import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import { type DatabaseDependency, type Run, runOn } from "../../core/database";
import { keepPlanks, type Taking, takePlanks } from "./exchange";
import { freeExpired, type GonePlank, type Hold, holdPlanks, holdsAny, releaseHolds } from "./holds";
import FurniturePlank from "./models/plank";
import FurniturePlankFile from "./models/plank-file";
import { type Plank, type PlankList, type PlankState, STOCK } from "./plank";
import {
  deadOrders,
  freeOrder,
  freePlank,
  type Sale,
  sellPlanks,
  unsellPlanks,
  unwrittenSales,
} from "./sales";
import {
  changePlank,
  countStock,
  createPlank,
  deletePlank,
  moveSamplePictures,
  type NewPlank,
  nextName,
  type PlankFacts,
  retirePlank,
  type StockFilter,
  type StockPlank,
  searchStock,
} from "./stock";

/** The stock of planks, each one of a kind. Written in SQL, because each rule here is one statement. */
export default class PlanksService extends MedusaService({ FurniturePlank, FurniturePlankFile }) {
  private readonly run: Run;

  constructor(dependencies: DatabaseDependency, ...others: unknown[]) {
    super(dependencies, ...others);
    this.run = runOn(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
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

  /** Sells planks that a cart holds to its order; see {@link sellPlanks}. Answers the ids of all planks of the order. */
  sellPlanks(sale: Sale): Promise<string[]> {
    return sellPlanks(this.run, sale);
  }

  /** Puts the planks of a cancelled order back into the stock, but for the sawn ones. */
  freeOrder(orderId: string): Promise<void> {
    return freeOrder(this.run, orderId);
  }

  /** Puts one plank of an order back into the stock; false when the order has it no more. */
  freePlank(id: string, orderId: string): Promise<boolean> {
    return freePlank(this.run, id, orderId);
  }

  /** Sells further planks to an order that is being changed; see {@link takePlanks}. Answers those it cannot have. */
  async takePlanks(taking: Taking): Promise<{ gone: GonePlank[] }> {
    return { gone: await takePlanks(this.run, taking) };
  }

  /** Frees the planks of an order but for `kept`; see {@link keepPlanks}. */
  keepPlanks(orderId: string, kept: readonly string[]): Promise<void> {
    return keepPlanks(this.run, orderId, kept);
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

  /**
   * What a list shows to shoppers, by name: no retired planks, and of the sold ones those of the last months. Two partial
   * indexes, one for each half of the condition, let it read no more than that, however many were sold before.
   */
  planksOf(list: PlankList): Promise<Plank[]> {
    return this.run(
      `select * from ${STOCK} p where p.list = ? and p.state <> 'retired'
         and (p.sold_at is null or p.sold_at > now() - interval '90 days') order by p.name, p.id`,
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

  /** Adds a plank; see {@link createPlank}. */
  addPlank(plank: NewPlank): Promise<string | undefined> {
    return createPlank(this.run, plank);
  }

  changePlank(id: string, change: Partial<PlankFacts>): Promise<boolean> {
    return changePlank(this.run, id, change);
  }

  retirePlank(id: string, retired: boolean): Promise<void> {
    return retirePlank(this.run, id, retired);
  }

  /** Deletes a plank that was never in a cart; false when it was. */
  deletePlank(id: string): Promise<boolean> {
    return deletePlank(this.run, id);
  }

  /** Notes that a picture was stored for the stock; see {@link noteFile}. */
  noteFile(id: string): Promise<void> {
    return noteFile(this.run, id);
  }

  /** Pictures that no plank shows; see {@link unusedFiles}. */
  unusedFiles(addresses?: readonly string[]): Promise<string[]> {
    return unusedFiles(this.run, addresses);
  }

  forgetFile(id: string): Promise<void> {
    return forgetFile(this.run, id);
  }

  /** Which planks the seed has put in. */
  samplePlanks(): Promise<Pick<Plank, "list" | "name">[]> {
    return this.run("select list, name from furniture_plank where sample and deleted_at is null", []);
  }

  /** See {@link moveSamplePictures}. */
  moveSamplePictures(base: string): Promise<void> {
    return moveSamplePictures(this.run, base);
  }

  /** What is chalked on the next board. */
  nextName(): Promise<string> {
    return nextName(this.run);
  }

  /** One page of the stock as staff see it. */
  searchStock(filter: StockFilter): Promise<{ planks: StockPlank[]; count: number }> {
    return searchStock(this.run, filter);
  }

  /** How many planks each list has in each state. */
  countStock(): Promise<{ list: PlankList; state: PlankState; count: number }[]> {
    return countStock(this.run);
  }
}

/** Between storing a photo and adding its plank; what is younger may still get one. */
const UNDER_WAY = "interval '1 hour'";
const AT_ONCE = 100;

/** Notes that a picture was stored for the stock. `id` is what Medusa's file module calls it. */
async function noteFile(run: Run, id: string): Promise<void> {
  await run("insert into furniture_plank_file (id) values (?) on conflict do nothing", [id]);
}

/**
 * Pictures that no plank shows, at most 100: among those at some addresses, or, without any, among all that are not
 * just being uploaded.
 */
async function unusedFiles(run: Run, addresses?: readonly string[]): Promise<string[]> {
  const candidates = addresses
    ? "exists (select 1 from unnest(?::text[]) address where right(address, length(f.id) + 1) = '/' || f.id)"
    : `f.created_at < now() - ${UNDER_WAY}`;
  const rows = await run<{ id: string }>(
    `select f.id from furniture_plank_file f where ${candidates} and not exists (
       select 1 from furniture_plank p, unnest(array[p.image, p.normal_map, p.end_grain]) shown
       where p.deleted_at is null and right(shown, length(f.id) + 1) = '/' || f.id)
     limit ${AT_ONCE}`,
    addresses ? [[...addresses]] : [],
  );
  return rows.map(({ id }) => id);
}

/** A picture is deleted for good. */
async function forgetFile(run: Run, id: string): Promise<void> {
  await run("delete from furniture_plank_file where id = ?", [id]);
}
