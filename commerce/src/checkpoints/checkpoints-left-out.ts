import { TransactionOrchestrator, WorkflowManager } from "@medusajs/framework/orchestration";
import { completeCartWorkflowId } from "@medusajs/medusa/core-flows";

/**
 * Leaves out what Medusa writes down while it completes a cart: after each of some forty steps all that the steps before have answered, with
 * the cart and the order in it, and in the end all of it for three days. Nothing reads that: each request begins anew, and finds the
 * order that there is by its cart.
 */
export default class CheckpointsLeftOut {
  __hooks = {
    // Plugins have consumed the workflow's hooks by now.
    onApplicationStart: async () => leaveOutCheckpoints(completeCartWorkflowId),
  };
}

/** @throws where Medusa knows no such workflow */
export function leaveOutCheckpoints(id: string): void {
  const workflow = WorkflowManager.getWorkflow(id);
  if (!workflow) throw new Error(`Medusa has no workflow ${id}`);
  // Copies that Medusa makes when it registers a workflow, and reads in different places.
  for (const options of [
    workflow.options,
    workflow.orchestrator.getOptions(),
    TransactionOrchestrator.getWorkflowOptions(id),
  ])
    Object.assign(options ?? {}, { store: false, retentionTime: undefined });
}
