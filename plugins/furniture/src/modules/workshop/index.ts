import { MedusaService, Module } from "@medusajs/framework/utils";
import { sqlService } from "../../core/database";
import {
  FurnitureOrderNote,
  FurniturePiecePhoto,
  FurniturePromise,
  FurnitureWorkshopMove,
  FurnitureWorkshopPiece,
} from "./models/workshop";

export const WORKSHOP = "furnitureWorkshop";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [WORKSHOP]: WorkshopService;
  }
}

/** The workshop's book: pieces and their moves, promised days, notes on orders, photos. Its statements lie beside it, one subject a file. */
export class WorkshopService extends sqlService(
  MedusaService({
    FurnitureWorkshopPiece,
    FurnitureWorkshopMove,
    FurniturePromise,
    FurnitureOrderNote,
    FurniturePiecePhoto,
  }),
) {}

export default Module(WORKSHOP, { service: WorkshopService });
