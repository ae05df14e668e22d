import { defineQuery } from "groq";
import type { AboutQueryResult, BeesQueryResult, SustainabilityQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";
import { localBlocks, localText, pictureFields } from "./fragments.server.ts";
import { sectionsOf } from "./section.server.ts";

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
