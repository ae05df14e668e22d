/**
 * What the shopper saw when pressing the button: nobody is charged another sum, or pays where the button said
 * 'reserve'. Sent with the form and compared by the server.
 */
export function offerOf({ total, pay_by }: { total: number; pay_by: string }): string {
  return `${total}.${pay_by === "reservation" ? "reserve" : "order"}`;
}
