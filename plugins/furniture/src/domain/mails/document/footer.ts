import { countryIn, fillBraces } from "@planke46/furniture-rules";
import { DEFAULT_LANGUAGE, type Language } from "../../../language/language";
import type { Texts } from "../../../language/texts";
import type { ServedDetails } from "../../../modules/shop-details/details";
import type { MailTexts } from "../../../modules/shop-details/mail-texts";
import type { MailDocument } from "./document";

/** What stands below a mail: who sends it, where to turn, and why it came. */
export interface Footer {
  sender: string;
  contact?: { phone: string; mail: string };
  pages: { label: string; url: string }[];
  why: string;
}

interface FooterFacts {
  words: Texts["mails"];
  texts: MailTexts;
  shop: ServedDetails;
  language: Language;
}

/** Imprint and ways to reach the shop, as the law wants them in mails to customers. */
export function customerFooter({ words: { footer }, texts, shop, language }: FooterFacts): Footer {
  const { name, street, zip, city, country, phone, mail, storefrontUrl } = shop;
  return {
    sender: `${name} · ${street} · ${zip} ${city} · ${countryIn(country, language)}`,
    contact: { phone: `${footer.phone} ${phone}`, mail },
    pages: [
      { label: footer.imprint, url: inLanguage(`${storefrontUrl}/impressum`, shop, language) },
      { label: footer.privacy, url: inLanguage(`${storefrontUrl}/datasecurity`, shop, language) },
      { label: footer.withdrawal, url: inLanguage(`${storefrontUrl}/widerruf`, shop, language) },
    ],
    why: fillBraces(texts.frame.footer, { Shop: name }),
  };
}

/** A mail to one member of staff says why it came; what the shop's customers may look up is not for it. */
export function staffFooter({ staff }: Texts["mails"], { name }: ServedDetails): Footer {
  return { sender: staff.sender(name), pages: [], why: staff.why };
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

/** The mail with every link into the shop opening in the mail's language, in whichever browser it is read. */
export function withLinksIn(document: MailDocument, shop: ServedDetails, language: Language): MailDocument {
  const blocks = document.blocks.map((block) =>
    block.type === "button" || block.type === "link"
      ? { ...block, url: inLanguage(block.url, shop, language) }
      : block,
  );
  return { ...document, blocks };
}

/** An address of the shop that says its language, on the English host where there is one; others stay as they are. */
export function inLanguage(
  address: string,
  { storefrontUrl, englishUrl = storefrontUrl }: Pick<ServedDetails, "storefrontUrl" | "englishUrl">,
  language: Language,
): string {
  const isOurs = address === storefrontUrl || address.startsWith(`${storefrontUrl}/`);
  if (!isOurs || language === DEFAULT_LANGUAGE) return address;
  const url = new URL(englishUrl + address.slice(storefrontUrl.length));
  if (!url.searchParams.has("lng")) url.searchParams.set("lng", language);
  return url.href;
}
