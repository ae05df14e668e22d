import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { forRequestOfEvent } from "../core/request-id";
import { makePiecesOf } from "../domain/workshop/make-pieces";
import { ORDERS } from "../modules/orders";
import { isOfFurniture } from "../modules/orders/of-furniture";

/** The order is placed for good: its pieces are on the board. Should this event be lost, the sweep makes them. */
async function makeWorkshopPieces({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const { id } = event.data;
  if (await isOfFurniture(container.resolve(ORDERS).run, id)) await makePiecesOf(container, id);
}

export default forRequestOfEvent(makeWorkshopPieces);

export const config: SubscriberConfig = { event: "order.placed" };
