import { deDELocale } from "@sanity/locale-de-de";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "./schemas/index.ts";
import { connection, isEmbedded } from "./studio/connection.ts";
import { desk } from "./studio/desk/desk.ts";
import { documentActions, isFixed } from "./studio/documentActions.ts";
import { templates } from "./studio/templates.ts";
import { translationBadge } from "./studio/translationBadge.ts";

export default defineConfig({
  ...connection(),
  title: "Planke 46",
  basePath: "/",
  // The language added last is the one a newcomer gets; English is in the user's menu.
  plugins: [structureTool({ title: "Inhalte", structure: desk }), deDELocale()],
  schema: { types: schemaTypes, templates },
  document: {
    actions: documentActions,
    badges: (given) => [...given, translationBadge],
    newDocumentOptions: (given) => given.filter(({ templateId }) => !isFixed(templateId)),
    comments: { enabled: !isEmbedded },
  },
  announcements: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false, inputDateTimeFormat: "dd.MM.yyyy HH:mm" },
  tasks: { enabled: false },
});
