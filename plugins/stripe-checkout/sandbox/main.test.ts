import { type ChildProcess, spawn } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  API_KEY,
  clientOf,
  control,
  type Receiver,
  sessionParameters,
  startReceiver,
  until,
  WEBHOOK_SECRET,
} from "./testing";

// Whole processes start here, beside whatever else the machine does.
vi.setConfig({ testTimeout: 60_000 });

let dataFolder: string;
let receiver: Receiver;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "stripe-sandbox-"));
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await receiver.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

interface Running {
  url: string;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function spawnSandbox(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  let text = "";
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/main.ts"], {
    cwd: join(__dirname, ".."),
    env: { ...process.env, SHOP_ENV: "trial", ...env },
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

async function environment(): Promise<Record<string, string>> {
  return {
    STRIPE_SANDBOX_PORT: String(await freePort()),
    STRIPE_SANDBOX_DATA: dataFolder,
    STRIPE_API_KEY: API_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_WEBHOOK_URL: receiver.url,
  };
}

async function start(): Promise<Running> {
  const env = await environment();
  const { child, output } = spawnSandbox(env);
  const url = `http://127.0.0.1:${env.STRIPE_SANDBOX_PORT}`;
  await until("the sandbox answers", async () => {
    if (child.exitCode !== null) throw new Error(output());
    return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok === true;
  });
  return {
    url,
    end: (signal) =>
      new Promise((resolve) => {
        child.once("exit", (code) => resolve(code));
        child.kill(signal);
      }),
  };
}

async function refusal(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const { child, output } = spawnSandbox(env);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, text: output().trim() };
}

test("it refuses to start where SHOP_ENV is production, in one line", async () => {
  const { code, text } = await refusal({ ...(await environment()), SHOP_ENV: "production" });
  expect(code).toBe(1);
  expect(text).toBe(
    "The Stripe sandbox takes no real money and refuses to start where SHOP_ENV is production.",
  );
});

test("wrong settings are named, one line each", async () => {
  const wrong = { ...(await environment()), STRIPE_API_KEY: "sk_live_real", STRIPE_WEBHOOK_URL: "nowhere" };
  const { code, text } = await refusal(wrong);
  expect(code).toBe(1);
  expect(text.split("\n")).toEqual([
    "STRIPE_API_KEY: must be a test key: sk_test_…",
    "STRIPE_WEBHOOK_URL: must be the address that receives events",
  ]);
});

test("SIGTERM ends it with code 0", async () => {
  const sandbox = await start();
  expect(await sandbox.end("SIGTERM")).toBe(0);
});

test("a SIGKILL loses nothing that was answered, and undelivered events still arrive", async () => {
  const first = await start();
  const stripe = clientOf(first.url);
  receiver.answerWith(503);
  const sessions = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      stripe.checkout.sessions.create(sessionParameters({ client_reference_id: `cart ${index}` }), {
        idempotencyKey: `key ${index}`,
      }),
    ),
  );
  await control(first.url, "POST", `/checkout/sessions/${sessions[0]?.id}/pay`, {});
  await first.end("SIGKILL");
  // A kill in the middle of a write leaves half a line.
  await appendFile(join(dataFolder, "journal.ndjson"), '[["session","cs_test_ha');

  receiver.answerWith(200);
  const second = await start();
  const again = clientOf(second.url);
  const found = await Promise.all(sessions.map(({ id }) => again.checkout.sessions.retrieve(id)));
  expect(found.map((session) => session.client_reference_id)).toEqual(
    sessions.map((session) => session.client_reference_id),
  );
  expect(found[0]?.payment_status).toBe("paid");
  await until("the event arrives", () => receiver.types().includes("checkout.session.completed"));

  const repeated = await again.checkout.sessions.create(
    sessionParameters({ client_reference_id: "cart 7" }),
    {
      idempotencyKey: "key 7",
    },
  );
  expect(repeated.id).toBe(sessions[7]?.id);
});
