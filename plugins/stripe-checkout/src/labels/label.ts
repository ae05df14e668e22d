import type Stripe from "stripe";

/** Stripe takes no longer values in metadata. */
const LONGEST_VALUE = 500;
/** Longer ones are of no use in the dashboard's list. */
const LONGEST_DESCRIPTION = 500;

export interface LabelledOrder {
  id: string;
  /** As customers know it. */
  number: string;
  lines: readonly { title: string; quantity: number }[];
}

/** What a person reads beside a payment at Stripe: the order's number and its lines. */
export function labelOf({ id, number, lines }: LabelledOrder): Stripe.PaymentIntentUpdateParams {
  const words = lines.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`));
  const said = counted(words).join(", ");
  return {
    description: shortened(said ? `${number}: ${said}` : number, LONGEST_DESCRIPTION),
    metadata: { order_id: id, order_number: number, order_lines: shortened(said, LONGEST_VALUE) },
  };
}

/** Equal lines once, with how often. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`));
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
