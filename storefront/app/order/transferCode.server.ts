import encodeQR from "qr";
import type { ShopSettings } from "../content/queries/settings.server.ts";
import { epcText } from "./epc.ts";
import type { ShownOrder } from "./ownOrder.server.ts";

/** The QR code of a transfer for an order as one path in modules; null where there is nothing to transfer. */
export function transferCode(
  { byTransfer, bill, number }: ShownOrder,
  { bankHolder, iban, bic }: ShopSettings,
): { path: string; size: number } | null {
  if (!byTransfer || !bill || bill.paid_at || bill.cancelled) return null;
  return codeOfTransfer({ bankHolder, iban, bic }, { amount: bill.total, purpose: number });
}

/** The same for any transfer; EUR. */
export function codeOfTransfer(
  { bankHolder, iban, bic }: Pick<ShopSettings, "bankHolder" | "iban" | "bic">,
  { amount, purpose }: { amount: number; purpose: string },
): { path: string; size: number } | null {
  const text = epcText({ holder: bankHolder, iban, bic, amount, purpose });
  if (!text) return null;
  // The guidelines ask for error correction of level M; four modules of light around are the norm.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { path, size: rows.length };
}
