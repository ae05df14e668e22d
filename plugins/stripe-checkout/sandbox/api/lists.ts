import { z } from "zod";
import { parametersOf, resourceMissing } from "./errors";
import type { FormValue } from "./parameters";

const time = z.coerce.number().int();
const expand = z.array(z.string()).optional();

const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z.union([time, z.strictObject({ gt: time, gte: time, lt: time, lte: time }).partial()]).optional(),
  expand,
};

/** `expand` alone, for retrievals. */
export const retrieveParameters = z.strictObject({ expand });

interface Listed {
  id: string;
  created?: number;
}

/**
 * Stripe's list object: newest first, cursors, `created` filter.
 * @param filters schema of the list's own filters
 * @param keep decides by those filters
 */
export function listOf<T extends Listed, F extends z.ZodRawShape>(
  url: string,
  items: T[],
  form: Record<string, FormValue>,
  filters: F,
  keep: (item: T, filters: z.infer<z.ZodObject<F>>) => boolean,
): { object: "list"; url: string; has_more: boolean; data: T[] } {
  const page = parametersOf(z.strictObject(paging).partial({ created: true }).loose(), form);
  const own = parametersOf(z.strictObject({ ...paging, ...filters }), form) as z.infer<z.ZodObject<F>>;
  const matching = items.filter((item) => isInTime(item, page.created) && keep(item, own));
  const { data, hasMore } = window(matching, page);
  return { object: "list", url, has_more: hasMore, data };
}

function window<T extends Listed>(
  items: T[],
  page: { limit: number; starting_after?: string; ending_before?: string },
): { data: T[]; hasMore: boolean } {
  if (page.ending_before !== undefined) {
    const before = items.slice(0, positionOf(items, page.ending_before, "ending_before"));
    return { data: before.slice(-page.limit), hasMore: before.length > page.limit };
  }
  const start =
    page.starting_after === undefined ? 0 : positionOf(items, page.starting_after, "starting_after") + 1;
  const after = items.slice(start);
  return { data: after.slice(0, page.limit), hasMore: after.length > page.limit };
}

function positionOf(items: Listed[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw resourceMissing("object", id, param);
  return position;
}

type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

function isInTime(item: Listed, created: number | Range | undefined): boolean {
  if (created === undefined || item.created === undefined) return true;
  if (typeof created === "number") return item.created === created;
  return (
    item.created > (created.gt ?? Number.NEGATIVE_INFINITY) &&
    item.created >= (created.gte ?? Number.NEGATIVE_INFINITY) &&
    item.created < (created.lt ?? Number.POSITIVE_INFINITY) &&
    item.created <= (created.lte ?? Number.POSITIVE_INFINITY)
  );
}
