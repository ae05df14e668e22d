import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { INQUIRIES } from "../../modules/inquiries";
import type { NormalOrigin } from "../../modules/inquiries/origin";

export interface SurveyResult {
  total: number;
  /** Every choice and "other", also those with no answers. */
  counts: { origin: NormalOrigin | "other"; count: number }[];
  /** What people wrote, newest first, at most 200. */
  others: { text: string; created_at: string; order: { id: string; number: string } | null }[];
}

/** Counts the answers given between two days (YYYY-MM-DD by the shop's clock), both included. */
export async function surveyResult(
  container: MedusaContainer,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<SurveyResult> {
  const inquiries = container.resolve(INQUIRIES);
  const [counts, others] = await Promise.all([inquiries.countOrigins(range), inquiries.otherOrigins(range)]);
  const numbers = await orderNumbers(
    container,
    others.map(({ order_id }) => order_id),
  );
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts,
    others: others.map(({ text, created_at, order_id }) => {
      const number = numbers.get(order_id);
      return {
        text,
        created_at: new Date(created_at).toISOString(),
        order: number === undefined ? null : { id: order_id, number },
      };
    }),
  };
}

async function orderNumbers(container: MedusaContainer, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id"],
    filters: { id: ids },
  });
  return new Map(data.map(({ id, display_id }) => [id, String(display_id)]));
}
