// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import { container } from "@medusajs/framework";
import { type DistributedTransactionType, TransactionOrchestrator } from "@medusajs/framework/orchestration";
import {
  currentRequestId,
  isRequestId,
  markEventsWithRequestId,
  newJobId,
  runForRequest,
} from "@planke46/furniture/core/request-id";

/** The field of a stored workflow (Redis, Postgres) that holds the id of the request or job that began it. */
const FIELD = "request_id";

/**
 * Makes every workflow of this process run under an id: that of its request; when it is continued later or in another
 * process, the id it began with; without a request (each run of a job), a new one. Medusa runs all jobs as workflows,
 * and every workflow calls `resume` when it begins and when it continues. Medusa's own tracing hooks miss workflows
 * with later steps.
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
