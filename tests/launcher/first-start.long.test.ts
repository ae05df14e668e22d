import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretsOf } from "../../launcher/data-folder/secrets.mjs";
import { openDatabase } from "../../launcher/postgres/database.mjs";
import { startPostgres } from "../../launcher/postgres/server.mjs";
import { Children } from "../../launcher/processes/children.mjs";
import { readSettings } from "../../launcher/settings/settings.mjs";
import { addressesOf } from "../../launcher/shop/addresses.mjs";
import { migrate } from "../../launcher/shop/database-setup.mjs";
import { STAFF_EMAIL, seedEnvironment } from "../../launcher/shop/part-environments.mjs";
import { MEDUSA, MEDUSA_FOLDER } from "../../launcher/shop/parts.mjs";
import { StatementTrap } from "../integration/crash/statement-trap.ts";
import { freePort } from "../shopper/free-port.ts";
import { ROOT } from "./launched.ts";

/** Moments of the seed, in its order, each by the statement that would come next. */
const POINTS = [
  /insert into "user"/,
  /update "auth_identity"/,
  /insert into "publishable_api_key_sales_channel"/,
  /insert into "region_payment_provider"/,
  /insert into "location_fulfillment_provider"/,
  /insert into "location_fulfillment_set"/,
  /insert into "shipping_option_price_set"/,
  /insert into "product_variant"/,
  /insert into "product_variant_price_set"/,
];

/** What a death may leave beside a whole shop: prices that nothing has. */
const LEFT_OVER = ["price_set", "price"];

const dataDir = mkdtempSync(join(tmpdir(), "first-start-"));
// Postgres that root starts is another user.
chmodSync(dataDir, 0o711);
const children = new Children();
const { signal } = new AbortController();
const password = "a-test-password";
let port: number;

beforeAll(async () => {
  port = await freePort();
});
afterAll(async () => {
  await children.stop();
  children.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const postgres = () => startPostgres(children, { dataDir, port, password, signal });

test("a start whose database was cut short while it was made makes it anew", async () => {
  const first = postgres().then(
    () => "made",
    () => "cut short",
  );
  // Postgres's initdb writes this file first of all.
  while (!existsSync(join(dataDir, "postgres/PG_VERSION"))) await wait(5);
  children.kill();
  expect(await first).toBe("cut short");
  const { url } = await postgres();
  await expect(asked(url, "select 1 as one")).resolves.toEqual([{ one: 1 }]);
}, 60_000);

describe("the seed", () => {
  let server: string;
  let facts: Parameters<typeof seedEnvironment>[0];

  beforeAll(async () => {
    const { url } = await postgres();
    server = url.slice(0, url.lastIndexOf("/"));
    const settings = {
      ...readSettings({ SHOP_ENV: "trial", DATA_DIR: dataDir, PATH: process.env.PATH }, ROOT),
      dataDir,
    };
    facts = { settings, addresses: addressesOf(settings.ports), secrets: secretsOf(dataDir) };
    await migrate(children, facts, url, signal);
    for (const copy of ["whole", "killed"])
      await asked(
        `${server}/postgres`,
        `create database ${copy} template "${url.slice(url.lastIndexOf("/") + 1)}"`,
      );
    expect(await ended(seed(`${server}/whole`))).toBe(0);
  }, 240_000);

  test("killed at any moment, it makes the same shop when it runs again", async () => {
    const trap = await StatementTrap.open({ host: "127.0.0.1", port });
    try {
      for (const point of POINTS) {
        const caught = trap.arm(point).then(() => "caught");
        const killed = seed(`${server.replace(/localhost:\d+/, `127.0.0.1:${trap.port}`)}/killed`);
        expect([point, await Promise.race([caught, ended(killed)])]).toEqual([point, "caught"]);
        const dead = ended(killed);
        killed.kill("SIGKILL");
        await dead;
      }
    } finally {
      trap.close();
    }
    expect(await ended(seed(`${server}/killed`))).toBe(0);
    expect(await contents(`${server}/killed`)).toEqual(await contents(`${server}/whole`));
    const login = "select 1 from auth_identity a join \"user\" u on u.id = a.app_metadata->>'user_id'";
    expect(await asked(`${server}/killed`, login)).toHaveLength(1);
  }, 600_000);

  test("after an upgrade it leaves alone what staff have renamed, and what they removed stays removed", async () => {
    const url = `${server}/whole`;
    await asked(url, `update product set handle = 'esstisch' where metadata->>'kind' = 'table'`);
    await asked(url, "update promotion set deleted_at = now() where code = $1", facts.secrets.friendsVoucher);
    // As Medusa's own page removes a login.
    await asked(url, `update "user" set deleted_at = now() where email = $1`, STAFF_EMAIL);
    await asked(url, "delete from provider_identity where entity_id = $1", STAFF_EMAIL);
    await asked(url, "delete from auth_identity");
    const before = await contents(url);
    expect(await ended(seed(url))).toBe(0);
    expect(await contents(url)).toEqual(before);
  }, 60_000);

  function seed(url: string): ChildProcess {
    return spawn(process.execPath, [MEDUSA, "exec", "./src/seed/main.js"], {
      cwd: MEDUSA_FOLDER,
      env: seedEnvironment(facts, url),
      stdio: "ignore",
    });
  }
});

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}

/** How many rows each table has that are not deleted. */
async function contents(url: string): Promise<Record<string, number>> {
  const tables = await asked(
    url,
    `select t.tablename as name, exists (select from information_schema.columns c
       where c.table_name = t.tablename and c.column_name = 'deleted_at') as deletes
     from pg_tables t where t.schemaname = 'public' and t.tablename <> all($1) order by 1`,
    LEFT_OVER,
  );
  const counts = tables.map(
    ({ name, deletes }) =>
      `select '${name}' as name, count(*)::int as rows from "${name}"${deletes ? " where deleted_at is null" : ""}`,
  );
  const rows = await asked(url, counts.join(" union all "));
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

async function asked(url: string, sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const client: Client = await openDatabase(url);
  return client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
