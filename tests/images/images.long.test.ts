import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { nginxProgram } from "../../launcher/cluster/cluster-settings.mjs";
import { secretsOf } from "../../launcher/data-folder/secrets.mjs";
import { freePorts } from "../../launcher/settings/free-port.mjs";
import { readSettings } from "../../launcher/settings/settings.mjs";
import { addressesOf } from "../../launcher/shop/addresses.mjs";
import {
  medusaEnvironment,
  seedEnvironment,
  storefrontEnvironment,
} from "../../launcher/shop/part-environments.mjs";
import * as parts from "../../launcher/shop/parts.mjs";
import { Shopper } from "../launcher/cluster-shopper.ts";
import { type Launched, launch, ROOT, TEST_SHOP, untilSaid } from "../launcher/launched.ts";
import { buildContext, carryOut, type Stage } from "./dockerfile.ts";
import { askSecurely, certificate, Running, runInStage, startNginx, startStage } from "./running.ts";

const nginx = nginxProgram(process.env) ?? "";
const dataDir = TEST_SHOP.DATA_DIR ?? "";
const compose = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true });
/** Where each part listens during these tests; `plain` is the proxy without encryption, `inside` its way for storefronts. */
const PORTS = [
  "medusa",
  "storefront",
  "shop",
  "studio",
  "inside",
  "status",
  "plain",
  "stripeSandbox",
] as const;
type PortName = (typeof PORTS)[number];
/** What the Studio's build is told. No such project is ever asked. */
const PROJECT = { SANITY_STUDIO_PROJECT_ID: "abcd1234", SANITY_STUDIO_DATASET: "production" };

if (!nginx) console.log("The images are carried out on a machine with nginx.");

