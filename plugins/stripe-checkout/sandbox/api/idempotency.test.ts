import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { IdempotentAnswer } from "../store/records";
import { API_KEY, sessionParameters, startTestSandbox, type TestSandbox } from "../testing";
import { storeAnswer, storedAnswer } from "./idempotency";

let place: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());

async function paid(): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await place.control("POST", `/checkout/sessions/${id}/pay`, {});
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  return String(payment_intent);
}

const headerOf = (answer: { lastResponse: { headers: Record<string, string> } }): string | undefined =>
  answer.lastResponse.headers["idempotent-replayed"];

test("a success is replayed, whatever happened since", async () => {
  const payment_intent = await paid();
  const first = await stripe.refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: "success" });
  await place.control("POST", `/refunds/${first.id}`, { status: "failed" });
  const again = await stripe.refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: "success" });
  expect(again).toMatchObject({ id: first.id, status: "succeeded" });
  expect(headerOf(again)).toBe("true");
});

test("a refusal after the work began is replayed, even when its cause is gone", async () => {
  const payment_intent = await paid();
  await place.control("PUT", `/payments/${payment_intent}/refund-mode`, { mode: "refuse" });
  const refund = () => stripe.refunds.create({ payment_intent }, { idempotencyKey: "refused" });
  await expect(refund()).rejects.toMatchObject({ code: "balance_insufficient" });
  await place.control("PUT", `/payments/${payment_intent}/refund-mode`, { mode: "succeed" });
  await expect(refund()).rejects.toMatchObject({ code: "balance_insufficient" });
  const fresh = await stripe.refunds.create({ payment_intent }, { idempotencyKey: "refused, tried anew" });
  expect(fresh.status).toBe("succeeded");
});

test("refused parameters leave their key free", async () => {
  const payment_intent = await paid();
  const options = { idempotencyKey: "wrong at first" };
  await expect(stripe.refunds.create({ payment_intent, amount: -1 }, options)).rejects.toMatchObject({
    param: "amount",
  });
  await expect(stripe.refunds.create({ payment_intent }, options)).resolves.toMatchObject({
    status: "succeeded",
  });
});

test("a key with other parameters is refused, after a success as after a refusal", async () => {
  const payment_intent = await paid();
  await stripe.refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: "a" });
  await expect(
    stripe.refunds.create({ payment_intent, amount: 1_000_000 }, { idempotencyKey: "b" }),
  ).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  for (const idempotencyKey of ["a", "b"]) {
    await expect(
      stripe.refunds.create({ payment_intent, amount: 200 }, { idempotencyKey }),
    ).rejects.toMatchObject({
      statusCode: 400,
      rawType: "idempotency_error",
    });
  }
});

test("while a request is under way its key is in use; afterwards it answers with the first result", async () => {
  await place.control("POST", "/failures", {
    kind: "slow",
    delayMs: 400,
    method: "POST",
    path: "/v1/checkout/sessions",
  });
  const create = () =>
    stripe.checkout.sessions.create(sessionParameters(), { idempotencyKey: "two at once" });
  const [first, second] = await Promise.allSettled([create(), create()]);
  const [done, refused] = first.status === "fulfilled" ? [first, second] : [second, first];
  expect(refused).toMatchObject({
    status: "rejected",
    reason: { statusCode: 409, code: "idempotency_key_in_use" },
  });
  if (done.status !== "fulfilled") throw new Error("nobody got through");
  const again = await create();
  expect([again.id, headerOf(again)]).toEqual([done.value.id, "true"]);
});

test("the official library waits for a key in use and gets the first result", async () => {
  await place.control("POST", "/failures", { kind: "slow", delayMs: 300, method: "POST" });
  const { hostname, port } = new URL(place.sandbox.url);
  const patient = new Stripe(API_KEY, { host: hostname, port, protocol: "http", maxNetworkRetries: 5 });
  const answers = await Promise.all(
    [1, 2].map(() =>
      patient.checkout.sessions.create(sessionParameters(), { idempotencyKey: "two patient ones" }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test("a key of more than 255 characters is refused", async () => {
  const options = { idempotencyKey: "k".repeat(256) };
  await expect(stripe.checkout.sessions.create(sessionParameters(), options)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a key is forgotten after a day", () => {
  const answers = new Map<string, IdempotentAnswer>();
  const state = {
    get: (_kind: "idempotentAnswer", key: string) => answers.get(key),
    put: (_kind: "idempotentAnswer", key: string, answer: IdempotentAnswer) => answers.set(key, answer),
  };
  const request = { key: "k", endpoint: "POST /v1/refunds", body: "amount=1" };
  const storedAt = Date.now();
  storeAnswer(state, request, 200, { id: "re_1" }, storedAt);
  const day = 24 * 60 * 60 * 1000;
  expect(storedAnswer(state, request, storedAt + day)?.body).toEqual({ id: "re_1" });
  expect(storedAnswer(state, request, storedAt + day + 1)).toBeUndefined();
  expect(storedAnswer(state, { ...request, body: "amount=2" }, storedAt + day + 1)).toBeUndefined();
});
