import * as de from "./de/contact.js";
import * as en from "./en/contact.js";
import type { InEach } from "./language.js";

export const EMAIL: InEach<typeof de.email> = { de: de.email, en: en.email };
export const PHONE: InEach<typeof de.phoneInvalid> = { de: de.phoneInvalid, en: en.phoneInvalid };
export const WITHDRAWAL_FORM: InEach<typeof de.withdrawalForm> = {
  de: de.withdrawalForm,
  en: en.withdrawalForm,
};
