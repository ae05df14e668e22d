import { readLineFacts } from "./line-facts";

/** A line of a cart or an order, as Medusa stores it. */
interface Worded {
  id: string;
  title: string;
  subtitle?: string | null | undefined;
  variant_title?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

/**
 * The pieces whose words are not those they were placed with, and what these are. Where Medusa's translations are in use, another language of a
 * cart or an order brings the words of the product instead: then two pieces of a kind look alike on Medusa's own pages. It leaves
 * the subtitle alone.
 */
export function strayWords(lines: readonly Worded[]): { id: string; title: string; variant_title: string }[] {
  return lines.flatMap(({ id, title, subtitle, variant_title, metadata }) => {
    const facts = readLineFacts(metadata);
    if (!facts || !subtitle || (title === facts.name && variant_title === subtitle)) return [];
    return { id, title: facts.name, variant_title: subtitle };
  });
}
