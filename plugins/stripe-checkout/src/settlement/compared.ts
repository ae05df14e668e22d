import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { shopId } from "../shop-id/own";
import { configuredOptions } from "../stripe/client";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As long as Stripe itself keeps delivering an event, and as long as one that fails is tried again. */
const TRIED_FOR_MS = 3 * DAY_MS;
/** Stripe lists no older events. */
const LISTED_FOR_MS = 30 * DAY_MS;

/**
 * From when on events are looked for: three days before the last comparison. After a shop was down for days, or was restored from an
 * older backup, that is longer ago: Stripe has given up by then to deliver what was paid before.
 * @param comparedAt null where there was none
 */
export function lookBackFrom(now: Date, comparedAt: Date | null): Date {
  const compared = Math.min(comparedAt?.getTime() ?? now.getTime(), now.getTime());
  return new Date(Math.max(compared - TRIED_FOR_MS, now.getTime() - LISTED_FOR_MS));
}

/**
 * Whether the next comparison may look back three days alone: of what failed in this one nothing is so old that it would not be found again.
 * @param failed when what failed has happened
 */
export function isCompared(now: Date, failed: readonly Date[]): boolean {
  return failed.every((at) => at.getTime() > now.getTime() - TRIED_FOR_MS);
}

const rows = z.array(z.object({ compared_at: z.coerce.date().nullable() }));

/** When this shop last compared all events; null where it never did. */
export async function lastCompared(container: MedusaContainer): Promise<Date | null> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const id = await shopId(connection, configuredOptions(container).successUrl);
  const found = await connection.raw("select compared_at from stripe_shop where id = ?", [id]);
  return rows.parse(found.rows)[0]?.compared_at ?? null;
}

/** Two comparisons at once: the later one counts. */
export async function noteCompared(container: MedusaContainer, at: Date): Promise<void> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const id = await shopId(connection, configuredOptions(container).successUrl);
  await connection.raw(
    `update stripe_shop set compared_at = greatest(compared_at, ?::timestamptz), updated_at = now() where id = ?`,
    [at.toISOString(), id],
  );
}
