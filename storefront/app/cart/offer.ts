interface Shown {
  total: number;
  pay_by: string;
  terms: { shipping: string; express_build: boolean };
  lines: readonly { id: string }[];
}

/**
 * What the shopper saw when pressing the button: no shopper is charged another sum, gets other pieces or another delivery for it, or
 * pays where the button said 'reserve'. The total alone does not tell the terms: a voucher may be worth more than all of it. Equal pieces are shown together, so the order of the lines says nothing. Sent with the
 * form and compared by the server. A line never changes: a changed piece is another.
 */
export function offerOf({ total, pay_by, terms, lines }: Shown): string {
  return [
    total,
    pay_by === "reservation" ? "reserve" : "order",
    terms.shipping,
    terms.express_build ? "express" : "usual",
    ...lines.map(({ id }) => id).sort(),
  ].join(".");
}

/** What a page shows, as an offer: its cards hold the lines. */
export function offered({
  total,
  pay_by,
  terms,
  lines,
}: Omit<Shown, "lines"> & { lines: readonly { lines: string[] }[] }): Shown {
  return { total, pay_by, terms, lines: lines.flatMap((card) => card.lines.map((id) => ({ id }))) };
}
