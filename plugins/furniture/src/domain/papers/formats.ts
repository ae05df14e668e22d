import { LOCALES } from "@planke46/furniture-rules";
import { inCurrency } from "../../core/formats";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { PaperDocument } from "./frozen";

/** "1.253,94", in columns that say the currency above. */
export function amount(cents: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(LOCALES[language], format).format(cents / 100).replace("-", "−");
}

/** "1.253,94 €", in the paper's own currency. */
export function sumInWords(
  cents: number,
  { language, currency }: Pick<PaperDocument, "language" | "currency">,
): string {
  return inCurrency(cents / 100, language, currency);
}

/** How the money of a paper moved: "online", or what came both ways: "online 1.491,00 €, Überweisung 175,00 €". */
export function paidInWords({
  paidBy,
  paidParts,
  ...paper
}: Pick<PaperDocument, "paidBy" | "paidParts" | "language" | "currency">): string {
  const words = textsIn(paper.language).papers.paidBy;
  if (!paidParts) return words[paidBy];
  return paidParts.map(({ by, cents }) => `${words[by]} ${sumInWords(cents, paper)}`).join(", ");
}
