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
const TAKES_AWAY =
  /drop (column|table|constraint)|rename (column|to)|alter column \S+ (type|set not null)|truncate|delete from|add column (if not exists )?(?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i;

test.each([
  ["drops a column", 'alter table "a" drop column "b";'],
  ["renames a table", 'alter table "a" rename to "b";'],
  ["makes a column obligatory", 'alter table "a" alter column "b" set not null;'],
  ["adds an obligatory column", 'alter table "a" add column "c" text null, add column "b" text not null;'],
  ["adds one where it is missing", 'alter table "a" add column if not exists "b" text not null;'],
  ["empties a table", 'truncate "a";'],
  ["deletes rows", 'delete from "a" where true;'],
])("what %s is noticed", (_what, sql) => {
  expect(sql).toMatch(TAKES_AWAY);
});

test.each([
  'alter table "a" add column if not exists "b" integer not null default 0;',
  'alter table "a" add column "b" text not null default \'x\', add column "c" text null;',
  'create table "a" ("id" text not null);',
])("what old servers need not know of is let pass: %s", (sql) => {
  expect(sql).not.toMatch(TAKES_AWAY);
});

test("each migration says how it is made, so that it is read here at all", () => {
  const silent = migrations.filter((path) => upwards(readFileSync(path, "utf8")).length < 50);
  expect(silent).toEqual([]);
});

test("migrations only add, so that old and new servers work side by side during an upgrade", () => {
  expect(migrations.length).toBeGreaterThan(10);
  const taking = migrations.filter((path) => {
    const source = readFileSync(path, "utf8");
    return TAKES_AWAY.test(withoutWidened(upwards(source), downwards(source)));
  });
  expect(taking.map((path) => path.slice(root.length + 1))).toEqual([]);
});

const OLD = `add constraint "c" check ("a" in ('x', 'y'))`;

test.each([
  ["with a further value takes nothing away", "'x', 'y', 'z'", false],
  ["without one of its values does", "'x', 'z'", true],
])("a check that is made anew %s", (_what, values, takes) => {
  const up = `drop constraint if exists "c"; add constraint "c" check ("a" in (${values}))`;
  expect(TAKES_AWAY.test(withoutWidened(up, OLD))).toBe(takes);
});

/** The part of a migration that is run on the way to a newer version. */
function upwards(source: string): string {
  const begin = source.indexOf("async up(");
  return begin < 0 ? "" : source.slice(begin, source.indexOf("async down(") >>> 0);
}

/** And the part on the way back. */
function downwards(source: string): string {
  return source.slice(source.indexOf("async down(") >>> 0);
}

/** Without dropping checks that come back at once with all the values they had, and more. */
function withoutWidened(up: string, down: string): string {
  return up.replaceAll(/drop constraint(?: if exists)? "(\w+)"/g, (dropped, name: string) => {
    const before = valuesOf(down, name);
    const after = valuesOf(up, name);
    return before.length > 0 && before.every((value) => after.includes(value)) ? "" : dropped;
  });
}

/** The values that a check of this name allows where it is made. */
function valuesOf(sql: string, constraint: string): string[] {
  const [, list = ""] =
    new RegExp(`add constraint "${constraint}" check ?\\("\\w+" in \\(([^)]*)\\)`).exec(sql) ?? [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, value = ""]) => value);
}
