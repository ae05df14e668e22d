import { CURRENCY_SIGN } from "@planke46/furniture-rules/market";

export const numbers = {
  group: ".",
  decimal: ",",
  /** A sum, of its figures. */
  money: (figures: string) => `${figures}\u00a0${CURRENCY_SIGN}`,
  percent: "\u00a0%",
};
