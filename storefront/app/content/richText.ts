import { isBlank } from "@planke46/furniture-rules";
import type { Picture } from "./ContentPicture.tsx";
import type { PictureOf } from "./picture.server.ts";
import type { FaqQueryResult } from "./sanity.types.ts";

type FoundPart = NonNullable<FaqQueryResult[number]["items"][number]["answer"]>[number];
type Block = Extract<FoundPart, { _type: "block" }>;

/** Words and pictures as an editor arranged them; `richTextHtml` makes HTML of it. */
export type RichText = (Block | { _key: string; _type: "picture"; picture: Picture })[];

/** The CMS's blocks with their pictures ready to be shown, without those that would show nothing; null where nothing is left. */
export function richText(parts: readonly FoundPart[] | null, pictureOf: PictureOf): RichText | null {
  const shown = (parts ?? []).flatMap((part): RichText => {
    if (part._type === "block") return part.children?.some(hasWords) ? [part] : [];
    const picture = pictureOf(part);
    return picture ? [{ _key: part._key, _type: "picture", picture }] : [];
  });
  return shown.length > 0 ? shown : null;
}

function hasWords({ text }: { text?: string }): boolean {
  return !isBlank(text ?? "");
}
