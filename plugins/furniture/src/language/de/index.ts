import { mails } from "./mails";
import { papers } from "./papers";
import { safety } from "./safety";
import { sample } from "./sample";

export const de = {
  mails,
  papers,
  safety,
  sample,
  /** The storefront's address of an order's page, without its key. */
  orderPath: "auftrag",
};
