import { CURRENCY } from "@planke46/furniture-rules";
import encodeQR from "qr";
import type { ShopSettings } from "../content/queries/settings.server.ts";
import type { ShownOrder } from "./ownOrder.server.ts";

/** The QR code of a transfer for an order as one path in modules; null where there is nothing to transfer. */
export function transferCode(
  { byTransfer, bill, number }: ShownOrder,
  { bankHolder, iban, bic }: ShopSettings,
): { path: string; size: number } | null {
  if (!byTransfer || !bill || bill.paid_at || bill.cancelled) return null;
  return codeOfTransfer({ bankHolder, iban, bic }, { amount: bill.total, purpose: number });
}

/** The same for any transfer; null in another currency than euros, which the code does not know. */
export function codeOfTransfer(
  { bankHolder, iban, bic }: Pick<ShopSettings, "bankHolder" | "iban" | "bic">,
  { amount, purpose }: { amount: number; purpose: string },
): { path: string; size: number } | null {
  if (CURRENCY !== "eur") return null;
  const text = epcText({ holder: bankHolder, iban, bic, amount, purpose });
  if (!text) return null;
  // The guidelines ask for error correction of level M; four modules of light around are the norm.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { path, size: rows.length };
}

interface Transfer {
  holder: string;
  iban: string;
  bic: string;
  /** Whole EUR. */
  amount: number;
  purpose: string;
}

const LONGEST_NAME = 70;

/**
 * The text of a QR code that banking apps read: "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a
 * SEPA Credit Transfer" (EPC069-12, version 002, UTF-8). null where the account is not complete or the amount is none.
 */
export function epcText({ holder, iban, bic, amount, purpose }: Transfer): string | null {
  const account = iban.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) || !holder || amount <= 0) return null;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    bic.replace(/\s/g, "").toUpperCase(),
    holder.slice(0, LONGEST_NAME),
    account,
    `EUR${amount.toFixed(2)}`,
    "",
    "",
    purpose,
  ].join("\n");
}
