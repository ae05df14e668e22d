import { defineQuery } from "groq";
import type { HomeQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";
import { localText, pictureFields } from "./fragments.server.ts";

const homeQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0] {
  "title": ${localText("title")},
  "intro": ${localText("intro")},
  "aboutTeaser": ${localText("aboutTeaser")},
  "teasers": teasers[] {
    kind,
    "text": ${localText("text")},
    "picture": picture { ${pictureFields} }
  }
}`);

/** The home page's own words and its ways into the configurators. Null without heading or introduction. */
export const homePage = contentQuery({
  name: "homePage",
  groq: homeQuery,
  shape: (page: HomeQueryResult, pictureOf) => {
    if (!page?.title || !page.intro) return null;
    const teasers = (page.teasers ?? []).flatMap(({ kind, text, picture }) =>
      kind && text ? [{ kind, text, picture: pictureOf(picture) }] : [],
    );
    return { title: page.title, intro: page.intro, aboutTeaser: page.aboutTeaser ?? "", teasers };
  },
});
