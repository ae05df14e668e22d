import type { Client } from "pg";
import type { Run } from "../src/core/database";

/** Statements in the plugin's own form, on a connection of a test. */
export function runOnClient(client: Client): Run {
  return (async (statement: string, values: unknown[] = []) => {
    let count = 0;
    const numbered = statement.replaceAll("?", () => `$${++count}`);
    return (await client.query(numbered, values)).rows;
  }) as Run;
}
