import { MedusaService, Module } from "@medusajs/framework/utils";
import type { PlankKind } from "@planke46/furniture-rules";
import { type DatabaseDependency, sqlService } from "../../core/database";
import { readOptions } from "../../core/options/read-options";
import { fileOptions, isBelow } from "./files";
import { deedsOf } from "./history";
import { freeExpired, holdPlanks, holdsAny, releaseHolds } from "./holds";
import { FurniturePlank, FurniturePlankDeed, FurniturePlankFile } from "./models/planks";
import { BY_NUMBER, type Plank, STOCK } from "./plank";
import {
  deadOrders,
  freeOrder,
  freePlank,
  keepPlanks,
  sellPlanks,
  takePlanks,
  unsellPlanks,
  unwrittenSales,
} from "./sales";
import {
  changePlank,
  countStock,
  createPlank,
  deletePlank,
  moveSamplePictures,
  nextName,
  plankOfPhoto,
  retirePlanks,
  searchStock,
} from "./stock";

export const PLANKS = "furniturePlanks";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PLANKS]: PlanksService;
  }
}

/** Between storing a photo and adding its plank; what is younger may still get one. */
const UNDER_WAY = "interval '1 hour'";
const AT_ONCE = 100;

/** The stock of planks, each one of a kind. Written in SQL, because each rule here is one statement. */
export class PlanksService extends sqlService(
  MedusaService({ FurniturePlank, FurniturePlankDeed, FurniturePlankFile }),
  {
    holdPlanks,
    releaseHolds,
    holdsAny,
    sellPlanks,
    freeOrder,
    freePlank,
    takePlanks,
    keepPlanks,
    unsellPlanks,
    freeExpired,
    unwrittenSales,
    deadOrders,
    changePlank,
    retirePlanks,
    deletePlank,
    moveSamplePictures,
    nextName,
    plankOfPhoto,
    searchStock,
    countStock,
    addPlank: createPlank,
    deedsOf,
  },
) {
  private readonly filesUrl: string;

  constructor(dependencies: DatabaseDependency, options?: unknown) {
    super(dependencies);
    this.filesUrl = readOptions(fileOptions, options).filesUrl;
  }

  /** Whether a picture lies where the shop keeps its files. Servers of ours fetch none from anywhere else. */
  isOwnFile(address: string): boolean {
    return isBelow(this.filesUrl, address);
  }

  /** Planks with their states at this moment, in the order of `ids`; unknown ids are left out. */
  async planksByIds(ids: readonly string[]): Promise<Plank[]> {
    if (ids.length === 0) return [];
    const found = await this.run<Plank>(`select * from ${STOCK} p where p.id = any(?::text[])`, [[...ids]]);
    return ids.flatMap((id) => found.find((plank) => plank.id === id) ?? []);
  }

  /**
   * What a list shows to shoppers, by number: no retired planks, and of the sold ones those of the last months. Two partial
   * indexes, one for each half of the condition, let it read no more than that, however many were sold before.
   */
  planksOf(list: PlankKind): Promise<Plank[]> {
    return this.run(
      `select * from ${STOCK} p where p.list = ? and p.state <> 'retired'
         and (p.sold_at is null or p.sold_at > now() - interval '90 days') order by ${BY_NUMBER}`,
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

  /** Which planks the seed has put in. */
  samplePlanks(): Promise<Pick<Plank, "list" | "name">[]> {
    return this.run("select list, name from furniture_plank where sample and deleted_at is null", []);
  }

  /** Notes that a picture was stored for the stock. `id` is what Medusa's file module calls it. */
  async noteFile(id: string): Promise<void> {
    await this.run("insert into furniture_plank_file (id) values (?) on conflict do nothing", [id]);
  }

  /**
   * Pictures that no plank shows, at most 100: among those at some addresses, or, without any, among all that are not
   * just being uploaded. Others each time: some may be impossible to delete.
   */
  async unusedFiles(addresses?: readonly string[]): Promise<string[]> {
    const candidates = addresses
      ? "exists (select 1 from unnest(?::text[]) address where right(address, length(f.id) + 1) = '/' || f.id)"
      : `f.created_at < now() - ${UNDER_WAY}`;
    const rows = await this.run<{ id: string }>(
      `select f.id from furniture_plank_file f where ${candidates} and not exists (
         select 1 from furniture_plank p, unnest(array[p.image, p.normal_map, p.end_grain]) shown
         where p.deleted_at is null and right(shown, length(f.id) + 1) = '/' || f.id)
       order by random() limit ${AT_ONCE}`,
      addresses ? [[...addresses]] : [],
    );
    return rows.map(({ id }) => id);
  }

  /** A picture is deleted for good. */
  async forgetFile(id: string): Promise<void> {
    await this.run("delete from furniture_plank_file where id = ?", [id]);
  }
}

export default Module(PLANKS, { service: PlanksService });
