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
  /\bdrop (column|table|constraint|default|type|schema|view|")|rename (column|constraint|to|")|alter column \S+ ((set data )?type|set not null)|truncate|delete from/i;

/** A column that old servers leave empty, although it must not be. */
function addsObligatory(sql: string): boolean {
  const withoutBrackets = sql.replaceAll(/'[^']*'/g, "''").replaceAll(/\([^()]*\)/g, "");
  return /\badd (?!constraint)(column )?(if not exists )?"(?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i.test(
    withoutBrackets,
  );
}

/** What is written over several lines is read as one. */
function takesAway(sql: string): boolean {
  const line = sql.replaceAll(/\s+/g, " ");
  return TAKES_AWAY.test(line) || addsObligatory(line);
}

test.each([
  ["drops a column", 'alter table "a" drop column "b";'],
  ["renames a table", 'alter table "a" rename to "b";'],
  ["makes a column obligatory", 'alter table "a" alter column "b" set not null;'],
  ["adds an obligatory column", 'alter table "a" add column "c" text null, add column "b" text not null;'],
  ["adds one where it is missing", 'alter table "a" add column if not exists "b" text not null;'],
  [
    "adds one with values to choose from",
    `alter table "a" add column "b" text check ("b" in ('x', 'y')) not null;`,
  ],
  ["adds one in short", 'alter table "a" add "b" text not null;'],
  ["drops a column in short", 'alter table "a" drop "b";'],
  [
    "gives a column another type",
    'alter table "a" alter column "b" set data type integer using ("b"::integer);',
  ],
  ["takes the default of a column", 'alter table "a" alter column "b" drop default;'],
  ["renames a column in short", 'alter table "a" rename "b" to "c";'],
  ["drops a type", 'drop type "colour";'],
  ["empties a table", 'truncate "a";'],
  ["deletes rows", 'delete from "a" where true;'],
  ["drops a column over several lines", 'alter table "a"\n  drop\n    column "b";'],
  ["makes a column obligatory over several lines", 'alter table "a" alter column "b"\n  set not null;'],
])("what %s is noticed", (_what, sql) => {
  expect(takesAway(sql)).toBe(true);
});

test.each([
  'alter table "a" add column if not exists "b" integer not null default 0;',
  'alter table "a" add column "b" text not null default \'x\', add column "c" text null;',
  'create table "a" ("id" text not null);',
  `alter table "a" add column "b" text check ("b" in ('x', 'y')) not null default 'x';`,
  'drop index if exists "a";',
  'alter table "a" alter column "b" drop not null;',
])("what old servers need not know of is let pass: %s", (sql) => {
  expect(takesAway(sql)).toBe(false);
});

const ITS_IMPORT = 'import { Migration } from "@medusajs/framework/mikro-orm/migrations";';

test("each migration says all its SQL itself, on the way up, so that it is read here at all", () => {
  const silent = migrations.filter((path) => {
    const source = readFileSync(path, "utf8");
    return !/addSql\(/.test(upwards(source)) || source.match(/^import .*$/gm)?.join() !== ITS_IMPORT;
  });
  expect(silent).toEqual([]);
});

test("migrations only add, so that old and new servers work side by side during an upgrade", () => {
  expect(migrations.length).toBeGreaterThan(10);
  const taking = migrations.filter((path) => {
    const source = readFileSync(path, "utf8");
    return takesAway(withoutWidened(exceptDownwards(source), downwards(source)));
  });
  expect(taking.map((path) => path.slice(root.length + 1))).toEqual([]);
});

test.each([
  [
    "in a constant",
    `const SQL = 'drop table "a";';\nclass M {\n  async up() {\n    this.addSql(SQL);\n  }\n}`,
  ],
  [
    "behind the way down",
    `class M {\n  async down() {\n  }\n  async up() {\n    this.addSql('drop table "a"');\n  }\n}`,
  ],
  [
    "in a method of its own",
    `class M {\n  async down() {\n  }\n  more() {\n    this.addSql('drop table "a"');\n  }\n}`,
  ],
])("what a migration takes away %s is noticed", (_where, source) => {
  expect(takesAway(exceptDownwards(source))).toBe(true);
});

const OLD = `add constraint "c" check ("a" in ('x', 'y'))`;

test.each([
  ["with a further value takes nothing away", "'x', 'y', 'z'", false],
  ["without one of its values does", "'x', 'z'", true],
])("a check that is made anew %s", (_what, values, takes) => {
  const up = `drop constraint if exists "c"; add constraint "c" check ("a" in (${values}))`;
  expect(takesAway(withoutWidened(up, OLD))).toBe(takes);
});

const UP = /^ {2}(?:override )?async up\([\s\S]*?^ {2}\}$/m;
const DOWN = /^ {2}(?:override )?async down\([\s\S]*?^ {2}\}$/m;

/** The part of a migration that is run on the way to a newer version. */
function upwards(source: string): string {
  return UP.exec(source)?.[0] ?? "";
}

/** And the part on the way back. */
function downwards(source: string): string {
  return DOWN.exec(source)?.[0] ?? "";
}

/** All that may be run on the way to a newer version, wherever in the file it stands. */
function exceptDownwards(source: string): string {
  return source.replace(DOWN, "");
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
