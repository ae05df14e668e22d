import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test } from "vitest";
import { medusaError } from "../../../stripe/failure";
import { answerDeed } from "./answer";

/** What staff are answered to a deed. */
async function answer(deed: () => Promise<string>) {
  const said: { status: number; body: unknown } = { status: 200, body: undefined };
  const response = {
    status(status: number) {
      said.status = status;
      return this;
    },
    json(body: unknown) {
      said.body = body;
    },
  };
  const scope = { resolve: () => ({ error() {} }) };
  await answerDeed(
    { headers: {}, method: "POST", path: "/", scope } as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    deed,
  );
  return said;
}

test("what Stripe has not carried out is said with its reason, also as a workflow engine hands it on", async () => {
  const failure = medusaError("refund the payment", new Error("Charge ch_1 has been charged back."));
  for (const thrown of [failure, { message: failure.message }]) {
    const { status, body } = await answer(() => Promise.reject(thrown));
    expect(status).toBe(502);
    expect(body).toMatchObject({ type: "provider_failed", message: expect.stringContaining("charged back") });
  }
});

test("nothing is said of Stripe, nor in the database's words, where something else failed", async () => {
  const failure = new Error('insert into "refund" - no space left on device');
  await expect(answer(() => Promise.reject(failure))).rejects.toBe(failure);
});
