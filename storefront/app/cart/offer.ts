interface Shown {
  total: number;
  pay_by: string;
  lines: readonly { id: string }[];
}

/**
 * What the shopper saw when pressing the button: nobody is charged another sum, gets other pieces for it, or pays where the
 * button said 'reserve'. Sent with the form and compared by the server. A line never changes: a changed piece is another.
 */
export function offerOf({ total, pay_by, lines }: Shown): string {
  return [total, pay_by === "reservation" ? "reserve" : "order", ...lines.map(({ id }) => id)].join(".");
}
