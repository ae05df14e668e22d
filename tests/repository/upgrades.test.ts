import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const migrations = ["plugins/furniture", "plugins/stripe-checkout"]
  .map((plugin) => join(root, plugin, "src/modules"))
  .flatMap((modules) => readdirSync(modules).map((name) => join(modules, name, "migrations")))
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith(".ts"));

/** What servers of the version before would stumble over while they still run. */
const TAKES_AWAY = /drop (column|table|constraint)|rename (column|to)|alter column \S+ (type|set not null)/i;

test.each([
  ["drops a column", 'alter table "a" drop column "b";'],
  ["renames a table", 'alter table "a" rename to "b";'],
  ["makes a column obligatory", 'alter table "a" alter column "b" set not null;'],
])("what %s is noticed", (_what, sql) => {
  expect(sql).toMatch(TAKES_AWAY);
});

test("migrations only add, so that old and new servers work side by side during an upgrade", () => {
  expect(migrations.length).toBeGreaterThan(10);
  const taking = migrations.filter((path) => TAKES_AWAY.test(upwards(readFileSync(path, "utf8"))));
  expect(taking.map((path) => path.slice(root.length + 1))).toEqual([]);
});

/** The part of a migration that is run on the way to a newer version. */
function upwards(source: string): string {
  return source.slice(source.indexOf("async up("), source.indexOf("async down(") >>> 0);
}
