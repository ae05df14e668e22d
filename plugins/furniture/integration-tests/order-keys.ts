import { store } from "../../../tests/shopper/shop";
import { openMail, sentMailsOf } from "./mailbox";

/** The key in the link of a mail's text. */
export function keyIn(text: string | undefined, path = "auftrag"): string {
  const [, key] = new RegExp(`http\\S+/${path}/([\\w-]+)`).exec(text ?? "") ?? [];
  if (!key) throw new Error("The mail has no link to the order");
  return key;
}

/** The key to an order's page, as its customer is told it. */
export async function keyOf(orderId: string): Promise<string> {
  const [confirmation] = await sentMailsOf(orderId);
  return keyIn((await openMail(confirmation ?? { id: "" })).text);
}

/** An order's page. */
export const look = (key: string, locale = "de") =>
  store("GET", `/furniture/order-page/${key}?locale=${locale}`);

/** The answer to all that no key opens. */
export const UNKNOWN = { type: "not_found", message: "There is no such order page" };
