import type { Means } from "../store/records";

export type IbanFault = "incomplete_iban" | "invalid_iban";

/** ISO 13616: letters are 10 to 35, and the whole number leaves 1 when divided by 97. */
const DIVISOR = 97;
const SHORTEST = 15;
const LONGEST = 34;

/** Reads an IBAN as typed; every bank of the sandbox decides later, by a button of the dashboard. */
export function readIban(
  typed: string,
): { ok: true; means: Extract<Means, { type: "sepa_debit" }> } | { ok: false; fault: IbanFault } {
  const iban = typed.replace(/\s/g, "").toUpperCase();
  if (iban.length < SHORTEST) return { ok: false, fault: "incomplete_iban" };
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length <= LONGEST;
  if (!isWellFormed || remainder(iban) !== 1) return { ok: false, fault: "invalid_iban" };
  return {
    ok: true,
    means: {
      type: "sepa_debit",
      country: iban.slice(0, 2),
      bankCode: iban.slice(4, 12),
      last4: iban.slice(-4),
    },
  };
}

function remainder(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = [...rearranged].map((sign) => Number.parseInt(sign, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % DIVISOR, 0);
}
