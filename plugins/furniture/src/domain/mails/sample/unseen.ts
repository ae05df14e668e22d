import { type MailTextKey, textsOf } from "@planke46/furniture-rules";
import type { MailTexts } from "../../../modules/shop-details/mail-texts";

/** A text of a document that the sample's mail has no place for. */
export interface UnseenText {
  /** What staff call it, and when it does stand in a mail; in German, as in the Studio. */
  title: string;
  when?: string;
  text: string;
}

const markOf = (name: string) => `\uE000${name}\uE001`;

/**
 * The texts of a document that a mail does not show. `write` makes the mail once more, with a mark in place of each text; a text
 * whose mark is missing there is unseen.
 */
export function unseenTexts(
  key: MailTextKey,
  texts: MailTexts,
  write: (texts: MailTexts) => { subject: string; text: string },
): UnseenText[] {
  const marks = Object.fromEntries(textsOf(key).map(([name]) => [name, markOf(name)]));
  const { subject, text } = write({ ...texts, [key]: marks });
  const written: Readonly<Record<string, string>> = texts[key];
  return textsOf(key)
    .filter(([name]) => !`${subject}\n${text}`.includes(markOf(name)))
    .map(([name, { title, when }]) => ({ title, ...(when && { when }), text: written[name] ?? "" }));
}
