import { TransactionOrchestrator, WorkflowManager } from "@medusajs/framework/orchestration";
import { completeCartWorkflowId } from "@medusajs/medusa/core-flows";
import { expect, test } from "vitest";
import { leaveOutCheckpoints } from "./checkpoints-left-out";

const kept = () => TransactionOrchestrator.getWorkflowOptions(completeCartWorkflowId);

test("Medusa writes down its progress with a cart, until that is left out", () => {
  expect(kept()).toMatchObject({ store: true, retentionTime: expect.any(Number) });
  leaveOutCheckpoints(completeCartWorkflowId);
  expect(kept()).toMatchObject({ store: false, retentionTime: undefined });
  // Each run makes a copy of what is registered.
  const registered = WorkflowManager.getWorkflow(completeCartWorkflowId);
  const copy = registered && TransactionOrchestrator.clone(registered.orchestrator);
  expect(copy?.getOptions()).toMatchObject({ store: false, retentionTime: undefined });
  expect(kept()).toMatchObject({ store: false });
});

test("a workflow that Medusa does not know is a fault, not silence", () => {
  expect(() => leaveOutCheckpoints("no-such-workflow")).toThrow("no-such-workflow");
});
