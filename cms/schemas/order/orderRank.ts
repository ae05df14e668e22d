import type { SanityClient } from "@sanity/client";
import { defineField } from "sanity";
import { ORDER_RANK, rankAfter } from "./ranks.ts";

const API_VERSION = "2025-02-19";

/** Where a document stands among its kind. Staff drag it there in the list; what is new comes last. */
export function orderRankField(type: string) {
  return defineField({
    name: ORDER_RANK,
    title: "Reihenfolge",
    type: "string",
    hidden: true,
    readOnly: true,
    initialValue: (_, { getClient }) => nextRank(getClient({ apiVersion: API_VERSION }), type),
  });
}

/** Drafts count too: ranks must be unique, or a third document could not be dragged between two equal ones. */
export async function nextRank(client: SanityClient, type: string): Promise<string> {
  const last = await client.fetch<string | null>(
    `*[_type == $type && defined(${ORDER_RANK})] | order(${ORDER_RANK} desc)[0].${ORDER_RANK}`,
    { type },
    { perspective: "raw" },
  );
  return rankAfter(last);
}

/** The order of the shop, where a list is not one to drag in. */
export const inShopOrder = {
  name: ORDER_RANK,
  title: "Wie im Shop",
  by: [{ field: ORDER_RANK, direction: "asc" as const }],
};
