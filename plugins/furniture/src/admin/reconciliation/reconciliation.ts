import { ask } from "../inquiries/ask";

export interface Run {
  id: string;
  started_at: string;
  finished_at: string;
  checked: number;
  completed: number;
  refunded: number;
  flagged: number;
  quiet_runs: number;
}

export interface Finding {
  id: string;
  code: string;
  outcome: "completed" | "refunded" | "cancelled" | "removed" | "flagged";
  order_id: string | null;
  cart_id: string | null;
  payment: string | null;
  detail: string;
  times: number;
  last_seen_at: string;
}

export const RECONCILIATIONS = ["furniture-reconciliations"];

export function loadReconciliations(): Promise<{ runs: Run[]; findings: Finding[] }> {
  return ask("reconciliations");
}

export function reconcileNow(): Promise<{ checked: number; findings: Finding[] }> {
  return ask("reconciliations", {});
}

export const OUTCOMES = {
  completed: { label: "vervollständigt", color: "green" },
  refunded: { label: "erstattet", color: "blue" },
  cancelled: { label: "storniert", color: "grey" },
  removed: { label: "bereinigt", color: "grey" },
  flagged: { label: "bitte ansehen", color: "orange" },
} as const;

export const WORDS: Record<string, string> = {
  order_without_cart: "Halbe Bestellung",
  order_unfinished: "Unterbrochene Bestellung",
  order_without_payment: "Bestellung ohne Zahlung",
  payment_without_order: "Zahlung ohne Bestellung",
  money_kept: "Geld einer stornierten Bestellung",
  not_released: "Planken oder Gutschein noch belegt",
  amount_differs: "Betrag weicht ab",
};
