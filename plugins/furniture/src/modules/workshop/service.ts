import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import { type DatabaseDependency, type Run, runOn } from "../../core/database";
import FurnitureOrderNote from "./models/order-note";
import FurniturePiecePhoto from "./models/piece-photo";
import FurniturePromise from "./models/promise";
import FurnitureWorkshopMove from "./models/workshop-move";
import FurnitureWorkshopPiece from "./models/workshop-piece";

/** The workshop's book: pieces and their moves, promised days, notes on orders, photos. Its statements lie beside it, one subject a file. */
export default class WorkshopService extends MedusaService({
  FurnitureWorkshopPiece,
  FurnitureWorkshopMove,
  FurniturePromise,
  FurnitureOrderNote,
  FurniturePiecePhoto,
}) {
  private readonly run: Run;

  constructor(dependencies: DatabaseDependency, ...others: unknown[]) {
    super(dependencies, ...others);
    this.run = runOn(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** Asks or changes the book; the statements are in the files beside this one. */
  ask<Answer>(question: (run: Run) => Promise<Answer>): Promise<Answer> {
    return question(this.run);
  }
}
