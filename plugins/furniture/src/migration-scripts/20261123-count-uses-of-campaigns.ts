import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf, runOn } from "../core/database";
import { CART_TERMS } from "../modules/cart-terms";

/** Redemptions of campaigns with a limit are counted by the shop from now on; those Medusa has counted so far stay used. */
export default async function countUsesOfCampaigns({ container }: ExecArgs): Promise<void> {
  const rows = await runOn(connectionOf(container))<{ id: string; used: number }>(
    `select id, used::int as used from promotion_campaign_budget
     where type = 'usage' and "limit" is not null and used > 0 and deleted_at is null`,
  );
  const service = container.resolve(CART_TERMS);
  for (const { id, used } of rows) await service.coverUses(id, used);
}
