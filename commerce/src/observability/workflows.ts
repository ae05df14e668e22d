// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import { container } from "@medusajs/framework";
import { type DistributedTransactionType, TransactionOrchestrator } from "@medusajs/framework/orchestration";
import {
  currentRequestId,
  isRequestId,
  newJobId,
  runForRequest,
} from "@planke46/furniture/request-id/current";
import { markEventsWithRequestId } from "@planke46/furniture/request-id/events";

/** In what a workflow keeps of itself, in Redis and Postgres: the id of the request or job that began it. */
const FIELD = "request_id";

/**
 * From now on every workflow of this process works under an id: its request's; in another process, or later, the one it was
 * begun with; and what nobody asked for, as each run of a job, under a new one. Medusa runs jobs as workflows, ours and its
 * own, and each workflow passes here when it begins and whenever it goes on; its own seams for tracing leave out those with
 * later steps.
 */
export function giveWorkflowsIds(): void {
  const { resume } = TransactionOrchestrator.prototype;
  TransactionOrchestrator.prototype.resume = function (transaction: DistributedTransactionType) {
    const id = idOf(transaction);
    return runForRequest(id, () => resume.call(this, transaction));
  };
}

function idOf(transaction: DistributedTransactionType): string {
  const current = currentRequestId();
  // A request has seen to that already.
  if (!current) markEventsWithRequestId(container);
  const flow = transaction.getFlow();
  const kept = flow.metadata?.[FIELD];
  const id = current ?? (isRequestId(kept) ? kept : newJobId());
  flow.metadata = { ...flow.metadata, [FIELD]: kept ?? id };
  return id;
}
