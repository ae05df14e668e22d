import type { PictureOf } from "../picture.server.ts";
import type { Picture } from "../picture.ts";
import { type RichText, richText } from "../richText.ts";
import type { BeesQueryResult } from "../sanity.types.ts";

/** A part of a page: heading, text and, if there is one, a picture beside it. */
export interface Section {
  key: string;
  title: string;
  text: RichText;
  picture: Picture | null;
}

type FoundSections = NonNullable<BeesQueryResult>["sections"];

/** The sections that have both a heading and a text. */
export function sectionsOf(found: FoundSections, pictureOf: PictureOf): Section[] {
  return (found ?? []).flatMap(({ key, title, text: written, picture }) => {
    const text = richText(written, pictureOf);
    return title && text ? [{ key, title, text, picture: pictureOf(picture) }] : [];
  });
}
