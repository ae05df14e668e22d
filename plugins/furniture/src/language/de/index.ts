import { mails } from "./mails";
import { papers } from "./papers";
import { sample } from "./sample";

export const de = {
  mails,
  papers,
  sample,
  /** The storefront's address of an order's page, without its key. */
  orderPath: "auftrag",
};
