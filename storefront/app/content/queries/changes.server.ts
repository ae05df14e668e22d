import { defineQuery } from "groq";
import type { ChangesQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";

const changesQuery = defineQuery(`*[_type in [
  "homePage", "beesPage", "sustainabilityPage", "aboutPage", "legalPage", "faqSection", "faqItem", "kindInfo", "review"
]] { "type": _type, "key": coalesce(key, kind, ""), "changed": _updatedAt }`);

/** When what editors wrote was last published: by type, or by type and key as in `legalPage:terms`; ISO 8601. */
export const changes = contentQuery({
  name: "changes",
  groq: changesQuery,
  shape: (found: ChangesQueryResult) => {
    const latest: Record<string, string> = {};
    for (const { type, key, changed } of found) {
      for (const name of key ? [type, `${type}:${key}`] : [type]) {
        if ((latest[name] ?? "") < changed) latest[name] = changed;
      }
    }
    return latest;
  },
});
