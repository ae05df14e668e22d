import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DmlEntity } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

/** The modules of the plugins that have tables. */
const MODULES = ["plugins/furniture", "plugins/stripe-checkout"]
  .flatMap((plugin) => readdirSync(join(root, plugin, "src/modules")).map((name) => ({ plugin, name })))
  .map(({ plugin, name }) => ({ name, folder: join(root, plugin, "src/modules", name) }))
  .filter(({ folder }) => existsSync(join(folder, "models")));

const snapshot = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ nullable: z.boolean() })),
      indexes: z.array(z.object({ keyName: z.string() })),
    }),
  ),
});

/** Every column as "table.column", with "?" where it may be empty, as the migration generator last saw the models. */
function snapshotColumns(folder: string): string[] {
  const migrations = join(folder, "migrations");
  const file = readdirSync(migrations).find((name) => name.startsWith(".snapshot-"));
  if (!file) return [];
  const { tables } = snapshot.parse(JSON.parse(readFileSync(join(migrations, file), "utf8")));
  return tables
    .flatMap(({ name, columns }) =>
      Object.entries(columns).map(([column, { nullable }]) => `${name}.${column}${nullable ? "?" : ""}`),
    )
    .sort();
}

/** The same, as the models are now. */
async function modelColumns(folder: string): Promise<string[]> {
  const files = readdirSync(join(folder, "models"));
  const modules = await Promise.all(files.map((file) => import(join(folder, "models", file))));
  return modules
    .flatMap((values) => Object.values(values))
    .filter(DmlEntity.isDmlEntity)
    .flatMap((entity) => {
      const { tableName, schema } = entity.parse();
      return Object.entries(schema).map(([column, property]) => {
        const { nullable } = (property as { parse(name: string): { nullable?: boolean } }).parse(column);
        return `${tableName}.${column}${nullable ? "?" : ""}`;
      });
    })
    .sort();
}

/** Everything a module's migrations say. */
function migrationsOf(folder: string): string {
  const migrations = join(folder, "migrations");
  return readdirSync(migrations)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(migrations, name), "utf8"))
    .join("\n");
}

test.each(MODULES)(
  "the generator's snapshot of $name has the columns of its models: the next migration is only what changes",
  async ({ folder }) => {
    expect(snapshotColumns(folder)).toEqual(await modelColumns(folder));
  },
);

test.each(MODULES)("the migrations of $name write every column the generator knows of", ({ folder }) => {
  const written = migrationsOf(folder);
  // These every table has; some migrations write them in a place of their own.
  const columns = snapshotColumns(folder).map((column) => column.replace(/^.*\.|\?$/g, ""));
  expect(columns.filter((column) => !written.includes(`"${column}"`))).toEqual([]);
});
