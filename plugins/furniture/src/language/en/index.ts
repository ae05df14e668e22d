import type { de } from "../de";
import { contact, contactField } from "./contact";
import { mails } from "./mails";
import { papers } from "./papers";
import { pieces } from "./pieces";
import { refusals } from "./refusals";
import { safety } from "./safety";
import { sample } from "./sample";

export const en: typeof de = {
  contact,
  contactField,
  mails,
  papers,
  pieces,
  refusals,
  safety,
  sample,
  orderPath: "order",
  replySubject: "Your question",
};
