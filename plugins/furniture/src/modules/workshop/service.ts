import { MedusaService } from "@medusajs/framework/utils";
import { sqlService } from "../../core/sql-service";
import FurnitureOrderNote from "./models/order-note";
import FurniturePiecePhoto from "./models/piece-photo";
import FurniturePromise from "./models/promise";
import FurnitureWorkshopMove from "./models/workshop-move";
import FurnitureWorkshopPiece from "./models/workshop-piece";

/** The workshop's book: pieces and their moves, promised days, notes on orders, photos. Its statements lie beside it, one subject a file. */
export default class WorkshopService extends sqlService(
  MedusaService({
    FurnitureWorkshopPiece,
    FurnitureWorkshopMove,
    FurniturePromise,
    FurnitureOrderNote,
    FurniturePiecePhoto,
  }),
) {}
