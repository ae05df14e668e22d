import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { MailRequest } from "../../modules/mails/mail";
import { queueMails } from "../../modules/mails/outbox";
import { ORDERS } from "../../modules/orders";
import { isOfFurniture } from "../../modules/orders/of-furniture";
import { PAPERS } from "../../modules/papers";
import { type MoneyMovement, movementsOf } from "../../modules/papers/movements";
import {
  addPaper,
  documentsOf,
  holdRanges,
  nextNumber,
  type PaperWithDocument,
} from "../../modules/papers/queries";
import type { ServedDetails } from "../../modules/shop-details/details";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { pokeSender } from "../mails/queue-mail";
import { findOrder, type OrderDocument } from "../orders/order-document";
import { planPapers } from "./plan";
import { printPaper } from "./print-paper";
import { standingOf, writePaper } from "./write-paper";

/** How often an order is read again whose money moved meanwhile. */
const TRIES = 3;

/**
 * Issues what an order still needs of invoices and credit notes: afterwards the invoices less the credit notes are what was paid
 * less what went back. Subscribers and sweep call it alike; repeated, also at once, it issues nothing twice. An order
 * that is about to be changed, and one that is not the shop's, gets nothing. The customer is mailed what was issued.
 * @returns how many papers it issued
 */
export async function issuePapers(container: MedusaContainer, orderId: string): Promise<number> {
  const papers = container.resolve(PAPERS);
  if (!(await isOfFurniture(container.resolve(ORDERS).run, orderId))) return 0;
  for (let left = TRIES; left > 0; left--) {
    // The money is read before the order and compared afterwards: the order is at least as new as it.
    const money = await movementsOf(papers.run, orderId);
    const order = await findOrder(container, orderId);
    if (!order?.record || order.versions.some(({ applied_at }) => applied_at === null)) return 0;
    const held = await documentsOf(papers.run, orderId);
    if (planPapers(standingOf({ order, money, held })).length === 0) return 0;
    const shop = await shopDetails(container);
    if (!isReady(shop)) return 0;
    const known = { container, order, money, shop };
    const issued = await papers.inTransaction((run) => issueMissing(run, known));
    if (issued === "moved") continue;
    pokeSender(container);
    return issued;
  }
  return 0;
}

/** The law wants one of both on an invoice; without them papers wait for the sweep after staff have filled them in. */
export function isReady({ vatId, taxNumber }: Pick<ServedDetails, "vatId" | "taxNumber">): boolean {
  return vatId !== "" || taxNumber !== "";
}

interface Known {
  container: MedusaContainer;
  order: OrderDocument;
  money: readonly MoneyMovement[];
  shop: ServedDetails;
}

async function issueMissing(run: Run, known: Known): Promise<number | "moved"> {
  const { container, order, money } = known;
  const warn = (words: string) => container.resolve(ContainerRegistrationKeys.LOGGER).warn(words);
  const issuedAt = await holdRanges(run);
  const now = await movementsOf(run, order.id);
  if (now.map(({ id }) => id).join() !== money.map(({ id }) => id).join()) return "moved";
  const held = await documentsOf(run, order.id);
  const before = held.length;
  const plan = planPapers(standingOf({ order, money, held }));
  for (const planned of plan) {
    const about =
      typeof planned.about === "number"
        ? held[before + planned.about]
        : held.find(({ id }) => id === planned.about);
    const { year, sequence, number } = await nextNumber(run, planned.kind, issuedAt);
    const document = writePaper({ ...known, held }, planned, { number, issuedAt, about, warn });
    const paper = {
      ...{ id: generateEntityId(undefined, "fpap"), kind: planned.kind, scope: planned.scope },
      ...{ year, sequence, number, order_id: order.id, place: held.length + 1 },
      order_version: document.order.version,
      about: about?.id ?? null,
      cents: planned.cents,
      movements: money.map(({ id }) => id),
      ...{ language: document.language, currency: document.currency },
      issued_at: issuedAt,
      document,
    };
    await addPaper(run, { ...paper, pdf: await printPaper(document) });
    held.push({ ...paper, sha256: "" });
  }
  if (order.email && plan.length > 0) await queueMails(run, mailOf(order.id, held.slice(before)));
  return plan.length;
}

/** One mail for what is issued together. Queued with the papers, so that no crash comes between, and those of an earlier version get none. */
function mailOf(orderId: string, issued: readonly PaperWithDocument[]): MailRequest {
  const papers = issued.map(({ id }) => id);
  return { template: "papers", key: `papers:${papers[0]}`, order_id: orderId, data: { papers } };
}
