import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Fault } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import type { Secrets } from "../data-folder/secrets.mjs";
import { clusterAddresses, nginxProgram, readClusterSettings } from "./cluster-settings.mjs";
import { filledIn, writeProxyConfig } from "./proxy.mjs";
import { medusaProcess, storefrontProcess } from "./topology.mjs";

const folder = mkdtempSync(join(tmpdir(), "planke46-cluster-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Programs that are there, whatever this machine has. */
const present = { NGINX_PATH: process.execPath, REDIS_SERVER_PATH: process.execPath };
const trial = { SHOP_ENV: "trial", DATA_DIR: folder, ...present };
const inner = {
  servers: [41, 42],
  worker: 43,
  storefronts: [44, 45],
  studio: 46,
  internal: 47,
  status: 48,
  redis: 49,
  metrics: {},
};

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readClusterSettings(env, ROOT);
  } catch (error) {
    if (error instanceof Fault) return error.lines;
    throw error;
  }
  return [];
}

function factsOf(env: NodeJS.ProcessEnv) {
  const settings = readClusterSettings(env, ROOT);
  return { settings, addresses: clusterAddresses(settings), secrets: {} as Secrets };
}

test.each([
  ["nginx", "NGINX_PATH"],
  ["redis-server", "REDIS_SERVER_PATH"],
])("without %s the start is refused with one line that says what to do", (program, variable) => {
  const faults = faultsOf({ ...trial, [variable]: "/nowhere" });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${program} is missing: .*${variable}`));
});

test("a Redis that runs already needs no program", () => {
  const env = { ...trial, REDIS_SERVER_PATH: "/nowhere", REDIS_URL: "redis://127.0.0.1:6379" };
  expect(faultsOf(env)).toEqual([]);
});

test("unless a trial is asked for it is production, which lets nothing embedded run", () => {
  const faults = faultsOf({ DATA_DIR: folder, ...present }).join("\n");
  for (const name of ["DATABASE_URL", "REDIS_URL", "SMTP_URL", "S3_BUCKET", "STRIPE_API_KEY"])
    expect(faults).toContain(name);
  for (const name of ["JWT_SECRET", "TLS_CERTIFICATE", "STOREFRONT_URL"]) expect(faults).toContain(name);
});

test("servers answer, the worker works, and storefronts ask through the proxy", () => {
  const facts = factsOf(trial);
  const server = medusaProcess(facts, "postgres://db/shop", {
    name: "Medusa 1",
    mode: "server",
    port: 41,
    metrics: 51,
  });
  expect(server.env).toMatchObject({ MEDUSA_WORKER_MODE: "server", PORT: "41", METRICS_PORT: "51" });
  expect(server.args).toContain("41");
  const worker = medusaProcess(facts, "postgres://db/shop", {
    name: "worker",
    mode: "worker",
    port: 43,
    metrics: 53,
  });
  expect(worker.env.MEDUSA_WORKER_MODE).toBe("worker");
  const page = storefrontProcess(facts, "pk_1", {
    name: "storefront 1",
    port: 44,
    internal: 47,
    metrics: 54,
  });
  expect(page.env).toMatchObject({
    STOREFRONT_PORT: "44",
    STOREFRONT_URL: "http://localhost:3000",
    MEDUSA_URL: "http://localhost:9000",
    MEDUSA_INTERNAL_URL: "http://127.0.0.1:47",
  });
});

test("the proxy's template gets a value for every name it asks for", () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are the template's own
  expect(filledIn("a ${ONE} $two", { ONE: "1" })).toBe("a 1 $two");
  expect(() => filledIn("${MISSING}", {})).toThrow("MISSING");
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
  const { config, remove } = writeProxyConfig(factsOf(trial), inner);
  const text = readFileSync(config, "utf8");
  remove();
  expect(text).not.toMatch(/\$\{[A-Z]/);
  expect(text).toContain("server 127.0.0.1:41 ");
  expect(text).toContain("server 127.0.0.1:42 ");
});

const nginx = nginxProgram(process.env);
if (!nginx)
  console.log("nginx is not on this machine: its own check of the proxy's configuration is skipped.");
describe.skipIf(!nginx)("nginx itself", () => {
  test("finds nothing wrong with the configuration of a trial, nor with one that speaks TLS", () => {
    const files = [
      "-newkey",
      "rsa:2048",
      "-keyout",
      join(folder, "key"),
      "-out",
      join(folder, "certificate"),
    ];
    execFileSync("openssl", ["req", "-x509", "-nodes", "-subj", "/CN=shop", ...files], { stdio: "ignore" });
    for (const env of [trial, production()]) {
      const { config, folder: place, remove } = writeProxyConfig(factsOf(env), inner);
      try {
        execFileSync(nginx ?? "", ["-t", "-e", "stderr", "-p", place, "-c", config], { stdio: "pipe" });
      } finally {
        remove();
      }
    }
  });
});

function production(): NodeJS.ProcessEnv {
  const secret = (letter: string) => `${letter}0123456789abcdefghijklmnopqrstuv`;
  return {
    ...present,
    DATA_DIR: folder,
    DATABASE_URL: "postgres://shop:password@db/shop",
    REDIS_URL: "redis://redis:6379",
    SMTP_URL: "smtps://mail.example",
    SANITY_PROJECT_ID: "abc123",
    SANITY_DATASET: "production",
    SANITY_API_READ_TOKEN: "token",
    SANITY_WEBHOOK_SECRET: secret("s"),
    STRIPE_API_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    S3_FILE_URL: "https://files.example",
    S3_BUCKET: "shop",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    STOREFRONT_URL: "https://shop.example",
    MEDUSA_URL: "https://admin.shop.example",
    STUDIO_URL: "https://studio.shop.example",
    TLS_CERTIFICATE: join(folder, "certificate"),
    TLS_KEY: join(folder, "key"),
    JWT_SECRET: secret("j"),
    COOKIE_SECRET: secret("c"),
    SESSION_SECRET: secret("e"),
    CLIENT_ADDRESS_SECRET: secret("a"),
  };
}
