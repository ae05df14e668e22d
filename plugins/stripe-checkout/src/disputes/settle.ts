import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { tellMatters } from "../matters/tell";

/** Takes a lost dispute off the list of what waits for a person; one that is not decided stays on it. */
export async function settleDispute(
  container: MedusaContainer,
  id: string,
  by: string | null,
): Promise<"settled" | "dealt_with"> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update stripe_dispute set settled_at = now(), settled_by = ?, updated_at = now()
     where id = ? and status = 'lost' and settled_at is null and deleted_at is null returning id`,
    [by, id],
  );
  await tellMatters(container);
  return rows.length > 0 ? "settled" : "dealt_with";
}
