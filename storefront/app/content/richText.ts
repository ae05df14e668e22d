import type { PictureOf } from "./picture.server.ts";
import type { Picture } from "./picture.ts";
import type { FaqQueryResult } from "./sanity.types.ts";

type FoundPart = NonNullable<FaqQueryResult[number]["items"][number]["answer"]>[number];
type Block = Extract<FoundPart, { _type: "block" }>;

/** Words and pictures as an editor arranged them; `richTextHtml` makes HTML of it. */
export type RichText = (Block | { _key: string; _type: "picture"; picture: Picture })[];

/** The CMS's blocks with their pictures ready to be shown; a picture without its file is left out. */
export function richText(parts: readonly FoundPart[], pictureOf: PictureOf): RichText {
  return parts.flatMap((part): RichText => {
    if (part._type === "block") return [part];
    const picture = pictureOf(part);
    return picture ? [{ _key: part._key, _type: "picture", picture }] : [];
  });
}
