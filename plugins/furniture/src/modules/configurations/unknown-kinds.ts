import type { Run } from "../../core/database";

/** Kinds that orders hold and that are not of `known`: their pieces would be missing in mails, bills and papers. */
export async function unknownKindsOfOrders(run: Run, known: readonly string[]): Promise<string[]> {
  const rows = await run<{ kind: string }>(
    `select distinct f.kind from order_line_item l
       join furniture_configuration f on f.id = l.metadata->>'configuration_id'
      where f.kind <> all(?::text[]) order by f.kind`,
    [[...known]],
  );
  return rows.map(({ kind }) => kind);
}

/**
 * Takes pieces of other kinds than `known` out of carts that are not ordered: such a cart can neither be opened nor ordered nor emptied.
 * Returns the kind of each piece that was taken out.
 */
export async function takeUnknownKindsOutOfCarts(run: Run, known: readonly string[]): Promise<string[]> {
  const rows = await run<{ kind: string }>(
    `update cart_line_item l set deleted_at = now()
       from furniture_configuration f, cart c
      where f.id = l.metadata->>'configuration_id' and c.id = l.cart_id
        and l.deleted_at is null and c.completed_at is null
        and f.kind <> all(?::text[])
      returning f.kind`,
    [[...known]],
  );
  return rows.map(({ kind }) => kind);
}

/** What to say of kinds that are stored and unknown; nothing where there is none. */
export function unknownKindsFaults(kinds: readonly string[]): string[] {
  if (kinds.length === 0) return [];
  return [
    `Orders of this database hold furniture of a kind that the rules do not know: ${kinds.join(", ")}. Put its definition back into plugins/furniture-rules/src/kinds/registry.ts, and set its product to draft where it is not sold any more.`,
  ];
}
