import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Fault } from "../command/fault.mjs";
import { freePorts, portFault } from "./free-port.mjs";
import { portsInUse, readSettings } from "./settings.mjs";

const ROOT = "/clone";

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(env, ROOT);
  } catch (error) {
    if (error instanceof Fault) return error.lines;
    throw error;
  }
  return [];
}

test("an empty environment is a trial on the standard ports with everything embedded", () => {
  const settings = readSettings({}, ROOT);
  expect(settings).toMatchObject({ shopEnv: "trial", host: "127.0.0.1", dataDir: "/clone/.data" });
  expect(settings.ports).toEqual({
    storefront: 3000,
    medusa: 9000,
    studio: 3333,
    contentLake: 3900,
    stripeSandbox: 3950,
    postgres: 54320,
  });
  expect(Object.values(settings.services).map(({ state }) => state)).toEqual(Array(7).fill("embedded"));
});

test.each(["abc", "0", "65536", "80.5", "-1", "0x50", "1e3"])(
  "a port of %s is refused with its variable and range",
  (value) => {
    expect(faultsOf({ MEDUSA_PORT: value })).toEqual([
      `MEDUSA_PORT must be a whole number from 1 to 65535, but is "${value}".`,
    ]);
  },
);

test("two parts on one port are refused with both variables", () => {
  expect(faultsOf({ STUDIO_PORT: "3000" })).toEqual([
    "STOREFRONT_PORT and STUDIO_PORT are both 3000, but each part needs a port of its own.",
  ]);
});

test("every wrong value has its own line", () => {
  expect(faultsOf({ MEDUSA_PORT: "x", STUDIO_PORT: "y", DATABASE_URL: "mysql://host" })).toHaveLength(3);
});

test("an unknown SHOP_ENV is refused", () => {
  expect(faultsOf({ SHOP_ENV: "staging" })).toEqual([
    'SHOP_ENV must be trial or production, but is "staging".',
  ]);
});

test("Postgres waits for the disk unless a trial says otherwise", () => {
  expect(readSettings({}, ROOT).postgresFsync).toBe(true);
  expect(readSettings({ POSTGRES_FSYNC: "off" }, ROOT).postgresFsync).toBe(false);
  expect(faultsOf({ POSTGRES_FSYNC: "no" })).toEqual(['POSTGRES_FSYNC must be on or off, but is "no".']);
  expect(faultsOf({ POSTGRES_FSYNC: "off", SHOP_ENV: "production" })).toContain(
    "POSTGRES_FSYNC must be on in production: a power cut would destroy the database.",
  );
});

test("DATA_DIR counts from the clone, and the clone itself is refused", () => {
  expect(readSettings({ DATA_DIR: "other" }, ROOT).dataDir).toBe("/clone/other");
  expect(readSettings({ DATA_DIR: "/var/shop" }, ROOT).dataDir).toBe("/var/shop");
  expect(faultsOf({ DATA_DIR: "." })).toEqual([
    "DATA_DIR must be a folder of its own, not the clone itself.",
  ]);
});

test("set variables make a service real, and an embedded part that it replaces needs no port", () => {
  const env = {
    DATABASE_URL: "postgres://db/shop",
    STRIPE_API_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  const settings = readSettings(env, ROOT);
  expect(settings.services.database.state).toBe("real");
  expect(settings.services.payment.line).toBe("payment: Stripe (real)");
  expect(portsInUse(settings)).toEqual(["storefront", "medusa", "studio", "contentLake"]);
});

test("half a service is refused with what is missing", () => {
  expect(faultsOf({ STRIPE_API_KEY: "sk_test_1" })).toEqual([
    "payment: STRIPE_WEBHOOK_SECRET must be set too, or none of STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET.",
  ]);
});

test("production refuses every embedded default, one line each", () => {
  const faults = faultsOf({ SHOP_ENV: "production", REDIS_URL: "redis://cache" });
  expect(faults).toHaveLength(5);
  expect(faults[0]).toBe(
    "database: SHOP_ENV is production, which refuses the embedded default; set DATABASE_URL.",
  );
});

test("production without analytics is a shop that counts nobody", () => {
  expect(faultsOf({ SHOP_ENV: "production" }).join()).not.toContain("analytics");
  expect(faultsOf({ ANALYTICS_URL: "ftp://collector" })).toEqual([
    "ANALYTICS_URL must be an address that begins with http:// or https://.",
  ]);
});

test("a wrong address is refused without showing the password in it", () => {
  const [line] = faultsOf({ DATABASE_URL: "mysql://me:hidden@host/db" });
  expect(line).toBe("DATABASE_URL must be an address that begins with postgres:// or postgresql://.");
});

test("a port in use names port, part and variable; a free one is no fault", async () => {
  const [port = 0] = await freePorts(1);
  expect(await portFault("studio", port, "127.0.0.1")).toBeUndefined();
  const server = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  expect(await portFault("studio", port, "127.0.0.1")).toBe(
    `Port ${port} (Studio) is in use by another program. Stop that, or choose another port with STUDIO_PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test("free ports are all different", async () => {
  expect(new Set(await freePorts(6)).size).toBe(6);
});

test("embedded parts are for this machine alone", () => {
  expect(faultsOf({ HOST: "0.0.0.0" })).toEqual([
    'HOST must be 127.0.0.1, ::1, localhost, but is "0.0.0.0": the embedded parts let everybody in who reaches them.',
  ]);
});
