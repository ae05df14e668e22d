import { DELIVERY_TIMES, STANDARD_COLORS } from "@planke46/furniture-rules";
import type { Language } from "../language/languages.ts";
import type { StandardColor } from "./queries/colors.server.ts";
import type { ShopSettings } from "./queries/settings.server.ts";

/** Used until the CMS has answered once: the shop's name alone, no invented address. */
export const fallbackSettings: ShopSettings = {
  name: "Planke 46",
  street: "",
  zip: "",
  city: "",
  country: "",
  phone: "",
  mail: "",
  bankHolder: "",
  bankName: "",
  iban: "",
  bic: "",
  bankTransfer: false,
  ...DELIVERY_TIMES,
};

/** The standard colours of the furniture rules, so that the shop sells before the CMS ever answered. */
export function fallbackColors(language: Language): StandardColor[] {
  return STANDARD_COLORS.map(({ hex, label, ral }) => ({
    name: label[language],
    hex,
    ral: ral ?? "",
    appearance: "",
    picture: null,
  }));
}
