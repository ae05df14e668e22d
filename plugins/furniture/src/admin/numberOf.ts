/** Thousands with points between them, as German is written: 1.250 is no 1,25. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * What staff wrote as a number, with comma or point; NaN when it is none. A field of the browser's own kind for numbers reads by the
 * browser's language, not by the page's: in an English one "12,00" is 1200, and "1.000" is 1 in every one.
 */
export function numberOf(text: string): number {
  const trimmed = GROUPED.test(text.trim()) ? text.trim().replaceAll(".", "") : text.trim();
  return /^\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}
