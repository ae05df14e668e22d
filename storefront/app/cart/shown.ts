import type { Summary } from "../commerce/answers.server.ts";
import type { Card } from "./cards.server.ts";

/** The bill of a cart as its page shows it, with a card for equal pieces. */
export type BillData = Omit<Summary, "lines"> & { lines: Card[] };

/** What the shopper should hear of the cart as it stands. */
export interface CartNews {
  /** The cart's payment was begun and not finished; "restored" when the visitor comes back to it from elsewhere. */
  unpaid: "restored" | "open" | null;
  /** A piece has just been changed. */
  changed: boolean;
  /** Another window has changed the cart. */
  changedElsewhere: boolean;
  /** The shop behind the page has stopped answering; the cart is the one last seen. */
  silent: boolean;
}
