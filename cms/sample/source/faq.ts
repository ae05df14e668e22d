import { ranksFor } from "../../schemas/order/ranks.ts";
import { blocks } from "./blocks.ts";
import { configurator } from "./faq-configurator.ts";
import { frames } from "./faq-frames.ts";
import { other } from "./faq-other.ts";
import { planks } from "./faq-planks.ts";
import { shipment } from "./faq-shipment.ts";
import { localized, type Words } from "./localized.ts";
import type { Question } from "./question.ts";

const SECTIONS: readonly { key: string; title: Words; questions: readonly Question[] }[] = [
  { key: "planks", title: { de: "Planken", en: "Planks" }, questions: planks },
  { key: "frames", title: { de: "Gestelle und Farben", en: "Frames and colours" }, questions: frames },
  { key: "configurator", title: { de: "Konfigurator", en: "Configurator" }, questions: configurator },
  {
    key: "shipment",
    title: { de: "Lieferung und Abholung", en: "Delivery and pick-up" },
    questions: shipment,
  },
  { key: "other", title: { de: "Bezahlen und mehr", en: "Payment and more" }, questions: other },
];

export function faqDocuments() {
  const sectionRanks = ranksFor(SECTIONS.length);
  const itemRanks = ranksFor(SECTIONS.flatMap(({ questions }) => questions).length);
  return SECTIONS.flatMap(({ key, title, questions }) => [
    {
      _id: sectionId(key),
      _type: "faqSection",
      key,
      title: localized("localeString", title),
      orderRank: sectionRanks.shift(),
    },
    ...questions.map((question) => item(key, question, itemRanks.shift())),
  ]);
}

function item(key: string, { slug, question, answer }: Question, orderRank: string | undefined) {
  const id = `faqItem-${key}-${slug}`;
  return {
    _id: id,
    _type: "faqItem",
    section: { _type: "reference", _ref: sectionId(key) },
    question: localized("localeString", question),
    answer: { _type: "localeBlocks", de: blocks(`${id}/de`, answer.de), en: blocks(`${id}/en`, answer.en) },
    orderRank,
  };
}

function sectionId(key: string): string {
  return `faqSection-${key}`;
}