/** Installs everything four times and builds the whole shop. */
describe.skipIf(!dataDir || !nginx)("the images, carried out in folders", () => {
  const folder = mkdtempSync(join(tmpdir(), "planke46-images-"));
  const started: Running[] = [];
  let stages: Map<string, Stage>;
  let trial: Launched;
  let facts: Parameters<typeof medusaEnvironment>[0];
  let database: string;
  let ports: Record<PortName, number>;
  let tls: { key: string; cert: string };

  const stage = (name: string): Stage => {
    const found = stages.get(name);
    if (!found) throw new Error(`There is no stage ${name}.`);
    return found;
  };
  const at = (name: PortName) => `http://localhost:${ports[name]}`;
  const shopOrigin = () => `https://localhost:${ports.shop}`;

  beforeAll(async () => {
    // nginx's workers of another user pass through.
    chmodSync(folder, 0o755);
    const context = join(folder, "context");
    mkdirSync(context);
    buildContext(ROOT, join(ROOT, "images/Dockerfile.dockerignore"), context);
    const dockerfile = readFileSync(join(ROOT, "images/Dockerfile"), "utf8");
    stages = await carryOut(dockerfile, context, join(folder, "stages"), PROJECT);
    // Lends its Postgres and its content.
    trial = launch("start", TEST_SHOP);
    await untilSaid(trial, "The shop is ready after", 180_000);
    const settings = readSettings(TEST_SHOP, ROOT);
    const free = await freePorts(PORTS.length);
    ports = Object.fromEntries(PORTS.map((name, index) => [name, free[index] ?? 0])) as typeof ports;
    tls = await certificate(folder);
    const { medusa, storefront, stripeSandbox } = ports;
    const inner = { ...settings.ports, medusa, storefront, stripeSandbox };
    const addresses = { ...addressesOf(inner), storefront: shopOrigin() };
    facts = {
      settings: { ...settings, ports: inner, dataDir: folder },
      addresses,
      secrets: secretsOf(dataDir),
    };
    database = await emptyDatabase(lender().database);
  }, 1_800_000);

  afterAll(async () => {
    for (const one of started.reverse()) await one.stop();
    if (trial) process.kill(trial.pid, "SIGTERM");
    await trial?.ended;
    // Four installs: the runner is to hear of the worker meanwhile.
    await rm(folder, { recursive: true, force: true });
  }, 600_000);

  const lender = () =>
    z.object({ database: z.string() }).parse(JSON.parse(readFileSync(join(dataDir, "shop.json"), "utf8")));
  const seedFile = () => join(folder, "seed.json");

  test("hold what they start, as another user than root", () => {
    for (const name of ["medusa", "storefront"]) {
      const { folder: root, workdir, user, entrypoint, cmd } = stage(name);
      const script = [...entrypoint, ...cmd].find((word) => word.endsWith(".js")) ?? "";
      const path = script.startsWith("/") ? join(root, script) : join(root, workdir, script);
      expect(readFileSync(path, "utf8").length, `${name} holds ${script}`).toBeGreaterThan(0);
      expect(user).toBe("node");
    }
  });

  test("fill an empty database by the migration's own line, which may run twice", async () => {
    const variables = strings(seedEnvironment(facts, database));
    delete variables.SAMPLE_PLANKS;
    const [line] = compose.services.migrate.command;
    await runInStage(stage("medusa"), line, variables);
    const { publishableKey } = JSON.parse(readFileSync(seedFile(), "utf8"));
    await runInStage(stage("medusa"), line, variables);
    expect(publishableKey).toMatch(/^pk_/);
    expect(JSON.parse(readFileSync(seedFile(), "utf8"))).toMatchObject({ publishableKey });
  }, 400_000);

  test("sell a stool behind the proxy, over TLS", async () => {
    const { publishableKey } = JSON.parse(readFileSync(seedFile(), "utf8"));
    const sandbox = parts.stripeSandbox(facts);
    const payments = Running.start(process.execPath, [...sandbox.args], join(folder, "sandbox.log"), {
      cwd: sandbox.cwd,
      env: sandbox.env,
    });
    started.push(payments);
    await payments.ready(sandbox.health);
    const variables = strings(medusaEnvironment(facts, database));
    const medusa = startStage(stage("medusa"), join(folder, "medusa.log"), variables, [
      ...["start", "--host", "127.0.0.1", "--port", String(ports.medusa)],
    ]);
    started.push(medusa);
    await medusa.ready(`${at("medusa")}/health`);
    const pages = strings(storefrontEnvironment(facts, publishableKey));
    const storefront = startStage(stage("storefront"), join(folder, "storefront.log"), pages);
    started.push(storefront);
    await storefront.ready(`${at("storefront")}/readyz`);
    const proxy = startProxy();
    started.push(proxy);
    await proxy.ready(`${at("status")}/healthz`);

    const home = await askSecurely(shopOrigin(), tls.cert, "/");
    expect(home.headers[":status"]).toBe(200);
    expect(home.headers["content-security-policy"]).toMatch(/script-src [^;]*'nonce-/);
    const [asset = ""] = /\/assets\/[^"]+\.js/.exec(home.text) ?? [];
    expect((await askSecurely(shopOrigin(), tls.cert, asset)).headers["cache-control"]).toMatch(/immutable/);
    const plain = await fetch(`${at("plain")}/faq`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, "https://localhost/faq"]);

    const shopper = new Shopper({
      medusa: at("inside"),
      stripeSandbox: facts.addresses.stripeSandbox,
      publishableKey,
    });
    await shopper.begin();
    expect(await shopper.buy()).toMatch(/^order_/);
  }, 300_000);

  test("serve the Studio with its policy, and any of its paths as that page", async () => {
    const studio = startNginx(
      nginx,
      stage("studio"),
      ["etc/nginx/conf.d/default.conf"],
      {},
      [
        ["listen 8080", `listen ${ports.studio}`],
        ["/etc/nginx/", `${stage("studio").folder}/etc/nginx/`],
        ["/usr/share/nginx/html", `${stage("studio").folder}/usr/share/nginx/html`],
      ],
      join(folder, "studio"),
    );
    started.push(studio);
    await studio.ready(`${at("studio")}/healthz`);
    for (const path of ["/", "/structure/faqItem"]) {
      const page = await fetch(at("studio") + path);
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html"]);
      expect(page.headers.get("content-security-policy")).toContain("default-src");
      expect(await page.text()).toContain('<div id="sanity">');
    }
  });

  test("end by themselves when they are told to", async () => {
    const codes = [];
    for (const one of started.splice(0).reverse()) codes.push(await one.stop());
    expect(codes).toEqual(codes.map(() => 0));
  }, 120_000);

  /** The proxy's image with the compose file's own variables; elsewhere are only ports, servers and the certificate. */
  function startProxy(): Running {
    const given: Record<string, string> = compose.services.proxy.environment;
    const listen = (name: PortName) => `127.0.0.1:${ports[name]}`;
    const values = {
      ...given,
      PROXY_FOLDER: join(folder, "proxy"),
      PROXY_LOG: join(folder, "proxy/access.log"),
      STOREFRONT_SERVERS: `server ${listen("storefront")} max_fails=1 fail_timeout=2s;`,
      MEDUSA_SERVERS: `server ${listen("medusa")} max_fails=1 fail_timeout=2s;`,
      STUDIO_ADDRESS: at("studio"),
      SHOP_NAME: "localhost",
      MEDUSA_NAME: "medusa.example",
      STUDIO_NAME: "studio.example",
    };
    return startNginx(
      nginx,
      stage("proxy"),
      ["shop.conf.template", "redirect.conf.template"].map((name) => `etc/nginx/templates/${name}`),
      values,
      [
        ["/run/secrets/tls_certificate", tls.cert],
        ["/run/secrets/tls_key", tls.key],
        ["listen 8443", `listen ${ports.shop}`],
        ["listen [::]:8443", `listen [::]:${ports.shop}`],
        ["listen 8080", `listen ${ports.plain}`],
        ["listen [::]:8080", `listen [::]:${ports.plain}`],
        ["listen 9000", `listen ${ports.inside}`],
        ["listen 8081", `listen ${ports.status}`],
      ],
      join(folder, "proxy"),
    );
  }
});

/** A database of its own beside the trial's. */
async function emptyDatabase(beside: string): Promise<string> {
  const client = new Client({ connectionString: beside });
  await client.connect();
  await client.query("drop database if exists images");
  await client.query("create database images");
  await client.end();
  const address = new URL(beside);
  address.pathname = "/images";
  return address.href;
}

const strings = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
