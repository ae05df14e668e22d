import {
  DistributedTransaction,
  DistributedTransactionStorage,
  TransactionCheckpoint,
} from "@medusajs/framework/orchestration";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { currentRequestId, runForRequest } from "@planke46/furniture/core/request-id";
import { expect, test } from "vitest";
import { giveWorkflowsIds } from "./workflows";

giveWorkflowsIds();

/** The ids under which the steps of one run have worked. */
const ids: (string | undefined)[] = [];
const note = createStep("note-id", async () => {
  await Promise.resolve();
  ids.push(currentRequestId());
  return new StepResponse(undefined);
});
const inner = createWorkflow("noted-inside", () => new WorkflowResponse(note()));
const job = createWorkflow("job-noted", () => {
  note();
  return new WorkflowResponse(inner.runAsStep({ input: undefined }));
});

async function idsOf(run: () => Promise<unknown>): Promise<(string | undefined)[]> {
  await run();
  return ids.splice(0);
}

test("each run of a job has one id, for all it does, and no other run has it", async () => {
  const first = await idsOf(() => job().run());
  const second = await idsOf(() => job().run());
  expect(first).toHaveLength(2);
  expect(first[0]).toMatch(/^job-[\w-]{36}$/);
  expect(first[1]).toBe(first[0]);
  expect(second[0]).not.toBe(first[0]);
  expect(currentRequestId()).toBeUndefined();
});

test("what a request begins works under the request's id", async () => {
  const id = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
  expect(await idsOf(() => runForRequest(id, () => job().run()))).toEqual([id, id]);
});

/** Stores checkpoints as text, as Redis does, so that another process can continue the workflow later. */
class KeptElsewhere extends DistributedTransactionStorage {
  readonly texts = new Map<string, string>();
  readonly waiting: string[] = [];

  override async get(key: string): Promise<TransactionCheckpoint | undefined> {
    const text = this.texts.get(key);
    if (!text) return undefined;
    const { flow, context, errors } = JSON.parse(text);
    return new TransactionCheckpoint(flow, context, errors);
  }

  override async save(key: string, data: TransactionCheckpoint): Promise<TransactionCheckpoint> {
    this.texts.set(key, JSON.stringify(data));
    return data;
  }

  override async scheduleRetry({ transactionId }: { transactionId: string }): Promise<void> {
    this.waiting.push(transactionId);
  }
}

test("a step that another process takes up later works under the id of the request that began it", async () => {
  const elsewhere = new KeptElsewhere();
  DistributedTransaction.setStorage(elsewhere);
  const later = createStep({ name: "later", async: true, backgroundExecution: true }, async () => {
    ids.push(currentRequestId());
    return new StepResponse(undefined);
  });
  const work = createWorkflow("goes-on-elsewhere", () => {
    later();
    return new WorkflowResponse(note());
  });
  const id = "9f1e2d3c4b5a69788796a5b4c3d2e1f0";
  await runForRequest(id, () => work().run());
  await expect.poll(() => elsewhere.waiting.length).toBe(1);
  ids.splice(0);
  const [transactionId = ""] = elsewhere.waiting;
  expect(currentRequestId()).toBeUndefined();
  await work().run({ context: { transactionId } });
  expect(ids).toEqual([id]);
});
