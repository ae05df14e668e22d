import { CogIcon, DropIcon, FolderIcon, HelpCircleIcon, HomeIcon } from "@sanity/icons";
import type { StructureBuilder, StructureResolver } from "sanity/structure";
import { FAQ_ITEM_IN_SECTION } from "./templates.ts";

const API_VERSION = "2025-02-19";
const BY_POSITION = [{ field: "position", direction: "asc" as const }];

/** The desk in the order of daily work: questions first, settings last. */
export const desk: StructureResolver = (S) =>
  S.list()
    .id("inhalte")
    .title("Inhalte")
    .items([
      S.listItem().id("faq").title("Fragen und Antworten").icon(HelpCircleIcon).child(questions(S)),
      S.listItem()
        .id("farben")
        .title("Standardfarben")
        .icon(DropIcon)
        .child(S.documentTypeList("standardColor").title("Standardfarben").defaultOrdering(BY_POSITION)),
      singleton(S, "homePage", "Startseite", HomeIcon),
      S.divider(),
      singleton(S, "shopSettings", "Einstellungen", CogIcon),
    ]);

function questions(S: StructureBuilder) {
  return S.list()
    .id("faq")
    .title("Fragen und Antworten")
    .items([
      S.listItem()
        .id("nach-abschnitt")
        .title("Nach Abschnitt")
        .icon(HelpCircleIcon)
        .child(
          S.documentTypeList("faqSection")
            .title("Abschnitte")
            .defaultOrdering(BY_POSITION)
            .canHandleIntent(() => false)
            .child((sectionId) => questionsOf(S, sectionId)),
        ),
      S.listItem()
        .id("alle")
        .title("Alle Fragen")
        .icon(HelpCircleIcon)
        .child(
          S.documentTypeList("faqItem")
            .title("Alle Fragen")
            .defaultOrdering([{ field: "section.position", direction: "asc" }, ...BY_POSITION]),
        ),
      S.divider(),
      S.listItem()
        .id("abschnitte")
        .title("Abschnitte bearbeiten")
        .icon(FolderIcon)
        .child(S.documentTypeList("faqSection").title("Abschnitte bearbeiten").defaultOrdering(BY_POSITION)),
    ]);
}

function questionsOf(S: StructureBuilder, sectionId: string) {
  return S.documentList()
    .id(sectionId)
    .title("Fragen")
    .schemaType("faqItem")
    .apiVersion(API_VERSION)
    .filter('_type == "faqItem" && section._ref == $sectionId')
    .params({ sectionId })
    .defaultOrdering(BY_POSITION)
    .initialValueTemplates([S.initialValueTemplateItem(FAQ_ITEM_IN_SECTION, { sectionId })]);
}

function singleton(S: StructureBuilder, type: string, title: string, icon: typeof HomeIcon) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}
