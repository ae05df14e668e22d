import type { Language } from "../../../core/language";
import type { ServedDetails } from "../../../modules/shop-details/details";
import type { MailDocument } from "./document";

/** The shop answers in it where nothing says another. */
const DEFAULT_LANGUAGE = "de";

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
