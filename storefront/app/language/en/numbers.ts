import { CURRENCY_SIGN } from "@planke46/furniture-rules/market";
import type { numbers as german } from "../de/numbers.ts";

/** English puts it before the figures; one of letters ("kr.", "CHF") keeps a distance. */
const SIGN_BEFORE = /[a-z]/i.test(CURRENCY_SIGN) ? `${CURRENCY_SIGN}\u00a0` : CURRENCY_SIGN;

export const numbers: typeof german = {
  group: ",",
  decimal: ".",
  money: (figures) => `${SIGN_BEFORE}${figures}`,
  percent: "%",
};
