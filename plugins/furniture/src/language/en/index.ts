import type { de } from "../de";
import type { KeptFor } from "../kept-for";
import { contact, contactField } from "./contact";
import { mails } from "./mails";
import { papers } from "./papers";
import { pieces } from "./pieces";
import { refusals } from "./refusals";

/** What a person is told beside their data (Art. 15 (1) GDPR). */
const access = ({ books, unpaid, answered, withdrawn, carts }: KeptFor) => ({
  purposes:
    "We need the data to build, deliver, invoice and settle orders and reservations (Art. 6 (1) b GDPR), to answer questions (Art. 6 (1) b and f), to keep records (Art. 6 (1) c) and to prevent misuse (Art. 6 (1) f).",
  recipients:
    "Data go to these, as far as they need them: the payment provider, the forwarder or parcel service, those who run our servers and our mailbox, our tax adviser, and authorities where a law demands it. The privacy statement on our website names the providers, and whether they work outside the EU.",
  kept: `We keep orders and invoices for ${books} years after the end of their year; what was never paid for ${unpaid} years. We delete questions ${answered} days after our answer, withdrawals ${withdrawn} years after the year in which they were dealt with, carts after ${carts} days.`,
  source:
    "The data come from what you entered in the shop and from our correspondence with you, those of the payment from the payment provider.",
  rights:
    "You may ask us to correct or delete data or to restrict what is done with them, object to it, and take them with you in this format. You may also complain to a data protection authority, for example that of the place where you live.",
  decisions: "Nothing is decided about you automatically, and there is no profile of you.",
});

const sample = {
  reason: "The steel arrives later.",
  question: "Does the table\nfit through the door?",
  table: "Table",
  size: "Size",
  plank: "Plank 07 · row of nails",
  withdrawn: "1012.2 Stool",
  wobbles: "It wobbles.",
  heard: "At the market in the hall.",
  message: "Please ring the bell\nsecond floor",
};

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
