import type { AdminOrder } from "@medusajs/framework/types";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Medusa's own buttons read only Medusa's order anew: where that has changed, the shop's cards about it are read anew too. */
export function useFollowed({
  id,
  status,
  payment_status,
  fulfillment_status,
  version,
  summary,
}: Pick<
  AdminOrder,
  "id" | "status" | "payment_status" | "fulfillment_status" | "version" | "summary"
>): void {
  const queries = useQueryClient();
  const standing = JSON.stringify([id, status, payment_status, fulfillment_status, version, summary]);
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === id,
    });
  }, [queries, standing, id]);
}
