/** A text whose parts between commas no line is to break: "220 × 40 × 45 cm" keeps its unit, in the middle of a sentence too. */
export function unbroken(text: string): string {
  return text.replace(/(?<!,) /g, "\u00a0");
}
