import type { LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CURRENCY } from "@planke46/furniture-rules";

/** What has a list price, as a query reads it: Medusa writes the price after it, and a crash may come between. */
export interface Priced {
  price_set_link?: { price_set_id?: string | null } | null;
}

export function hasPrice({ price_set_link }: Priced): boolean {
  return Boolean(price_set_link?.price_set_id);
}

/** Gives a variant or a shipping option that has none its list price. */
export async function addPrice(
  container: MedusaContainer,
  owner: LinkDefinition,
  amount: number,
): Promise<void> {
  const prices = [{ currency_code: CURRENCY, amount }];
  const { id } = await container.resolve(Modules.PRICING).createPriceSets({ prices });
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .create({ ...owner, [Modules.PRICING]: { price_set_id: id } });
}
