import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { cancelBeginOrderEditWorkflow } from "@medusajs/medusa/core-flows";
import { ORDERS } from "../../modules/orders";
import {
  dropMethodsAhead,
  dropVersion,
  editOf,
  markApplied,
  type StoredVersion,
  versionsOf,
} from "../../modules/orders/versions";
import { PLANKS } from "../../modules/planks";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { pickedPlanks } from "../configuration/plank-titles";
import { queueMail } from "../mails/queue-mail";
import { closePages, linkAddress } from "../order-lifecycle/payment-link";
import { orderDocument } from "../orders/order-document";
import { makePiecesOf } from "../workshop/make-pieces";
import { editMark } from "./edit-actions";
import { orderStanding } from "./plan";
import { pieceChanges } from "./record";
import { linkForDifference, owedBack } from "./settle-change";

/** What a version may have no longer. */
const PROMISES = ["promised_weeks", "promised_sample_days"];

const text = z.string().nullish();
const address = z.record(z.string(), text);
const contact = z.object({ email: z.string(), shipping_address: address, billing_address: address });

/**
 * Brings a change to its end that is under way or was interrupted: with a confirmed order edit everything that follows from
 * it is done, without one everything is taken back. Repeating it changes nothing. The caller holds the order.
 * @returns what became of it; "none" where there is none
 */
export async function finishChange(
  container: MedusaContainer,
  orderId: string,
): Promise<"none" | "finished" | "undone"> {
  const orders = container.resolve(ORDERS);
  const versions = await versionsOf(orders.run, orderId);
  const version = versions.find(({ applied_at }) => applied_at === null);
  if (!version) return "none";
  const edit = await editOf(orders.run, orderId, editMark(version.id));
  if (edit !== "confirmed") {
    await undo(container, version, edit);
    return "undone";
  }
  await applyContact(container, version);
  await orders.writeRecord(orderId, version.record, PROMISES);
  await freePlanks(container, orderId);
  await makePiecesOf(container, orderId);
  await closePages(container, orderId);
  await tell(
    container,
    version,
    versions.find(({ number }) => number === version.number - 1),
  );
  await markApplied(orders.run, version.id);
  return "finished";
}

async function undo(
  container: MedusaContainer,
  { id, order_id }: StoredVersion,
  edit: string | undefined,
): Promise<void> {
  if (edit === "pending" || edit === "requested")
    await cancelBeginOrderEditWorkflow(container).run({ input: { order_id } });
  const orders = container.resolve(ORDERS);
  await dropMethodsAhead(orders.run, order_id);
  await freePlanks(container, order_id);
  await dropVersion(orders.run, id);
}

/** The order's addresses are rewritten where they lie: a former one left behind would belong to no order and never be erased. */
async function applyContact(container: MedusaContainer, version: StoredVersion): Promise<void> {
  if (!version.contact) return;
  const { email, ...addresses } = contact.parse(version.contact);
  const orders = container.resolve(Modules.ORDER);
  const present = await orders.retrieveOrder(version.order_id, {
    relations: ["shipping_address", "billing_address"],
  });
  const missing: Record<string, object> = {};
  for (const name of ["shipping_address", "billing_address"] as const) {
    const { id } = present[name] ?? {};
    // Medusa's type forgets that a field of an address may be empty.
    if (id) await orders.updateOrderAddresses({ id, ...(addresses[name] as object) });
    else missing[name] = addresses[name];
  }
  await orders.updateOrders(version.order_id, { email, ...missing });
}

/** The order keeps the planks its pieces are built from, and no others. */
async function freePlanks(container: MedusaContainer, orderId: string): Promise<void> {
  const { lines } = await orderDocument(container, orderId);
  const kept = lines.flatMap(({ configuration }) => pickedPlanks(configuration).map(({ plank }) => plank));
  await container.resolve(PLANKS).keepPlanks(orderId, kept);
}

/** Tells the customer of the changed order, with the address where a difference is paid, and the workshop what to build now. */
async function tell(
  container: MedusaContainer,
  { id, order_id, number, total, lines, reason, created_by }: StoredVersion,
  before: StoredVersion | undefined,
): Promise<void> {
  const link = await linkForDifference(container, order_id, number, { staff: created_by });
  const { storefrontUrl } = await shopDetails(container);
  const paying = link && { url: linkAddress(storefrontUrl, link.token), amount: link.amount };
  const changes = pieceChanges(before?.lines ?? [], lines);
  const { byHand } = owedBack(await orderStanding(container, order_id));
  await queueMail(
    container,
    {
      template: "order_changed",
      key: `order_changed:${id}`,
      order_id,
      data: { version: number, before: before?.total ?? total, after: total, ...paying },
    },
    {
      template: "workshop_order_changed",
      key: `workshop_order_changed:${id}`,
      order_id,
      data: { version: number, by: created_by, reason, changes, ...(byHand > 0 && { transfer: byHand }) },
    },
  );
}
