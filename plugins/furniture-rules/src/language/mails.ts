import { mails as de } from "./de/mails/index.js";
import { mails as en } from "./en/mails/index.js";
import type { InEach } from "./language.js";

export type MailWords = typeof de;

export const MAIL_WORDS: InEach<MailWords> = { de, en };
