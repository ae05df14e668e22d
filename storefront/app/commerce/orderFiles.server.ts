import type { CommerceFile, LoadFromMedusa } from "./medusa.server.ts";

/** What the key to an order's page opens beside the page. */
export const ORDER_FILES = ["papers", "photos"] as const;
export type OrderFiles = (typeof ORDER_FILES)[number];

/** A file of an order by the key to its page. Throws CommerceRefusal (404) for what the key does not open, or CommerceUnavailable. */
export type OrderFileOf = (token: string, files: OrderFiles, name: string) => Promise<CommerceFile>;

export function createOrderFiles(load: LoadFromMedusa): OrderFileOf {
  return (token, files, name) =>
    load(`/store/furniture/order-page/${encodeURIComponent(token)}/${files}/${encodeURIComponent(name)}`);
}
