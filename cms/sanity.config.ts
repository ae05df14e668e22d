import { deDELocale } from "@sanity/locale-de-de";
import { type DocumentActionComponent, defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { FIXED_SETS, SINGLETONS, schemaTypes } from "./schemas/index.ts";
import { connection, isEmbedded, storefrontUrl } from "./studio/connection.ts";
import { desk } from "./studio/desk/desk.ts";
import { templates } from "./studio/templates.ts";

/** What there is a fixed number of is edited and published; it cannot be copied, taken back or deleted. */
const SINGLETON_ACTIONS: ReadonlySet<DocumentActionComponent["action"]> = new Set([
  "publish",
  "discardChanges",
  "restore",
]);

const isFixed = (type: string) => SINGLETONS.has(type) || FIXED_SETS.has(type);

/** Where each kind of document can be seen in the shop. */
const SHOP_PAGES: Readonly<Record<string, string>> = {
  homePage: "/",
  beesPage: "/bienen",
  sustainabilityPage: "/sustainabilityDesktop",
  aboutPage: "/about",
  faqSection: "/faq",
  faqItem: "/faq",
  standardColor: "/configuratorTableDesktop",
  shopSettings: "/impressum",
};

export default defineConfig({
  ...connection(),
  title: "Planke 46",
  basePath: "/",
  // The language added last is the one a newcomer gets; English is in the user's menu.
  plugins: [structureTool({ title: "Inhalte", structure: desk }), deDELocale()],
  schema: { types: schemaTypes, templates },
  document: {
    actions: (given, { schemaType }) =>
      isFixed(schemaType) ? given.filter(({ action }) => SINGLETON_ACTIONS.has(action)) : given,
    newDocumentOptions: (given) => given.filter(({ templateId }) => !isFixed(templateId)),
    productionUrl: async (given, { document }) => {
      const page = SHOP_PAGES[document._type];
      const shop = storefrontUrl();
      return page && shop ? new URL(page, shop).href : given;
    },
    comments: { enabled: !isEmbedded },
  },
  announcements: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false, inputDateTimeFormat: "dd.MM.yyyy HH:mm" },
  tasks: { enabled: false },
});
