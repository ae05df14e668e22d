import { isDeepStrictEqual } from "node:util";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../core/refusal/refusal";
import { orderRecord } from "../../../modules/orders/order-record";
import { type Asked, isRecord } from "./asked";

const ADDRESSES = ["shipping_address", "billing_address"] as const;
/** What `recordOrder` writes; any other key of the metadata is the staff's. */
const KEPT = [...Object.keys(orderRecord.shape), "data_security"];

/** E-mail address, language and notes may change here; where it goes and what was agreed may not. */
export async function assertOrderFacts({ container, params, body }: Asked): Promise<void> {
  const address = ADDRESSES.find((field) => body[field] !== undefined);
  if (address) {
    const message =
      "Die Adresse einer Bestellung wird mit „Auftrag ändern“ geändert: Dann erfährt der Kunde davon, und Mails, Produktionsblatt und Planken nennen dieselbe.";
    throw Refusal.single(address, message, "order_edit");
  }
  if (body.metadata === undefined) return;
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: params.id }, { select: ["id", "metadata"], take: 1 });
  const changed = order && changedFact(order.metadata ?? {}, body.metadata);
  if (!changed) return;
  const message = `${changed} gehört zu dem, was vereinbart ist (Rechnung, Produktionsblatt, Mails), und wird nur mit „Auftrag ändern“ geändert. Eigene Notizen bekommen einen anderen Namen.`;
  throw Refusal.single(`metadata.${changed}`, message, "order_record");
}

/** Medusa puts the given keys over the stored ones, and clears all of them for null. */
function changedFact(stored: Record<string, unknown>, given: unknown): string | undefined {
  if (given === null) return KEPT.find((key) => stored[key] !== undefined);
  if (!isRecord(given)) return undefined;
  return KEPT.find((key) => given[key] !== undefined && !isDeepStrictEqual(given[key], stored[key]));
}
