import type { de } from "../de";
import { access } from "./access";
import { contact, contactField } from "./contact";
import { mails } from "./mails";
import { papers } from "./papers";
import { pieces } from "./pieces";
import { refusals } from "./refusals";
import { sample } from "./sample";

export const en: typeof de = {
  access,
  contact,
  contactField,
  mails,
  papers,
  pieces,
  refusals,
  sample,
  orderPath: "order",
  replySubject: "Your question",
  withdrawalSubject: (order: string) => `Your withdrawal from order ${order}`,
};
