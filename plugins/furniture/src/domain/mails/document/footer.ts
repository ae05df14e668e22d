import { countryIn } from "@planke46/furniture-rules";
import type { Language } from "../../../core/language";
import type { ServedDetails } from "../../../modules/shop-details/details";
import type { Words } from "../words/words";
import { inLanguage } from "./links";

/** What stands below a mail: who sends it, where to turn, and why it came. */
export interface Footer {
  sender: string;
  contact?: { phone: string; mail: string };
  pages: { label: string; url: string }[];
  why: string;
}

/** Imprint and ways to reach the shop, as the law wants them in mails to customers. */
export function customerFooter({ footer }: Words, shop: ServedDetails, language: Language): Footer {
  const { name, street, zip, city, country, phone, mail, storefrontUrl } = shop;
  return {
    sender: `${name} · ${street} · ${zip} ${city} · ${countryIn(country, language)}`,
    contact: { phone: `${footer.phone} ${phone}`, mail },
    pages: [
      { label: footer.imprint, url: inLanguage(`${storefrontUrl}/impressum`, shop, language) },
      { label: footer.privacy, url: inLanguage(`${storefrontUrl}/datasecurity`, shop, language) },
      { label: footer.withdrawal, url: inLanguage(`${storefrontUrl}/widerruf`, shop, language) },
    ],
    why: footer.why,
  };
}

/** The workshop knows where it is: it needs the way to its own pages. */
export function workshopFooter({ name }: ServedDetails, adminUrl: string): Footer {
  return {
    sender: `Der Shop ${name} an die Werkstatt`,
    pages: [
      { label: "Bestellungen", url: `${adminUrl}/orders` },
      { label: "Nachrichten", url: `${adminUrl}/messages` },
      { label: "Widerrufe", url: `${adminUrl}/withdrawals` },
      { label: "E-Mails", url: `${adminUrl}/mails` },
    ],
    why: "Diese E-Mail geht nur an die Werkstatt. Was der Kunde bekommen hat, steht im Admin unter „E-Mails“.",
  };
}
