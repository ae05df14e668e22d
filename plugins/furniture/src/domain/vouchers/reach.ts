import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isKind } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";

/** What a promotion may come to count for: anything, ordinary products alone, or carts of another region. */
export type Reach = "furniture" | "ordinary_goods" | "another_region";

/** What of a promotion decides it, as staff send it and as it is kept. */
interface Method {
  currency_code?: string | null | undefined;
  target_type?: string | null | undefined;
  target_rules?: readonly unknown[] | null | undefined;
}

/** Of a target rule that names products; another rule beside it only narrows what they are. */
const namesProducts = z.object({
  attribute: z.enum(["items.product.id", "items.product_id"]),
  operator: z.enum(["in", "eq"]),
  values: z.union([z.string(), z.array(z.union([z.string(), z.object({ value: z.string() })]))]),
});

/** Furniture is sold in one currency, and its pieces are of products of a kind. */
export async function reachOf(container: MedusaContainer, method: Method | null | undefined): Promise<Reach> {
  if (await isOfAnotherRegion(container, method?.currency_code?.toLowerCase())) return "another_region";
  if (method?.target_type !== "items") return "furniture";
  for (const rule of method.target_rules ?? []) {
    const { data } = namesProducts.safeParse(rule);
    if (data && (await areOrdinary(container, [data.values].flat()))) return "ordinary_goods";
  }
  return "furniture";
}

async function isOfAnotherRegion(
  container: MedusaContainer,
  currency_code: string | undefined,
): Promise<boolean> {
  if (!currency_code || currency_code === market().currency) return false;
  const found = await container.resolve(Modules.REGION).listRegions({ currency_code }, { take: 1 });
  return found.length > 0;
}

async function areOrdinary(
  container: MedusaContainer,
  values: readonly (string | { value: string })[],
): Promise<boolean> {
  const id = [...new Set(values.map((value) => (typeof value === "string" ? value : value.value)))];
  if (id.length === 0) return false;
  const found = await container.resolve(Modules.PRODUCT).listProducts({ id }, { take: id.length });
  return found.length === id.length && found.every(({ metadata }) => !isKind(metadata?.kind));
}
