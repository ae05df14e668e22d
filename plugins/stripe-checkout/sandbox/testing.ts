import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";
import { type Sandbox, startSandbox } from "./server";

export const API_KEY = "sk_test_planke46";
export const WEBHOOK_SECRET = "whsec_planke46";

/** One event as it arrived at the shop's door. */
export interface Delivery {
  body: string;
  signature: string;
}

/** Stands for the shop: notes what is delivered and answers as told. */
export interface Receiver {
  url: string;
  deliveries: Delivery[];
  answerWith: (status: number) => void;
  types: () => string[];
  stop: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      deliveries.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    deliveries,
    answerWith: (next) => {
      status = next;
    },
    types: () => deliveries.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface TestSandbox {
  sandbox: Sandbox;
  stripe: Stripe;
  receiver: Receiver;
  dataFolder: string;
  /** Calls a control route and answers its JSON. */
  control: <T = unknown>(method: string, path: string, body?: unknown) => Promise<T>;
  stop: () => Promise<void>;
}

/** The sandbox on a free port with a folder of its own, a receiver of its events and the official library. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const dataFolder = await mkdtemp(join(tmpdir(), "stripe-sandbox-"));
  const receiver = await startReceiver();
  const sandbox = await startSandbox({
    port: 0,
    dataFolder,
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: receiver.url,
    firstRetryMs: 50,
  });
  return {
    sandbox,
    stripe: clientOf(sandbox.url),
    receiver,
    dataFolder,
    control: (method, path, body) => control(sandbox.url, method, path, body),
    async stop() {
      await sandbox.stop();
      await receiver.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The official library, pointed at a sandbox. */
export function clientOf(url: string, apiKey: string = API_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(apiKey, {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export async function control<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}/_sandbox${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Waits until something holds; an explanation of `what` is thrown when it does not within fifteen seconds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(20);
  }
}

/** Parameters of a session over one table. */
export function sessionParameters(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "eur", unit_amount: 149_100, product_data: { name: "Tisch" } },
      },
    ],
    success_url: "http://localhost:3000/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/orderCancelledStripe",
    metadata: { session_id: "payses_1" },
    ...changes,
  };
}
