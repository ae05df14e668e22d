import {
  BulbOutlineIcon,
  CogIcon,
  DocumentTextIcon,
  DropIcon,
  EnvelopeIcon,
  HelpCircleIcon,
  HomeIcon,
  InfoOutlineIcon,
  SparklesIcon,
  StarIcon,
  TranslateIcon,
  UsersIcon,
} from "@sanity/icons";
import type { StructureBuilder, StructureResolver } from "sanity/structure";
import { DOCUMENT_TYPES, definitions } from "../../schemas/index.ts";
import { FURNITURE_KINDS } from "../../schemas/kinds/kinds.ts";
import { MAIL_LIST } from "../../schemas/mails/mailTexts.ts";
import { LEGAL_PAGES } from "../../schemas/pages/legalPage.ts";
import { untranslatedFilter } from "../../schemas/translation/untranslatedFilter.ts";
import { memberOf, REVIEW_OF_KIND } from "../templates.ts";
import { API_VERSION, orderableList } from "./orderableList.ts";
import { questions } from "./questions.ts";

const NEWEST_FIRST = [{ field: "date", direction: "desc" as const }];

/** The desk in the order of daily work: questions and reviews first, then the pages, settings last. */
export const desk: StructureResolver = (S, context) =>
  S.list()
    .id("inhalte")
    .title("Inhalte")
    .items([
      S.listItem()
        .id("faq")
        .title("Fragen und Antworten")
        .icon(HelpCircleIcon)
        .child(() => questions(S, context)),
      S.listItem().id("bewertungen").title("Bewertungen").icon(StarIcon).child(reviews(S)),
      S.divider(),
      singleton(S, "homePage", "Startseite", HomeIcon),
      fixedSet(S, "kindInfo", "Mehr über unsere …", InfoOutlineIcon, FURNITURE_KINDS),
      singleton(S, "aboutPage", "Über uns", UsersIcon),
      singleton(S, "sustainabilityPage", "Nachhaltigkeit", BulbOutlineIcon),
      singleton(S, "beesPage", "Bienen und Wachs", SparklesIcon),
      fixedSet(S, "legalPage", "Rechtstexte", DocumentTextIcon, LEGAL_PAGES),
      mails(S),
      S.divider(),
      S.listItem()
        .id("uebersetzung-fehlt")
        .title("Übersetzung fehlt")
        .icon(TranslateIcon)
        .child(
          S.documentList()
            .id("uebersetzung-fehlt")
            .title("Übersetzung fehlt")
            .apiVersion(API_VERSION)
            .filter(untranslatedFilter(DOCUMENT_TYPES, definitions))
            .initialValueTemplates([])
            // What is looked for opens where it belongs, not here.
            .canHandleIntent(() => false)
            .defaultOrdering([{ field: "_updatedAt", direction: "desc" }]),
        ),
      S.divider(),
      S.listItem()
        .id("farben")
        .title("Standardfarben")
        .icon(DropIcon)
        .child(() =>
          orderableList(S, context, {
            id: "farben",
            title: "Standardfarben",
            type: "standardColor",
            create: "Neue Farbe",
          }),
        ),
      singleton(S, "shopSettings", "Einstellungen", CogIcon),
    ]);

function singleton(S: StructureBuilder, type: string, title: string, icon: typeof HomeIcon) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

/** Each mail to customers, and below them what they share. */
function mails(S: StructureBuilder) {
  const item = ({ type, title }: (typeof MAIL_LIST)[number]) => singleton(S, type, title, EnvelopeIcon);
  const shared = MAIL_LIST.filter(({ isShared }) => isShared);
  const own = MAIL_LIST.filter(({ isShared }) => !isShared);
  return S.listItem()
    .id("emails")
    .title("E-Mails an Kunden")
    .icon(EnvelopeIcon)
    .child(
      S.list()
        .id("emails")
        .title("E-Mails an Kunden")
        .items([...own.map(item), S.divider(), ...shared.map(item)]),
    );
}

function reviews(S: StructureBuilder) {
  return S.list()
    .id("bewertungen")
    .title("Bewertungen")
    .items([
      S.listItem()
        .id("neueste")
        .title("Neueste zuerst")
        .icon(StarIcon)
        .child(S.documentTypeList("review").title("Neueste zuerst").defaultOrdering(NEWEST_FIRST)),
      S.divider(),
      ...FURNITURE_KINDS.map(({ value, title }) =>
        S.listItem()
          .id(value)
          .title(title)
          .icon(StarIcon)
          .child(
            S.documentList()
              .id(value)
              .title(title)
              .schemaType("review")
              .apiVersion(API_VERSION)
              .filter('_type == "review" && kind == $kind')
              .params({ kind: value })
              .defaultOrdering(NEWEST_FIRST)
              .initialValueTemplates([S.initialValueTemplateItem(REVIEW_OF_KIND, { kind: value })]),
          ),
      ),
    ]);
}

/** One document for each entry of a fixed list; its id is `<type>-<value>`. */
function fixedSet(
  S: StructureBuilder,
  type: string,
  title: string,
  icon: typeof HomeIcon,
  entries: readonly { value: string; title: string }[],
) {
  const documents = entries.map(({ value, title: name }) =>
    S.listItem()
      .id(value)
      .title(name)
      .icon(icon)
      .child(
        S.document()
          .schemaType(type)
          .documentId(`${type}-${value}`)
          .initialValueTemplate(memberOf(type), { value })
          .title(name),
      ),
  );
  return S.listItem().id(type).title(title).icon(icon).child(S.list().id(type).title(title).items(documents));
}
