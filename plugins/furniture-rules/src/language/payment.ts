import * as de from "./de/payment.js";
import * as en from "./en/payment.js";
import type { InEach } from "./language.js";

export const METHOD_NAMES: InEach<typeof de.paymentMethods> = {
  de: de.paymentMethods,
  en: en.paymentMethods,
};
