import { FolderIcon, HelpCircleIcon } from "@sanity/icons";
import { map } from "rxjs";
import type { StructureBuilder, StructureResolverContext } from "sanity/structure";
import { FAQ_ITEM_IN_SECTION } from "../templates.ts";
import { API_VERSION, orderableList } from "./orderableList.ts";

interface Section {
  _id: string;
  title: string | null;
}

/** Sections in the shop's order, drafts included; a new, renamed or moved one shows immediately. */
const SECTIONS = '*[_type == "faqSection"] | order(orderRank) {_id, "title": title.de}';

/** One list for each section, in which its questions are dragged into order; then the sections themselves. */
export function questions(S: StructureBuilder, context: StructureResolverContext) {
  const found = context.documentStore.listenQuery(
    SECTIONS,
    {},
    { apiVersion: API_VERSION, perspective: "drafts" },
  );
  return found.pipe(
    map((sections: Section[]) =>
      S.list()
        .id("faq")
        .title("Fragen und Antworten")
        .items([
          ...sections.map((section) => questionsOf(S, context, section)),
          S.divider(),
          S.listItem()
            .id("abschnitte")
            .title("Abschnitte")
            .icon(FolderIcon)
            .child(() =>
              orderableList(S, context, {
                id: "abschnitte",
                title: "Abschnitte",
                type: "faqSection",
                create: "Neuer Abschnitt",
              }),
            ),
          S.listItem()
            .id("alle")
            .title("Alle Fragen")
            .icon(HelpCircleIcon)
            .child(
              S.documentTypeList("faqItem")
                .title("Alle Fragen")
                .defaultOrdering([
                  { field: "section.orderRank", direction: "asc" },
                  { field: "orderRank", direction: "asc" },
                ]),
            ),
        ]),
    ),
  );
}

function questionsOf(S: StructureBuilder, context: StructureResolverContext, { _id, title }: Section) {
  const name = title ?? "Abschnitt ohne Überschrift";
  return S.listItem()
    .id(_id)
    .title(name)
    .icon(HelpCircleIcon)
    .child(() =>
      orderableList(S, context, {
        id: _id,
        title: name,
        type: "faqItem",
        create: "Neue Frage",
        part: {
          filter: "section._ref == $sectionId",
          params: { sectionId: _id },
          template: FAQ_ITEM_IN_SECTION,
        },
      }),
    );
}
