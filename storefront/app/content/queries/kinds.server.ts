import { defineQuery } from "groq";
import { richText } from "../richText.ts";
import type { KindInfoQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";
import { localBlocks, localText, pictureFields } from "./fragments.server.ts";

const kindInfoQuery = defineQuery(`*[_type == "kindInfo" && kind == $kind][0] {
  "title": ${localText("title")},
  "text": ${localBlocks("text")},
  "picture": picture { ${pictureFields} }
}`);

/** 'More about our …' below a configurator. Null without heading or text. */
export const kindInfo = contentQuery({
  name: "kindInfo",
  groq: kindInfoQuery,
  shape: (info: KindInfoQueryResult, pictureOf) => {
    const text = info && richText(info.text, pictureOf);
    return info?.title && text ? { title: info.title, text, picture: pictureOf(info.picture) } : null;
  },
});
