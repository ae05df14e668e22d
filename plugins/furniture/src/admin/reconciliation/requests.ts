import type { InferTypeOf } from "@medusajs/framework/types";
import type { FurnitureFinding, FurnitureReconciliation } from "../../modules/orders/models/orders";
import { ask, request, type Sent } from "../ask";

export type Run = Sent<InferTypeOf<typeof FurnitureReconciliation>>;

export interface Finding extends Sent<InferTypeOf<typeof FurnitureFinding>> {
  /** By which staff know the order; null for one that is no more. */
  order_number: string | null;
  /** Whether its order is neither cancelled nor archived; told of what waits for staff. */
  is_open_order?: boolean;
}

export const RECONCILIATIONS = ["furniture-reconciliations"];

interface Reconciliations {
  /** What waits for staff. */
  open: Finding[];
  runs: Run[];
  findings: Finding[];
}

export function loadReconciliations(): Promise<Reconciliations> {
  return ask("reconciliations");
}

/** What waits for staff with one order. */
export async function loadOpenOf(orderId: string): Promise<Finding[]> {
  return (await ask<Reconciliations>(`reconciliations?order_id=${encodeURIComponent(orderId)}`)).open;
}

/** Compares with the payment provider first: what it knows is in the books when orders are compared with them. */
export async function reconcileNow(): Promise<{ checked: number; findings: Finding[] }> {
  await act("stripe-checkout/comparisons");
  return ask("reconciliations", {});
}

/** Posts to a route below /admin, without a body. Throws with the server's message. */
async function act(path: string): Promise<{ outcome?: string }> {
  return (await request(path, undefined, "POST")).json().catch(() => ({}));
}

/**
 * Does what a deed promises: posts to a path below /admin, and where an order is named cancels it afterwards by Medusa's own way.
 * Where the second step fails, the first one is done all the same, and staff are told so.
 */
export async function carryOut({
  path,
  cancels,
}: {
  path: string;
  cancels?: string;
}): Promise<{ outcome?: string }> {
  const done = await act(path);
  if (cancels)
    await act(`orders/${encodeURIComponent(cancels)}/cancel`).catch((error: Error) => {
      throw new Error(
        `Die Auszahlung ist gebucht, die Bestellung aber noch nicht storniert: Storniere sie auf ihrer Seite. Der Grund: ${error.message}`,
      );
    });
  return done;
}

export const OUTCOMES = {
  completed: { label: "vervollständigt", color: "green" },
  refunded: { label: "Erstattung veranlasst", color: "blue" },
  cancelled: { label: "storniert", color: "grey" },
  removed: { label: "bereinigt", color: "grey" },
  flagged: { label: "bitte ansehen", color: "orange" },
  /** Was flagged, and needs no action any more. */
  settled: { label: "erledigt", color: "grey" },
} as const;

export const WORDS: Record<string, string> = {
  order_without_cart: "Halbe Bestellung",
  order_unfinished: "Unterbrochene Bestellung",
  order_without_payment: "Bestellung ohne Zahlung",
  payment_without_order: "Zahlung ohne Bestellung",
  money_kept: "Geld einer stornierten Bestellung",
  transfer_kept: "Überweisung einer stornierten Bestellung",
  not_released: "Planken oder Gutschein noch belegt",
  amount_differs: "Betrag weicht ab",
  refund_failed: "Erstattung gescheitert",
  refund_waiting: "Erstattung wartet",
  payment_waiting: "Lastschrift bleibt aus",
  dispute_open: "Zahlung bestritten",
  dispute_lost: "Streit verloren",
  payment_unknown: "Unbekannte Zahlung",
};
