import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";

const CMS = join(import.meta.dirname, "..");
const SANITY = join(CMS, "node_modules/sanity/bin/sanity");

/** The types as the storefront has them. */
export const COMMITTED = join(CMS, "../storefront/app/content/sanity.types.ts");

/**
 * The types of the schemas and of what the storefront's queries answer, as TypeScript, by Sanity's own tools. Throws
 * what they say when the schemas or a query cannot be read.
 */
export async function generateTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "typegen-"));
  // The tool takes every path as one below its own folder.
  const schema = relative(CMS, join(folder, "schema.json"));
  const types = join(folder, "sanity.types.ts");
  try {
    await sanity(["schema", "extract", "--path", schema], {});
    const said = await sanity(["typegen", "generate"], { TYPEGEN_SCHEMA: schema, TYPEGEN_TYPES: types });
    // The tool reports an unreadable query, leaves it out and still exits with success.
    const fault = /Error while extracting.*/.exec(said)?.[0];
    if (fault) throw new Error(fault);
    const text = await readFile(types, "utf8");
    return text.replaceAll(/^\/\/ Source: .*schema\.json$/gm, "// Source: cms/schemas");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sanity(args: string[], variables: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...variables, NO_COLOR: "1", SANITY_TELEMETRY_DISABLED: "1" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [SANITY, ...args], {
    cwd: CMS,
    env,
  });
  return stdout + stderr;
}

const VARIABLE = /^\/\/ Variable: (\w+)/;
const NOTHING = /^\s+(\w+)\??: null;$/;

/**
 * One sentence for each field that a query names and no schema has: Sanity's tool gives such a field the type null, and
 * nothing else.
 */
export function unknownFields(types: string): string[] {
  let query = "";
  const found: string[] = [];
  for (const line of types.split("\n")) {
    query = VARIABLE.exec(line)?.[1] ?? query;
    const field = NOTHING.exec(line)?.[1];
    if (field && query) found.push(`${query} asks for "${field}", which no schema has.`);
  }
  return found;
}
