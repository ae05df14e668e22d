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
