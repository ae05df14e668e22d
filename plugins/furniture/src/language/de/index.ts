import { access } from "./access";
import { contact, contactField } from "./contact";
import { mails } from "./mails";
import { papers } from "./papers";
import { pieces } from "./pieces";
import { refusals } from "./refusals";
import { sample } from "./sample";

export const de = {
  access,
  contact,
  contactField,
  mails,
  papers,
  pieces,
  refusals,
  sample,
  /** The storefront's address of an order's page, without its key. */
  orderPath: "auftrag",
  /** The subject of staff's answer to a question. */
  replySubject: "Deine Frage",
  /** The same, to a withdrawal. */
  withdrawalSubject: (order: string) => `Dein Widerruf zur Bestellung ${order}`,
};
