import { expect, test } from "vitest";
import { definitions } from "../index.ts";
import { missingEnglish } from "./missingEnglish.ts";

const both = { de: "Holz", en: "Wood" };
const german = { de: "Holz" };
const paragraph = [{ _type: "block", children: [{ _type: "span", text: "Holz" }] }];
const missing = (type: string, value: unknown) => missingEnglish(type, value, definitions);

test("a field that is German only is named, one in both languages is not", () => {
  expect(missing("faqItem", { question: german, answer: { de: paragraph, en: paragraph } })).toEqual([
    "question",
  ]);
});

test("an empty English text is a missing one; without a German text there is nothing to translate", () => {
  expect(missing("faqSection", { title: { de: "Holz", en: "  " } })).toEqual(["title"]);
  expect(missing("faqItem", { question: both, answer: { de: paragraph, en: [] } })).toEqual(["answer"]);
  expect(missing("faqSection", { title: {} })).toEqual([]);
  expect(missing("faqSection", {})).toEqual([]);
});

test("it looks into lists, into the objects within and into the words beside their pictures", () => {
  const page = {
    title: both,
    intro: both,
    sections: [
      { _type: "pageSection", title: both, text: { de: paragraph, en: paragraph } },
      { _type: "pageSection", title: german, picture: { _type: "picture", alt: german } },
    ],
    team: [{ _type: "teamMember", name: "Mia", role: german, text: both }],
  };
  expect(missing("aboutPage", page)).toEqual([
    "sections[1].title",
    "sections[1].picture.alt",
    "team[0].role",
  ]);
});

test("it looks into the pictures within a text, in either language", () => {
  const withPicture = [...paragraph, { _type: "picture", alt: german }];
  expect(missing("faqItem", { question: both, answer: { de: withPicture, en: withPicture } })).toEqual([
    "answer.de[1].alt",
    "answer.en[1].alt",
  ]);
});

test("it looks into fields that are defined on the spot", () => {
  expect(missing("standardColor", { name: both, appearance: both, image: { alt: german } })).toEqual([
    "image.alt",
  ]);
});

test("types and members it does not know say nothing", () => {
  expect(missing("unknown", { title: german })).toEqual([]);
  expect(missing("homePage", { teasers: [{ _type: "unknown", text: german }, null, "text"] })).toEqual([]);
});
