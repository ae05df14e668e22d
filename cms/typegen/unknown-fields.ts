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
