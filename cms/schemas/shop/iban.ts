/**
 * What is wrong with an IBAN (ISO 13616), in German, or nothing. Spaces are allowed; German ones have 22 characters.
 */
export function ibanFault(iban: string | undefined): string | undefined {
  if (iban === undefined || iban === "") return undefined;
  const plain = iban.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(plain))
    return "Eine IBAN beginnt mit zwei Buchstaben und zwei Ziffern.";
  if (plain.startsWith("DE") && plain.length !== 22) return "Eine deutsche IBAN hat 22 Zeichen.";
  return remainder(plain.slice(4) + plain.slice(0, 4)) === 1
    ? undefined
    : "Die Prüfziffer der IBAN stimmt nicht.";
}

/** ISO 7064, modulo 97: letters count as 10 (A) to 35 (Z). */
function remainder(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
