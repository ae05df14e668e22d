/** Why a stock route is closed; its message is in `refusals.ts`. */
export const CLOSED_FOR = [
  "order_edit",
  "draft_order",
  "claim",
  "exchange",
  "credit_line",
  "order_transfer",
  "order_payment",
  "bare_fulfillment",
  "product_import",
  "direct_upload",
  "workflow_run",
  "shopper_return",
  "shopper_transfer",
  "shipping_quote",
] as const;
export type ClosedFor = (typeof CLOSED_FOR)[number];

/** What a request to an open route has to keep to; see `rules/`. */
export const RULE_NAMES = [
  "order_facts",
  "cancelling",
  "cancelled_order",
  "completing",
  "packing",
  "shipment",
  "returning",
  "return_receipt",
  "return_quantity",
  "capture",
  "free_return_shipping",
  "new_product",
  "furniture_product",
  "furniture_variants",
  "variant_stock",
  "product_batch",
  "shipping_option",
  "delivery_type",
  "delivery_setup",
  "region",
  "tax",
  "furniture_tax",
  "sales_channel",
  "channel_products",
  "storefront_key",
  "key_channels",
  "store_settings",
  "staff",
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** Methods and path, as in `POST DELETE /admin/returns/:id/request`. */
export type RouteLine = string;

/** What this shop has decided about the writing routes of Medusa's under one prefix. */
export interface RouteTable {
  open: readonly RouteLine[];
  ruled: Readonly<Partial<Record<RuleName, readonly RouteLine[]>>>;
  closed: Readonly<Partial<Record<ClosedFor, readonly RouteLine[]>>>;
  /** Paths below which every route is open: they know nothing of orders, money or furniture, or are our own. */
  openAreas: readonly string[];
}

export type Decision =
  | { is: "open" }
  | { is: "ruled"; by: RuleName }
  | { is: "closed"; for: ClosedFor }
  /** A route without a decision, in an area of the table: it came with an upgrade. */
  | { is: "undecided" };

/** The names of parameters say nothing about which route it is. */
const withoutNames = (path: string): string => path.replace(/:[^/]+/g, ":");

/** `POST /admin/returns/:`, one for each method of a line. */
function keysOf(line: RouteLine): string[] {
  const words = line.split(" ");
  const path = withoutNames(words.pop() ?? "");
  return words.map((method) => `${method} ${path}`);
}

/** All decisions of a table, by method and path without parameter names. Throws when a route is in it twice. */
export function decisionsOf({ open, ruled, closed }: RouteTable): Map<string, Decision> {
  const decisions = new Map<string, Decision>();
  const add = (lines: readonly RouteLine[], decision: Decision) => {
    for (const key of lines.flatMap(keysOf)) {
      if (decisions.has(key)) throw new Error(`${key} is decided twice`);
      decisions.set(key, decision);
    }
  };
  add(open, { is: "open" });
  for (const by of RULE_NAMES) add(ruled[by] ?? [], { is: "ruled", by });
  for (const reason of CLOSED_FOR) add(closed[reason] ?? [], { is: "closed", for: reason });
  return decisions;
}

/** Looks routes up in a table: by method and by the path they were registered with (`/admin/orders/:id`). */
export function lookUp(table: RouteTable): (method: string, path: string) => Decision {
  const decisions = decisionsOf(table);
  const areas = new Set([...decisions.keys()].map((key) => areaOf(key.split(" ")[1] ?? "")));
  const openAreas = table.openAreas.map(withoutNames);
  return (method, path) => {
    const pattern = withoutNames(path);
    const decision = decisions.get(`${method} ${pattern}`);
    if (decision) return decision;
    const isOpen = openAreas.some((area) => pattern === area || pattern.startsWith(`${area}/`));
    return isOpen || !areas.has(areaOf(pattern)) ? { is: "open" } : { is: "undecided" };
  };
}

/** The first two words of a path: `/admin/orders`. */
function areaOf(path: string): string {
  return path.split("/", 3).join("/");
}
