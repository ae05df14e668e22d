import { defineQuery } from "groq";
import type { Picture } from "../ContentPicture.tsx";
import type { PictureOf } from "../picture.server.ts";
import { type RichText, richText } from "../richText.ts";
import type {
  AboutQueryResult,
  BeesQueryResult,
  HomeQueryResult,
  SustainabilityQueryResult,
} from "../sanity.types.ts";
import { contentQuery, localBlocks, localText, pictureFields } from "./contentQuery.server.ts";

/** A part of a page: heading, text and, if there is one, a picture beside it. */
export interface Section {
  key: string;
  title: string;
  text: RichText;
  picture: Picture | null;
}

type FoundSections = NonNullable<BeesQueryResult>["sections"];

/** The sections that have both a heading and a text. */
function sectionsOf(found: FoundSections, pictureOf: PictureOf): Section[] {
  return (found ?? []).flatMap(({ key, title, text: written, picture }) => {
    const text = richText(written, pictureOf);
    return title && text ? [{ key, title, text, picture: pictureOf(picture) }] : [];
  });
}

const pageFields = `
  "title": ${localText("title")},
  "intro": ${localText("intro")},
  "sections": sections[] {
    "key": _key,
    "title": ${localText("title")},
    "text": ${localBlocks("text")},
    "picture": picture { ${pictureFields} }
  }`;

const beesQuery = defineQuery(`*[_type == "beesPage" && _id == "beesPage"][0] { ${pageFields} }`);

/** Bees and wax. */
export const beesPage = contentQuery({
  name: "beesPage",
  groq: beesQuery,
  shape: (page: BeesQueryResult, pictureOf) =>
    page?.title
      ? { title: page.title, intro: page.intro ?? "", sections: sectionsOf(page.sections, pictureOf) }
      : null,
});

const sustainabilityQuery = defineQuery(`*[_type == "sustainabilityPage" && _id == "sustainabilityPage"][0] {
  ${pageFields},
  "counters": counters[] {
    "key": _key,
    value,
    "label": ${localText("label")},
    "evidence": ${localText("evidence")}
  }
}`);

/** The sustainability page with its figures. A figure without evidence is left out: the law requires evidence. */
export const sustainabilityPage = contentQuery({
  name: "sustainabilityPage",
  groq: sustainabilityQuery,
  shape: (page: SustainabilityQueryResult, pictureOf) => {
    if (!page?.title) return null;
    const counters = (page.counters ?? []).flatMap(({ key, value, label, evidence }) =>
      value !== null && label && evidence ? [{ key, value, label, evidence }] : [],
    );
    const sections = sectionsOf(page.sections, pictureOf);
    return { title: page.title, intro: page.intro ?? "", sections, counters };
  },
});

const aboutQuery = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0] {
  ${pageFields},
  "team": team[] {
    "key": _key,
    name,
    "role": ${localText("role")},
    "text": ${localText("text")},
    "picture": picture { ${pictureFields} }
  }
}`);

/** About us, with the people of the workshop. */
export const aboutPage = contentQuery({
  name: "aboutPage",
  groq: aboutQuery,
  shape: (page: AboutQueryResult, pictureOf) => {
    if (!page?.title) return null;
    const team = (page.team ?? []).flatMap(({ key, name, role, text, picture }) =>
      name ? [{ key, name, role: role ?? "", text: text ?? "", picture: pictureOf(picture) }] : [],
    );
    const sections = sectionsOf(page.sections, pictureOf);
    return { title: page.title, intro: page.intro ?? "", sections, team };
  },
});

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
